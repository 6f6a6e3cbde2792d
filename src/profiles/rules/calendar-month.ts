/** 'YYYY-MM', or 'YYYY' where the month is not known. */
export type CalendarMonth = string;

const pattern = /^(19|20)\d{2}(-(0[1-9]|1[0-2]))?$/;

export function isCalendarMonth(text: string): boolean {
  return pattern.test(text);
}

/** Whether the first is certainly earlier. '2020' and '2020-05' only compare by year, so neither is earlier. */
export function isEarlier(first: CalendarMonth, second: CalendarMonth): boolean {
  const known = Math.min(first.length, second.length);
  return first.slice(0, known) < second.slice(0, known);
}

/** Months since year 0. A bare year counts from January as a start and to December as an end. */
export function monthNumber(month: CalendarMonth, boundary: 'start' | 'end'): number {
  const inYear = month.length > 4 ? Number(month.slice(5)) : boundary === 'start' ? 1 : 12;
  return Number(month.slice(0, 4)) * 12 + inYear - 1;
}
