import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { projectErrors } from '#projects/errors.ts';
import { isLegalMove, isTerminal } from '#projects/rules/status.ts';
import type { ProjectStatus } from '#projects/rules/terms.ts';
import { projectAbilities } from './policy.ts';
import { lockProject } from './queries.ts';
import { positions, projects, projectStatusChanges } from './tables.ts';

interface Move {
  projectId: string;
  from: ProjectStatus;
  to: ProjectStatus;
  actorId: string;
  now: Date;
}

/** Moves a project that the caller has locked, and leaves the dated trace. Illegal moves are refused whoever asks. */
export async function moveProject(transaction: Database, { projectId, from, to, actorId, now }: Move): Promise<number> {
  if (!isLegalMove(from, to)) throw projectErrors.illegalMove();
  const [moved] = await transaction
    .update(projects)
    .set({ status: to, version: sql`${projects.version} + 1`, updatedAt: now })
    .where(eq(projects.id, projectId))
    .returning({ version: projects.version });
  await transaction
    .insert(projectStatusChanges)
    .values({ projectId, fromStatus: from, toStatus: to, actorId, at: now });
  if (isTerminal(to)) await closePositions(transaction, projectId, now);
  return moved!.version;
}

/** A project that has ended looks for nobody. */
async function closePositions(transaction: Database, projectId: string, now: Date): Promise<void> {
  await transaction
    .update(positions)
    .set({ state: 'closed', closedAt: now, updatedAt: now, version: sql`${positions.version} + 1` })
    .where(and(eq(positions.projectId, projectId), inArray(positions.state, ['open', 'hidden'])));
}

/** A person puts a project into another status. */
export function changeStatus(
  context: SignedInContext,
  projectId: string,
  input: { version: number; status: ProjectStatus },
) {
  const { database, reach, session, now } = context;
  return database.transaction(async (transaction) => {
    const project = await lockProject(transaction, reach, projectId);
    if (!project) throw projectErrors.notFound();
    if (project.version !== input.version) throw platformErrors.staleVersion();
    if (!projectAbilities(context, project.status).moves.includes(input.status)) throw projectErrors.illegalMove();
    const move = { projectId, from: project.status, to: input.status, actorId: session.userId, now };
    return { version: await moveProject(transaction, move) };
  });
}
