import type { Squad } from '#pipeline/selection/contract/squad.ts';
import { compositionOf, isComplete, type SquadPlace } from '#pipeline/selection/rules/squad.ts';
import { findLatestDecision, listInvitations, listPlaces } from '#pipeline/selection/server/squad/queries.ts';
import type { squadAnswers } from '#pipeline/selection/server/squad/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { isRecruiting } from '#projects/rules/position-states.ts';
import { findProject } from '#projects/server/queries.ts';

export async function readSquad({ database, reach }: SignedInContext, projectId: string): Promise<Squad> {
  const found = await findProject(database, reach, projectId);
  if (!found) throw platformErrors.notFound();
  return presentSquad(database, found.project);
}

/** The facts on which the rules decide. */
export async function readPlaces(database: Database, projectId: string) {
  const rows = await listPlaces(database, projectId);
  const places = rows.map((row): SquadPlace & { row: typeof row } => ({
    positionIndex: row.positionIndex,
    isLooking: isRecruiting(row.state),
    applicationId: row.applicationId,
    selectedAt: row.selectedAt,
    row,
  }));
  return { rows, places, composition: compositionOf(places) };
}

interface ShownProject {
  id: string;
  title: string;
  path: Squad['path'];
}

export async function presentSquad(database: Database, project: ShownProject): Promise<Squad> {
  const { places, composition } = await readPlaces(database, project.id);
  const invitations = new Map(
    (await listInvitations(database, project.id)).map(({ positionId, email, state }) => [positionId, { email, state }]),
  );
  const latest = await findLatestDecision(database, project.id);
  return {
    projectTitle: project.title,
    path: project.path,
    composition,
    isComplete: isComplete(places),
    decision: latest && {
      decision: latest.decision.decision,
      by: latest.by,
      at: latest.decision.at.toISOString(),
      reasons: latest.decision.reasons.map(({ positionIndex, reason }) => ({ positionIndex, reason })),
      isCurrent: latest.decision.composition === composition,
    },
    places: places.map(({ row, isLooking: looking }) => ({
      positionIndex: row.positionIndex,
      title: row.title,
      state: row.state,
      candidates: row.candidates,
      isLooking: looking,
      selected:
        row.applicationId === null
          ? null
          : {
              applicationId: row.applicationId,
              memberId: row.memberId!,
              name: row.name!,
              image: row.image,
              jobTitle: row.jobTitle,
              answer: presentAnswer(row.answer),
            },
      invitation: invitations.get(row.positionId) ?? null,
    })),
  };
}

export function presentAnswer(row: typeof squadAnswers.$inferSelect | null) {
  return row && { answer: row.answer, reason: row.reason, at: row.at.toISOString() };
}
