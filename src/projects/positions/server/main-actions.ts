import { inArray } from 'drizzle-orm';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { vacancyProblems } from '#projects/positions/rules/vacancy-problems.ts';
import { toPositionAnswers } from '#projects/rules/brief-answers.ts';
import { type MainAction, mainActionOf } from '#projects/rules/main-action.ts';
import { wasFilled } from '#projects/rules/position-states.ts';
import { isTerminal, stageOfStatus } from '#projects/rules/status.ts';
import type { PositionState, ProjectStatus } from '#projects/rules/terms.ts';
import { hasPermission, listAbilities } from '#projects/server/policy.ts';
import { positions } from '#projects/server/tables.ts';

interface Place {
  id: string;
  state: PositionState;
}

/** The positions of one project, each with the main action of its head for this caller. */
export async function withMainActions<Position extends Place>(
  context: SignedInContext,
  status: ProjectStatus,
  rows: readonly Position[],
): Promise<(Position & { mainAction: MainAction | null })[]> {
  const may = {
    edit: hasPermission(context, 'editProject'),
    tell: hasPermission(context, 'chooseSuggested'),
    post: listAbilities(context).post,
  };
  const idsOf = (is: (row: Position) => boolean) => rows.filter(is).map(({ id }) => id);
  const runs = !isTerminal(status);
  const inReview = runs && stageOfStatus(status) === 'commercial';
  const [remaining, incomplete] = await Promise.all([
    context.ports.countRemaining(context.database, runs && may.tell ? idsOf(({ state }) => wasFilled(state)) : []),
    findIncomplete(context, inReview && may.edit ? idsOf(({ state }) => state === 'open') : []),
  ]);
  return rows.map((row) => {
    const vacancy = {
      status,
      state: row.state,
      isIncomplete: incomplete.has(row.id),
      remaining: remaining.get(row.id) ?? 0,
    };
    return { ...row, mainAction: mainActionOf(vacancy, may) };
  });
}

/** Finds which of the vacancies lack something that the form requires. */
async function findIncomplete({ database }: SignedInContext, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .select()
    .from(positions)
    .where(inArray(positions.id, [...ids]));
  return new Set(rows.filter((row) => vacancyProblems(toPositionAnswers(row, row.id)).length > 0).map(({ id }) => id));
}
