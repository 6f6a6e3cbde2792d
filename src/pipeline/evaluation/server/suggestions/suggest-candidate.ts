import { eq } from 'drizzle-orm';
import { isFinalStage } from '#applications/rules/stages.ts';
import { announceCards, type Announced } from '#applications/server/announce-applications.ts';
import { applications } from '#applications/server/tables.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { findApplication } from '#pipeline/candidates/server/candidate-queries.ts';
import { lockByApplication, refuseFilled } from '#pipeline/moving/server/lock-position.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { recordOfApplications } from '#applications/server/record-happenings.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { addSuggestion, findSuggestion, presentSuggestion, seenSuggestion } from './queries.ts';
import { candidateSuggestions, suggestionHistory } from './tables.ts';
import { notifyOwnerOfSuggestion } from './notify-owner-of-suggestion.ts';

/** Suggests a candidate to the company with a reason, and notifies its owner. Of concurrent calls one succeeds. */
export function suggestCandidate(context: SignedInContext, applicationId: string, comment: string) {
  const { database, session, now } = context;
  return database.transaction(async (transaction) => {
    const { locked, candidate: application } = await lockByApplication(transaction, context, applicationId);
    refuseFilled(locked);
    if (application.state === 'withdrawn') throw pipelineErrors.withdrawn();
    if (application.state === 'closed') throw pipelineErrors.processClosed();
    if (isFinalStage(application.stage)) throw pipelineErrors.final();
    const suggestion = { applicationId, suggestedBy: session.userId, comment, suggestedAt: now };
    if (!(await addSuggestion(transaction, suggestion))) throw pipelineErrors.alreadySuggested();
    const { position } = locked;
    await notifyOwnerOfSuggestion(transaction, context, {
      position,
      applicationId,
      comment,
      candidate: application.name,
      memberId: application.memberId,
    });
    return settle(transaction, context, { ...application, workspaceId: position.workspaceId });
  });
}

/** Changes the comment of the caller's own suggestion; the former text stays in its history. */
export function editSuggestion(
  context: SignedInContext,
  applicationId: string,
  { comment, version }: { comment: string; version: number },
) {
  const { database, session, now } = context;
  return database.transaction(async (transaction) => {
    const application = await lockSuggestion(transaction, context, applicationId, version);
    await transaction
      .update(candidateSuggestions)
      .set({ comment, version: version + 1 })
      .where(seenSuggestion(applicationId, version));
    const step = { applicationId, comment, actorId: session.userId, at: now };
    await transaction.insert(suggestionHistory).values({ ...step, event: 'edited' });
    await recordOfApplications(transaction, pipelineHappenings.suggestionEdited, [application], session.userId);
    return settle(transaction, context, application);
  });
}

export function withdrawSuggestion(context: SignedInContext, applicationId: string, version: number): Promise<void> {
  const { database, session, now } = context;
  return database.transaction(async (transaction) => {
    const application = await lockSuggestion(transaction, context, applicationId, version);
    await transaction.delete(candidateSuggestions).where(seenSuggestion(applicationId, version));
    const step = { applicationId, actorId: session.userId, at: now };
    await transaction.insert(suggestionHistory).values({ ...step, event: 'takenBack' });
    await recordOfApplications(transaction, pipelineHappenings.suggestionWithdrawn, [application], session.userId);
    await announceCards(transaction, [application]);
  });
}

/** Locks the caller's suggestion and its application, so that concurrent changes see each other. */
async function lockSuggestion(transaction: Database, context: SignedInContext, applicationId: string, version: number) {
  const application = await findApplication(transaction, context.reach, applicationId);
  if (!application) throw platformErrors.notFound();
  await transaction
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.id, applicationId))
    .for('no key update');
  const found = await findSuggestion(transaction, applicationId);
  if (!found) throw pipelineErrors.notSuggested();
  if (!presentSuggestion(found, context).mayChange) throw platformErrors.forbidden();
  if (found.suggestion.version !== version) throw platformErrors.staleVersion();
  return application;
}

async function settle(transaction: Database, context: SignedInContext, application: Announced) {
  await announceCards(transaction, [application]);
  const saved = await findSuggestion(transaction, application.id);
  return presentSuggestion(saved!, context);
}
