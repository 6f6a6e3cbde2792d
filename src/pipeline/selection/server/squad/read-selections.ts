import type { Selections } from '#pipeline/selection/contract/squad.ts';
import { isComplete } from '#pipeline/selection/rules/squad.ts';
import { readCardRows } from '#pipeline/candidates/server/board-queries.ts';
import { presentCard } from '#pipeline/candidates/server/card-rows.ts';
import { abilitiesOf } from '#pipeline/candidates/server/policy.ts';
import { findLatestDecision } from '#pipeline/selection/server/squad/queries.ts';
import { presentAnswer, readPlaces } from '#pipeline/selection/server/squad/read-squad.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { findProject } from '#projects/server/queries.ts';

/** The selections for a project's recruiting positions, for everyone who reads the project. */
export async function readSelections(context: SignedInContext, projectId: string): Promise<Selections> {
  const { database, reach, session, now } = context;
  const found = await findProject(database, reach, projectId);
  if (!found) throw platformErrors.notFound();
  const [{ places, composition }, latest] = await Promise.all([
    readPlaces(database, projectId),
    findLatestDecision(database, projectId),
  ]);
  const selected = places.flatMap(({ isLooking, applicationId, positionIndex, row }) =>
    isLooking && applicationId !== null ? { positionIndex, applicationId, answer: presentAnswer(row.answer) } : [],
  );
  const rows = await readCardRows(
    database,
    selected.map(({ applicationId }) => applicationId),
  );
  const cards = new Map(rows.map((row) => [row.application_id, presentCard(row, [], now)]));
  const maySelect = abilitiesOf(context).select;
  const isApproved = latest?.decision.decision === 'approved' && latest.decision.composition === composition;
  return {
    workspaceId: found.project.workspaceId,
    maySelect,
    mayDecide: maySelect && session.role === 'squadOwner',
    awaitsDecision: isComplete(places) && !isApproved,
    selections: selected.flatMap(({ positionIndex, applicationId, answer }) => {
      const card = cards.get(applicationId);
      return card ? { positionIndex, card, answer } : [];
    }),
  };
}
