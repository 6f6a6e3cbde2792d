import { type AgreedWork, dueMinutes } from '#timesheets/hours/rules/hours-balance.ts';
import { dateInSaoPaulo, type OwnHolidays } from '#platform/calendar/business-days.ts';

/** The day on which a month is looked at, and the operator's own holidays. */
export interface BalanceDay {
  month: string;
  today: string;
  holidays: OwnHolidays;
}

export function balanceDay(now: Date, holidays: OwnHolidays, month?: string): BalanceDay {
  const today = dateInSaoPaulo(now);
  return { today, holidays, month: month ?? today.slice(0, 7) };
}

/** Worked minutes of a month beside what was due of the agreed hours (TIM-06); of several hires together. */
export function balanceOf(minutes: number, agreed: readonly AgreedWork[], { month, today, holidays }: BalanceDay) {
  const dues = agreed.flatMap((work) => dueMinutes(month, work, today, holidays) ?? []);
  if (dues.length === 0) return { minutes, dueMinutes: null, balanceMinutes: null };
  const due = dues.reduce((sum, one) => sum + one, 0);
  return { minutes, dueMinutes: due, balanceMinutes: minutes - due };
}
