import { eq } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { projectErrors } from '#projects/errors.ts';
import { wasFilled } from '#projects/rules/position-states.ts';
import { isTerminal } from '#projects/rules/status.ts';
import { recordVacancyChange } from './administer-position.ts';
import { lockPosition, lockProject } from '#projects/server/queries.ts';
import { settleReplacements } from '#projects/professionals/server/settle-replacements.ts';
import { settleProject } from '#projects/server/settle-project.ts';
import { positions } from '#projects/server/tables.ts';

interface Removal {
  projectId: string;
  positionIndex: number;
  version: number;
}

/**
 * Removes a vacancy for good; its records are retained for people who applied. A filled one cannot be removed, because somebody works
 * there. Returns its id.
 */
export async function removePosition(
  transaction: Database,
  context: SignedInContext,
  { projectId, positionIndex, version }: Removal,
): Promise<string> {
  const { reach, session, now } = context;
  const project = await lockProject(transaction, reach, projectId);
  const position = project && (await lockPosition(transaction, project.id, positionIndex));
  if (!project || !position) throw projectErrors.positionNotFound();
  if (position.version !== version) throw platformErrors.staleVersion();
  if (isTerminal(project.status)) throw projectErrors.statusForbids();
  if (wasFilled(position.state)) throw projectErrors.positionFilled();
  await transaction
    .update(positions)
    .set({ state: 'removed', closedAt: now, version: version + 1, updatedAt: now })
    .where(eq(positions.id, position.id));
  await settleReplacements(transaction, { positionIds: [position.id], actorId: session.userId, now });
  await settleProject(transaction, { project, actorId: session.userId, now });
  await recordVacancyChange(transaction, context, position, 'vacancyRemoved');
  return position.id;
}
