import { and, eq, isNull } from 'drizzle-orm';
import { findApplication } from '#pipeline/candidates/server/candidate-queries.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { announceWaiting } from '#platform/events/announce-waiting.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { candidateSuggestions } from './tables.ts';

/** Marks the suggestion of a candidate as seen by the company; the first look counts. */
export async function lookAtSuggestion(
  { database, reach, now: lookedAt }: SignedInContext,
  applicationId: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const application = await findApplication(transaction, reach, applicationId);
    if (!application) throw platformErrors.notFound();
    const isNew = and(eq(candidateSuggestions.applicationId, applicationId), isNull(candidateSuggestions.lookedAt));
    const seen = await transaction.update(candidateSuggestions).set({ lookedAt }).where(isNew).returning();
    if (seen.length > 0) await announceWaiting(transaction, { workspaceId: application.workspaceId });
  });
}
