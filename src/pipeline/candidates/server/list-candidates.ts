import type { SignedInContext } from '#platform/http/request-context.ts';
import {
  type CandidateFilter,
  countMatching,
  readListRows,
  sortings,
} from '#pipeline/candidates/server/board-queries.ts';
import { presentCard } from '#pipeline/candidates/server/card-rows.ts';
import { readCursor, writeCursor } from '#pipeline/candidates/server/cursor.ts';
import { type PositionKey, requirePosition, wantedSkills } from './require-position.ts';

interface ListQuery extends CandidateFilter {
  sort: keyof typeof sortings;
  direction: 'ascending' | 'descending';
  cursor?: string | undefined;
  limit: number;
}

/** One page of the candidates, sorted; consecutive pages have no gaps even if candidates come and go. */
export async function listCandidates(context: SignedInContext, key: PositionKey, query: ListQuery) {
  const { sort, direction, cursor, limit, ...filter } = query;
  const after = cursor === undefined ? null : readCursor(cursor, sortings[sort].isValue);
  const position = await requirePosition(context, key);
  const [rows, count] = await Promise.all([
    readListRows(context.database, position.positionId, filter, { sort, direction, after, limit: limit + 1 }),
    countMatching(context.database, position.positionId, filter),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const required = wantedSkills(position);
  return {
    candidates: shown.map((row) => presentCard(row, required, context.now)),
    count,
    nextCursor: last && rows.length > limit ? writeCursor({ value: last.sorted_by, id: last.application_id }) : null,
  };
}
