import { count, eq, max } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { projectErrors } from '#projects/errors.ts';
import type { PositionToPost } from '#projects/positions/rules/position-draft.ts';
import { positionProblems } from '#projects/positions/rules/position-problems.ts';
import { vacancyProblems } from '#projects/positions/rules/vacancy-problems.ts';
import { toPositionAnswers } from '#projects/rules/brief-answers.ts';
import { isTerminal } from '#projects/rules/status.ts';
import { isUnderWay } from '#projects/rules/status-moves.ts';
import { MAXIMUM_PROJECT_POSITIONS } from '#projects/rules/terms.ts';
import { findCompanyName, lockProject } from '#projects/server/queries.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { projectHappenings } from '#projects/happenings.ts';
import { withProfessions } from './recognise-professions.ts';
import { refuseBeyondPlan } from '#projects/positions/server/refuse-beyond-plan.ts';
import { settleProject } from '#projects/server/settle-project.ts';
import { positions } from '#projects/server/tables.ts';

/**
 * Adds a vacancy to a project in which nobody works yet; refuses a running project, to which upsells are added instead. It must say what the
 * brief requires, since it is published at once.
 */
export function addPosition(context: SignedInContext, projectId: string, position: PositionToPost) {
  const { database, reach, session, now } = context;
  const problems = [...vacancyProblems(toPositionAnswers(position, 'added')), ...positionProblems(position)];
  if (problems.length > 0) throw platformErrors.invalid({}, problems);
  return database.transaction(async (transaction) => {
    const project = await lockProject(transaction, reach, projectId);
    if (!project) throw projectErrors.notFound();
    if (isTerminal(project.status) || isUnderWay(project.status)) throw projectErrors.statusForbids();
    await refuseBeyondPlan(transaction, context, { workspaceId: project.workspaceId, units: 1 });
    // All vacancies of a project have the same currency.
    const { currency } = project;
    const actorId = session.userId;
    const added = await insertPosition(transaction, { project, position: { ...position, currency }, actorId, now });
    await settleProject(transaction, { project, actorId, now });
    return added;
  });
}

interface Adding {
  project: { id: string; workspaceId: string };
  position: PositionToPost;
  actorId: string;
  now: Date;
}

/** Inserts an open vacancy after the others, in a transaction that has locked the project. */
export async function insertPosition(transaction: Database, { project, position, actorId, now }: Adding) {
  const [before] = await transaction
    .select({ count: count(), last: max(positions.positionIndex) })
    .from(positions)
    .where(eq(positions.projectId, project.id));
  if (before!.count >= MAXIMUM_PROJECT_POSITIONS)
    throw projectErrors.tooManyPositions({ maximum: MAXIMUM_PROJECT_POSITIONS });
  const added = { id: newId(), positionIndex: (before!.last ?? -1) + 1 };
  const companyName = position.hiringCompany ?? (await findCompanyName(transaction, project.workspaceId));
  const [recognised] = await withProfessions(transaction, [position]);
  await transaction.insert(positions).values({
    ...recognised!,
    ...added,
    projectId: project.id,
    workspaceId: project.workspaceId,
    companyName,
    state: 'open',
    publishedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  const { id: projectId, workspaceId } = project;
  const happened = { name: projectHappenings.vacancyAdded, workspaceId, actorId };
  await recordHappening(transaction, { ...happened, ids: { projectId, positionId: added.id } });
  return added;
}
