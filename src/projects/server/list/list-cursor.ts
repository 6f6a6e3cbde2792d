import { z } from 'zod';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { ProjectSort } from '#projects/rules/project-sorts.ts';
import type { ListPlace } from './list-queries.ts';

const momentText = z
  .string()
  .regex(/^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/)
  .refine((value) => !Number.isNaN(Date.parse(value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))));
const titleText = z.string().max(400);

export function writeCursor({ direction, value, id }: ListPlace, sort: ProjectSort): string {
  return Buffer.from(JSON.stringify([direction, sort, value, id])).toString('base64url');
}

/** Cursors that were made up, or belong to another order, are refused as an invalid parameter. */
export function readCursor(cursor: string | undefined, sort: ProjectSort): ListPlace | undefined {
  if (cursor === undefined || cursor === '') return undefined;
  const schema = z.tuple([
    z.enum(['next', 'previous']),
    z.literal(sort),
    sort === 'title' ? titleText : momentText,
    z.uuid(),
  ]);
  try {
    const [direction, , value, id] = schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { direction, value, id };
  } catch {
    throw platformErrors.invalid({}, [{ path: 'query.cursor', code: 'platform.fieldInvalid' }]);
  }
}
