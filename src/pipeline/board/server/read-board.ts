import { stages } from '#applications/rules/stages.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Stage } from '#applications/rules/stages.ts';
import {
  type CandidateFilter,
  countMatching,
  readBoardRows,
  readColumnRows,
} from '#pipeline/candidates/server/board-queries.ts';
import { type CardRow, presentCard } from '#pipeline/candidates/server/card-rows.ts';
import { isMomentText, readCursor, writeCursor } from '#pipeline/candidates/server/cursor.ts';
import { abilitiesOf } from '#pipeline/candidates/server/policy.ts';
import { listPositions } from '#pipeline/candidates/server/position-queries.ts';
import {
  type PositionKey,
  presentHead,
  requirePosition,
  wantedSkills,
} from '#pipeline/candidates/server/require-position.ts';

/** Number of cards of a column that are loaded at once. */
const CARDS_PER_COLUMN = 50;

export async function readBoard(context: SignedInContext, key: PositionKey, filter: CandidateFilter) {
  const { database, now } = context;
  const position = await requirePosition(context, key);
  const [rows, siblings] = await Promise.all([
    readBoardRows(database, position.positionId, filter, CARDS_PER_COLUMN),
    listPositions(context, key.projectId),
  ]);
  const required = wantedSkills(position);
  const columns = stages.map((stage) => {
    const own = rows.filter((row) => row.stage === stage);
    const count = own[0]?.column_count ?? 0;
    return {
      stage,
      count,
      cards: own.map((row) => presentCard(row, required, now)),
      nextCursor: cursorAfter(own, count),
    };
  });
  return {
    position: presentHead(position, now),
    positions: siblings,
    columns,
    total: siblings.find(({ positionIndex }) => positionIndex === position.positionIndex)?.candidates ?? 0,
    skillOptions: required,
    abilities: abilitiesOf(context),
  };
}

function cursorAfter(rows: readonly CardRow[], count: number): string | null {
  const last = rows.at(-1);
  return last && count > rows.length ? writeCursor({ value: last.stage_entered_at, id: last.application_id }) : null;
}

export async function readColumn(
  context: SignedInContext,
  key: PositionKey,
  { stage, cursor, ...filter }: CandidateFilter & { stage: Stage; cursor: string },
) {
  const after = readCursor(cursor, isMomentText);
  const position = await requirePosition(context, key);
  const narrowed = { ...filter, stages: [stage] };
  const [rows, count] = await Promise.all([
    readColumnRows(context.database, position.positionId, narrowed, after, CARDS_PER_COLUMN + 1),
    countMatching(context.database, position.positionId, narrowed),
  ]);
  const shown = rows.slice(0, CARDS_PER_COLUMN);
  const required = wantedSkills(position);
  return {
    stage,
    count,
    cards: shown.map((row) => presentCard(row, required, context.now)),
    nextCursor: cursorAfter(shown, rows.length),
  };
}
