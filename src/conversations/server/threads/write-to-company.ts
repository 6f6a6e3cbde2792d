import { and, eq, gt } from 'drizzle-orm';
import { lockCaller } from '#accounts/server/own-data/erase-account.ts';
import { applications } from '#applications/server/tables.ts';
import { applicationMessages } from '#conversations/server/tables.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { candidateObstacle, MAXIMUM_DAILY_ANSWERS } from '#conversations/rules/thread-terms.ts';
import { conversationsErrors } from '#conversations/errors.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { deliver, lockThreads } from './deliver.ts';
import { attachFiles } from './message-files.ts';
import { hasClosed } from './queries.ts';
import { readOwnThread } from './read-thread.ts';

const errors = {
  notYet: conversationsErrors.notWrittenYet,
  withdrawn: conversationsErrors.withdrawnByYou,
  companyLeft: conversationsErrors.companyLeft,
  blocked: conversationsErrors.conversationBlocked,
  beyondReach: platformErrors.forbidden,
  readOnly: platformErrors.forbidden,
};

/** A candidate answers the company, after its first message and within the limit of a day. */
export async function writeToCompany(
  context: SignedInContext,
  applicationId: string,
  { text, fileIds }: { text: string; fileIds: readonly string[] },
) {
  const { session, now } = context;
  const { userId } = session;
  await context.database.transaction(async (transaction) => {
    // Locks the person so that concurrent calls respect the daily limit.
    await lockCaller(transaction, userId);
    const [found] = await transaction
      .select({ application: applications, hasCompanyLeft: hasClosed })
      .from(applications)
      .innerJoin(workspaces, eq(workspaces.id, applications.workspaceId))
      .where(and(eq(applications.id, applicationId), eq(applications.memberId, userId)))
      .for('no key update', { of: applications });
    if (!found) throw platformErrors.notFound();
    const { application, hasCompanyLeft } = found;
    const thread = (await lockThreads(transaction, [applicationId])).get(applicationId) ?? null;
    const obstacle = candidateObstacle({ isWithdrawn: application.state === 'withdrawn', hasCompanyLeft }, thread);
    if (obstacle !== null) throw errors[obstacle]();
    await refuseTooMany(transaction, userId, now);
    const [message] = await transaction
      .insert(applicationMessages)
      .values({
        applicationId,
        workspaceId: application.workspaceId,
        mailingId: newId(),
        side: 'candidate',
        senderId: userId,
        text,
        sendAt: now,
        createdAt: now,
      })
      .returning();
    await attachFiles(transaction, { applicationId, messageId: message!.id, userId, fileIds });
    await deliver(transaction, [{ message: message!, application }], { now, hasRead: true });
  });
  return readOwnThread(context, applicationId);
}

async function refuseTooMany(transaction: Database, userId: string, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 86_400_000);
  const { senderId, side, createdAt } = applicationMessages;
  const own = and(eq(senderId, userId), eq(side, 'candidate'), gt(createdAt, dayAgo));
  if ((await transaction.$count(applicationMessages, own)) >= MAXIMUM_DAILY_ANSWERS)
    throw conversationsErrors.tooManyAnswers({ count: MAXIMUM_DAILY_ANSWERS });
}
