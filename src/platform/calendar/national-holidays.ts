/** Month and day of the Brazilian national holidays with a fixed date; 20 November since 2024. */
const fixed = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25'];

/** Brazilian national holidays of a year, as dates `YYYY-MM-DD`. */
export function nationalHolidays(year: number): ReadonlySet<string> {
  const days = fixed.map((day) => `${year}-${day}`);
  if (year >= 2024) days.push(`${year}-11-20`);
  days.push(addDays(easterSunday(year), -2));
  return new Set(days);
}

/** Easter of the Gregorian calendar, by the anonymous algorithm published by Meeus. */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const place = epact + weekday - 7 * correction + 114;
  return isoDate(new Date(Date.UTC(year, Math.floor(place / 31) - 1, (place % 31) + 1)));
}

/** Adds days to a date `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return isoDate(new Date(Date.parse(date) + days * 86_400_000));
}

function isoDate(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
