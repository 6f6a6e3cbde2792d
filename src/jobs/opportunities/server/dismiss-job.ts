import { and, eq } from 'drizzle-orm';
import { jobsErrors } from '#jobs/errors.ts';
import { dismissedJobs } from '#jobs/opportunities/server/tables.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { positions } from '#projects/server/tables.ts';

interface Dismissal {
  projectId: string;
  positionIndex: number;
  dismissed: boolean;
}

/** Dismisses a vacancy for the caller only, or restores it; the board still shows it. */
export async function dismissJob({ database, session }: SignedInContext, dismissal: Dismissal): Promise<void> {
  const [position] = await database
    .select({ id: positions.id, state: positions.state })
    .from(positions)
    .where(and(eq(positions.projectId, dismissal.projectId), eq(positions.positionIndex, dismissal.positionIndex)));
  if (!position || (dismissal.dismissed && position.state !== 'open')) throw jobsErrors.notFound();
  const key = { memberId: session.userId, positionId: position.id };
  if (dismissal.dismissed) await database.insert(dismissedJobs).values(key).onConflictDoNothing();
  else
    await database
      .delete(dismissedJobs)
      .where(and(eq(dismissedJobs.memberId, key.memberId), eq(dismissedJobs.positionId, key.positionId)));
}

/** Restores all vacancies that the caller dismissed. */
export async function restoreDismissed({ database, session }: SignedInContext): Promise<void> {
  await database.delete(dismissedJobs).where(eq(dismissedJobs.memberId, session.userId));
}
