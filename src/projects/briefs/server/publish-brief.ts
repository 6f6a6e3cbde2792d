import { asc, eq } from 'drizzle-orm';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { projectErrors } from '#projects/errors.ts';
import { readStoredAnswers } from '#projects/rules/brief-answers.ts';
import { briefProblems } from '#projects/briefs/rules/brief-problems.ts';
import { briefToProject } from '#projects/briefs/rules/brief-to-project.ts';
import { findBrief, lockBrief } from './brief-queries.ts';
import { type PostedProject, postProject } from '#projects/server/post-project.ts';
import { refuseBeyondPlan } from '#projects/positions/server/refuse-beyond-plan.ts';
import { recordPostedForClient } from '#projects/briefs/server/posted-for-client.ts';
import { briefs, positions } from '#projects/server/tables.ts';
import { lockWorkspace } from '#workspaces/server/lock-workspace.ts';

/** Creates the project from a brief. Simultaneous and repeated calls get that same project. */
export function publishBrief(context: SignedInContext, briefId: string, seen: number): Promise<PostedProject> {
  const { database, reach, session, now, language, ports } = context;
  return database.transaction(async (transaction) => {
    // The space before its briefs, like its closing, which removes them: nothing is posted for a company that closes meanwhile.
    const found = await findBrief(transaction, reach, briefId);
    if (found) await lockWorkspace(transaction, found.workspaceId);
    const brief = await lockBrief(transaction, reach, briefId);
    if (!brief) throw projectErrors.briefNotFound();
    if (brief.projectId) return readPosted(transaction, brief.projectId);
    if (brief.version !== seen) throw platformErrors.staleVersion();
    const answers = readStoredAnswers(brief.answers);
    const problems = briefProblems(answers);
    if (problems.length > 0) throw projectErrors.briefIncomplete({}, problems);
    await refuseBeyondPlan(transaction, context, {
      workspaceId: brief.workspaceId,
      units: answers.positions.length,
    });
    const posted = await postProject(transaction, {
      workspaceId: brief.workspaceId,
      actorId: session.userId,
      campaign: brief.campaign,
      now,
      path: answers.path,
      project: briefToProject(answers),
    });
    if (answers.path === 'inHouse') {
      await ports.inviteInHouse(transaction, {
        projectId: posted.projectId,
        actorId: session.userId,
        language,
        now,
        invited: posted.positions.map(({ id, positionIndex }) => ({
          positionId: id,
          positionIndex,
          email: answers.positions[positionIndex]!.professionalEmail!.trim(),
        })),
      });
    }
    if (session.role === 'admin')
      await recordPostedForClient(transaction, context, {
        workspaceId: brief.workspaceId,
        projectId: posted.projectId,
        title: answers.title,
      });
    await transaction.update(briefs).set({ projectId: posted.projectId, updatedAt: now }).where(eq(briefs.id, briefId));
    return posted;
  });
}

async function readPosted(transaction: Database, projectId: string): Promise<PostedProject> {
  const rows = await transaction
    .select({ id: positions.id, positionIndex: positions.positionIndex })
    .from(positions)
    .where(eq(positions.projectId, projectId))
    .orderBy(asc(positions.positionIndex));
  return { projectId, positions: rows };
}
