import { readCursor, writeCursor } from '#jobs/board/rules/board-cursor.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { talentErrors } from '#talent/errors.ts';
import { hireWayOf } from './policy.ts';
import { presentCard } from './present-professional.ts';
import { countProfessionals, listProfessionals } from './queries.ts';
import { type ProfessionalSearch, searchConditions } from './search-query.ts';

const COUNTED = 1_000;

interface PageSearch extends ProfessionalSearch {
  cursor?: string | undefined;
  limit: number;
}

/** A page of the professionals who want to be found. */
export async function findProfessionals(context: SignedInContext, { cursor, limit, ...search }: PageSearch) {
  const { database, now } = context;
  const after = cursor === undefined ? null : readCursor(cursor);
  if (cursor !== undefined && !after) throw talentErrors.cursorInvalid();
  const conditions = searchConditions(search);
  const rows = conditions ? await listProfessionals(database, conditions, { after, limit: limit + 1 }) : [];
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    professionals: shown.map((row) => presentCard(row, now)),
    hire: hireWayOf(context),
    nextCursor: last ? writeCursor({ micros: last.micros, id: last.id }) : null,
  };
}

/** Exact up to 1,000. */
export async function countFound({ database }: SignedInContext, search: ProfessionalSearch) {
  const conditions = searchConditions(search);
  const count = conditions ? await countProfessionals(database, conditions, COUNTED + 1) : 0;
  return { count: Math.min(count, COUNTED), more: count > COUNTED };
}
