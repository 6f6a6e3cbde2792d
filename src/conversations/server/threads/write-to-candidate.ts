import type { z } from 'zod';
import { newId } from '#platform/db/columns.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { threadsContract } from '#conversations/contract/threads.ts';
import { lockRecipients } from './lock-candidates.ts';
import { attachFiles } from './message-files.ts';
import { readThread } from './read-thread.ts';
import { readSendTime, sendingOf, writeMessages } from './write-messages.ts';

type Message = z.output<(typeof threadsContract)['POST /candidates/{applicationId}/messages']['body']>;

/** A company's person writes in the conversation with a candidate. */
export async function writeToCandidate(context: SignedInContext, applicationId: string, message: Message) {
  const sendAt = readSendTime(message.sendAt, context.now);
  await context.database.transaction(async (transaction) => {
    const { open, found, refusals } = await lockRecipients(transaction, context, [applicationId]);
    if (found.length === 0) throw platformErrors.notFound();
    const refusal = refusals.get(applicationId);
    if (refusal) throw refusal;
    const written = open.map((application) => ({ application, subject: null, text: message.text }));
    const writing = { mailingId: newId(), sendAt, written, hasRead: true };
    const [messageId] = await writeMessages(transaction, sendingOf(context), writing);
    const { userId } = context.session;
    await attachFiles(transaction, { applicationId, messageId: messageId!, userId, fileIds: message.fileIds });
  });
  return readThread(context, applicationId);
}
