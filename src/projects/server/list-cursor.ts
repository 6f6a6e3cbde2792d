import { z } from 'zod';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { ListPlace } from './list-queries.ts';

const placeShape = z.tuple([
  z.enum(['next', 'previous']),
  z.string().regex(/^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/),
  z.uuid(),
]);

export function writeCursor({ direction, at, id }: ListPlace): string {
  return Buffer.from(JSON.stringify([direction, at, id])).toString('base64url');
}

/** A cursor that we did not write is refused as a wrong parameter. */
export function readCursor(cursor: string | undefined): ListPlace | undefined {
  if (cursor === undefined || cursor === '') return undefined;
  try {
    const [direction, at, id] = placeShape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (Number.isNaN(Date.parse(at.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')))) throw new Error('no moment');
    return { direction, at, id };
  } catch {
    throw platformErrors.invalid({}, [{ path: 'query.cursor', code: 'platform.fieldInvalid' }]);
  }
}
