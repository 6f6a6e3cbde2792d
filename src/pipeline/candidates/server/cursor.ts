import { isUuid } from '#platform/contract/uuid.ts';
import { pipelineErrors } from '#pipeline/errors.ts';

/** The end of a page: the sorted value as text, and the id that orders equal values. */
export interface PageEnd {
  value: string;
  id: string;
}

export function writeCursor({ value, id }: PageEnd): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

/** `isValue` tells whether the value fits the sorted column, so that a made-up cursor is refused and not executed. */
export function readCursor(cursor: string, isValue: (value: string) => boolean): PageEnd {
  try {
    const [value, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (typeof value === 'string' && typeof id === 'string' && isUuid(id) && isValue(value)) return { value, id };
  } catch {
    // Broken base64 or JSON is refused like any other made-up cursor.
  }
  throw pipelineErrors.cursorInvalid();
}

export const isMomentText = (value: string) =>
  /^(?!0000)\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-](0\d|1[0-5])(:[0-5]\d)?$/.test(value) && isRealDay(value);

/** Timestamps as programs write them, to the millisecond: `2026-03-05T14:30:00.000Z`. */
export const isInstantText = (value: string) =>
  /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) && isRealDay(value);

export const isNumberText = (value: string) => /^-?\d{1,9}$/.test(value);
export const isAnyText = (value: string) => !value.includes('\u0000');

/** An existing date and time: no month has a 32nd day, and no day a 25th hour. */
function isRealDay(value: string): boolean {
  const written = value.slice(0, 'YYYY-MM-DD HH:MM:SS'.length).replace(' ', 'T');
  const read = new Date(`${written}Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(written);
}
