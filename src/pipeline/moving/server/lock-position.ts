import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { wasFilled } from '#projects/rules/position-states.ts';
import { lockProject } from '#projects/server/queries.ts';
import { findApplication } from '#pipeline/candidates/server/candidate-queries.ts';
import { lockCandidatesOf } from './lock-candidates.ts';
import { findPosition, findPositionById } from '#pipeline/candidates/server/position-queries.ts';

/**
 * Locks a project, one of its positions and all its candidates until the transaction ends, in this order, so that concurrent selections see each
 * other.
 */
export async function lockPosition(
  transaction: Database,
  { reach }: SignedInContext,
  key: { projectId: string; positionIndex: number },
) {
  const project = await lockProject(transaction, reach, key.projectId);
  const position = project && (await findPosition(transaction, reach, key));
  if (!position) throw platformErrors.notFound();
  const candidates = await lockCandidatesOf(transaction, position.positionId);
  return { position, candidates };
}

export type LockedPosition = Awaited<ReturnType<typeof lockPosition>>;

/** Locks the position's candidates, found by one of their applications. */
export async function lockByApplication(transaction: Database, context: SignedInContext, applicationId: string) {
  const application = await findApplication(transaction, context.reach, applicationId);
  const place = application && (await findPositionById(transaction, context.reach, application.positionId));
  if (!place) throw platformErrors.notFound();
  const locked = await lockPosition(transaction, context, place);
  const candidate = locked.candidates.find(({ id }) => id === applicationId);
  if (!candidate) throw platformErrors.notFound();
  return { locked, candidate };
}

export function refuseFilled({ position, candidates }: LockedPosition): void {
  if (!wasFilled(position.state)) return;
  const hired = candidates.find(({ stage }) => stage === 'hired');
  throw pipelineErrors.positionFilled({ name: hired?.name ?? '' });
}
