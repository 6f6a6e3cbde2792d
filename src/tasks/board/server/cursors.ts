import { z } from 'zod';
import { platformErrors } from '#platform/errors/platform-errors.ts';

const inColumn = z.tuple([z.string().regex(/^[0-9A-Za-z]{1,200}$/), z.uuid()]);
const byTime = z.tuple([z.string().regex(/^\d{1,17}$/), z.uuid()]);

export function cursorOf<Schema extends z.ZodType<readonly string[]>>(schema: Schema) {
  return {
    write: (end: z.output<Schema>) => Buffer.from(JSON.stringify(end)).toString('base64url'),
    /** Cursors that were made up are refused as an invalid parameter. */
    read(cursor: string | undefined): z.output<Schema> | null {
      if (!cursor) return null;
      try {
        return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
      } catch {
        throw platformErrors.invalid({}, [{ path: 'query.cursor', code: 'platform.fieldInvalid' }]);
      }
    },
  };
}

/** Where a page of a column ends: the key of its last task, and its id. */
export const columnCursor = cursorOf(inColumn);
/** Where a page of projects or of the history ends: when the last one changed, in microseconds, and its id. */
export const newestCursor = cursorOf(byTime);
