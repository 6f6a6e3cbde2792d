import type { ServiceOrderItem } from '#checkout/rules/service-order-terms.ts';
import { addMonths, daysBetween } from '#platform/calendar/add-months.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';

interface ContractMonth {
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

interface BilledPlan {
  startedOn: string;
  /** The first day that no order covers yet. */
  billedUntil: string;
  /** Null: no notice was given. */
  endsOn: string | null;
  monthlyCents: number;
  includedUnits: number;
  unitCents: number;
}

/** The days of the month before the one that is billed now: what was used in them above the plan is billed with it. */
export function usedPeriod({ startedOn, billedUntil }: BilledPlan): Pick<ContractMonth, 'from' | 'until'> {
  return { from: contractMonth(startedOn, addDays(billedUntil, -1)).from, until: billedUntil };
}

/** Whether a month of the contract is over: the rest of one that was billed by the day, as a suspension leaves it, is billed without usage. */
export function isMonthOver({ startedOn, billedUntil }: Pick<BilledPlan, 'startedOn' | 'billedUntil'>): boolean {
  return contractMonth(startedOn, billedUntil).from === billedUntil;
}

/** The price of the month ahead; where it is billed by the day, as before the end of the plan, with how many of its days. */
export function monthItem({
  startedOn,
  billedUntil,
  endsOn,
  monthlyCents,
}: BilledPlan): ServiceOrderItem & { until: string } {
  const month = contractMonth(startedOn, billedUntil);
  const until = endsOn !== null && endsOn < month.until ? endsOn : month.until;
  const days = daysBetween(billedUntil, until);
  const cents = Math.round((monthlyCents * days) / month.days);
  const part = days < month.days ? { number: days, count: month.days } : {};
  return { kind: 'plan', cents, ...part, from: billedUntil, until };
}

/** Units above the plan. Null: the plan covered all of them. */
export function usageItem(
  { includedUnits, unitCents }: Pick<BilledPlan, 'includedUnits' | 'unitCents'>,
  { from, until }: Pick<ContractMonth, 'from' | 'until'>,
  usedUnits: number,
): ServiceOrderItem | null {
  const units = Math.max(0, usedUnits - includedUnits);
  return units === 0 ? null : { kind: 'usage', cents: units * unitCents, units, from, until };
}
