import { z } from 'zod';
import { platformErrors } from '#platform/errors/platform-errors.ts';

/** The local date, the start and the id of the last entry of a page. */
const place = z.tuple([z.iso.date(), z.iso.datetime(), z.uuid()]);

export function writeCursor(end: z.output<typeof place>): string {
  return Buffer.from(JSON.stringify(end)).toString('base64url');
}

/** Cursors that were made up are refused as an invalid parameter. */
export function readCursor(cursor: string | undefined): z.output<typeof place> | null {
  if (!cursor) return null;
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw platformErrors.invalid({}, [{ path: 'query.cursor', code: 'platform.fieldInvalid' }]);
  }
}
