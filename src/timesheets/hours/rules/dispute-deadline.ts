import { businessDayFrom, businessDaysAfter, type OwnHolidays } from '#platform/calendar/business-days.ts';

const DAYS_OF_NEXT_MONTH = 3;
const DAYS_AFTER_WRITING = 2;

/**
 * Until when an entry can be contested: 23:59:59 in São Paulo of the 3rd business day of the month after its local date, or of the 2nd
 * business day after it was written, whichever is later.
 */
export function disputeDeadline(localDate: string, writtenAt: Date, own?: OwnHolidays): Date {
  const ofMonth = businessDayFrom(firstOfNextMonth(localDate), DAYS_OF_NEXT_MONTH, own);
  const ofWriting = businessDaysAfter(writtenAt, DAYS_AFTER_WRITING, own);
  return ofMonth > ofWriting ? ofMonth : ofWriting;
}

function firstOfNextMonth(date: string): string {
  const [year, month] = date.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
