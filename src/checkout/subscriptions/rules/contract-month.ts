import { addMonths, daysBetween } from '#platform/calendar/add-months.ts';

export interface ContractMonth {
  from: string;
  /** The first day after it. */
  until: string;
  days: number;
}

/** The month of a contract that holds a date; each begins on the day of the month on which the contract did. */
export function contractMonth(startedOn: string, date: string): ContractMonth {
  let index = (Number(date.slice(0, 4)) - Number(startedOn.slice(0, 4))) * 12;
  index += Number(date.slice(5, 7)) - Number(startedOn.slice(5, 7));
  if (addMonths(startedOn, index) > date) index -= 1;
  const [from, until] = [addMonths(startedOn, index), addMonths(startedOn, index + 1)];
  return { from, until, days: daysBetween(from, until) };
}
