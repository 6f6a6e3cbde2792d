import { pipelineErrors } from '#pipeline/errors.ts';

/** Where a page ended: the sorted value as text, and the id that decides between equal ones. */
export interface PageEnd {
  value: string;
  id: string;
}

const idPattern = /^[0-9a-f-]{36}$/;

export function writeCursor({ value, id }: PageEnd): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

/** `isValue` tells whether the value could be one of the sorted column: a made-up cursor is refused and not run. */
export function readCursor(cursor: string, isValue: (value: string) => boolean): PageEnd {
  try {
    const [value, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (typeof value === 'string' && typeof id === 'string' && idPattern.test(id) && isValue(value))
      return { value, id };
  } catch {
    // Broken base64 or JSON is refused like any other made-up cursor.
  }
  throw pipelineErrors.cursorInvalid();
}

export const isMomentText = (value: string) =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/.test(value);
export const isNumberText = (value: string) => /^-?\d{1,9}$/.test(value);
export const isAnyText = (value: string) => !value.includes('\u0000');
