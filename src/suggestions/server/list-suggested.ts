import { listPositions } from '#pipeline/candidates/server/position-queries.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { isOverdue } from '#projects/rules/overdue.ts';
import type { HiringModel } from '#projects/rules/terms.ts';
import { suggestionErrors } from '#suggestions/errors.ts';
import { readRankCursor, writeRankCursor } from '#suggestions/rules/rank-place.ts';
import { findListedByIds } from '#talent/server/queries.ts';
import { rankMembers } from './index/rank-members.ts';
import { abilitiesOf } from './policy.ts';
import { presentSuggested } from './present-suggested.ts';
import { findRelations, listCandidateIds } from './relation-queries.ts';
import { requireVacancy, presentVacancy, type Vacancy, type VacancyKey } from './vacancy.ts';

/** How long a query waits for an index that is being built. */
const TIMEOUT_MS = 10_000;

interface SuggestionQuery {
  tests: boolean;
  level?: number | undefined;
  hiringModel?: HiringModel | undefined;
  newOnly: boolean;
  orFirst: boolean;
  cursor?: string | undefined;
  limit: number;
}

/** What the head of the vacancy's pages says of its project. */
function presentProject({ projectStatus: status, projectDeadline, projectCreatedAt }: Vacancy, now: Date) {
  const isLate = isOverdue({ status, deadline: projectDeadline, createdAt: projectCreatedAt }, now);
  return { projectStatus: status, isOverdue: isLate };
}

/** A page of the ranking. Members who no longer want to be found are left out, even if the index still contains them. */
export async function listSuggested(context: SignedInContext, key: VacancyKey, query: SuggestionQuery) {
  const { database, reach, session, ports, now } = context;
  const { tests: countsTests, newOnly, orFirst, cursor, limit, level, hiringModel } = query;
  const after = cursor === undefined ? null : readRankCursor(cursor);
  if (cursor !== undefined && !after) throw suggestionErrors.cursorInvalid();
  const job = await requireVacancy(database, reach, { ...key, orFirst });
  const index = await ports.memberIndex.read(TIMEOUT_MS);
  if (!index) throw suggestionErrors.stillPreparing();
  const without = newOnly ? await listCandidateIds(database, job.id) : [];
  const filters = { level, hiringModel, without };
  const places = await rankMembers(index, { ...filters, job, positionId: job.id, countsTests, after, limit });
  const ids = places.map(({ memberId }) => memberId);
  const [rows, relations, positions] = await Promise.all([
    findListedByIds(database, ids),
    findRelations(database, job.id, ids, session.userId),
    listPositions(context, key.projectId),
  ]);
  const byId = new Map(rows.filter((row) => row.is_available).map((row) => [row.id, row]));
  const last = places.length === limit ? places.at(-1) : undefined;
  return {
    position: { ...presentVacancy(job), ...presentProject(job, now) },
    positions,
    professionals: ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [presentSuggested(row, { job, countsTests, relations, session, now })] : [];
    }),
    available: index.size,
    nextCursor: last ? writeRankCursor(last) : null,
    abilities: abilitiesOf(context, job),
  };
}
