import { and, eq, type SQL } from 'drizzle-orm';
import { announceCards } from '#applications/server/announce-applications.ts';
import { applications } from '#applications/server/tables.ts';
import { applicationMessages, messageFiles } from '#conversations/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { amongIds } from '#platform/db/statements/any-of.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { retainFile } from '#platform/files/stored-files.ts';
import { recordHappenings } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { conversationsErrors } from '#conversations/errors.ts';
import { conversationsHappenings } from '#conversations/happenings.ts';
import { idsOf } from '../deliver.ts';
import { presentFile } from '../message-files.ts';

const DAY_MS = 86_400_000;

/** Takes a scheduled message back; its files are there for the next one. A message that has been sent stays sent. */
export function takeBackMessage(context: SignedInContext, applicationId: string, messageId: string) {
  return context.database.transaction(async (transaction) => {
    const one = and(eq(applicationMessages.id, messageId), eq(applicationMessages.applicationId, applicationId));
    const [found] = await lockMessages(transaction, context, one);
    if (!found) throw platformErrors.notFound();
    if (found.message.state === 'sent') throw conversationsErrors.alreadySent();
    return { text: found.message.text, files: await remove(transaction, context, [found]) };
  });
}

/** Takes back what is still scheduled of a sending to many. Returns how many messages it was. */
export function takeBackMailing(context: SignedInContext, mailingId: string): Promise<{ count: number }> {
  return context.database.transaction(async (transaction) => {
    const { mailingId: column, state, senderId } = applicationMessages;
    const own = and(eq(column, mailingId), eq(state, 'scheduled'), eq(senderId, context.session.userId));
    const found = await lockMessages(transaction, context, own);
    await remove(transaction, context, found);
    return { count: found.length };
  });
}

/** Locks the messages, so that none of them is sent meanwhile. */
function lockMessages(transaction: Database, { reach }: SignedInContext, which: SQL | undefined) {
  return transaction
    .select({ message: applicationMessages, application: applications })
    .from(applicationMessages)
    .innerJoin(applications, eq(applications.id, applicationMessages.applicationId))
    .where(and(which, eq(applicationMessages.side, 'company'), withinReach(applications.workspaceId, reach)))
    .orderBy(applicationMessages.id)
    .for('update', { of: applicationMessages });
}

async function remove(
  transaction: Database,
  { session, now }: SignedInContext,
  taken: Awaited<ReturnType<typeof lockMessages>>,
) {
  if (taken.length === 0) return [];
  const ids = taken.map(({ message }) => message.id);
  const files = await transaction
    .update(messageFiles)
    .set({ messageId: null, uploadedBy: session.userId, createdAt: now })
    .where(amongIds(messageFiles.messageId, ids))
    .returning();
  for (const { fileKey } of files) await retainFile(transaction, fileKey, new Date(now.getTime() + DAY_MS));
  await transaction.delete(applicationMessages).where(amongIds(applicationMessages.id, ids));
  await recordHappenings(
    transaction,
    taken.map(({ message, application }) => ({
      name: conversationsHappenings.messageTakenBack,
      workspaceId: application.workspaceId,
      actorId: session.userId,
      ids: idsOf(application, message.id),
    })),
  );
  await announceCards(
    transaction,
    taken.map(({ application }) => application),
  );
  return files.map(presentFile);
}
