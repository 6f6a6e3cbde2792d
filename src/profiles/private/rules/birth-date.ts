/** Apprentices may work from 14 on (Brazil's Constitution, article 7, XXXIII). */
export const LOWEST_AGE = 14;
const HIGHEST_AGE = 120;

/** Full years on the day `today`; both as YYYY-MM-DD. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** A date of the calendar that somebody who may work can have been born on; '' was not said. */
export function isBirthDate(text: string, today: string): boolean {
  if (text === '') return true;
  const moment = new Date(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(moment.getTime())) return false;
  // 31 February is taken for a day of March.
  if (moment.toISOString().slice(0, 10) !== text) return false;
  const age = ageOn(text, today);
  return age >= LOWEST_AGE && age <= HIGHEST_AGE;
}
