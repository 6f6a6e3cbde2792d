import { pageAddress } from '#ui/router/page-address.ts';
import { taskWeek } from '#tasks/paths.ts';

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

export interface WeekSearch {
  /** A date of the week; without it the present one. */
  of?: string | undefined;
}

/** The own hours of a week. */
export const weekPage = pageAddress(taskWeek, ({ of: date }): WeekSearch => ({ of: isDate(date) ? date : undefined }));
