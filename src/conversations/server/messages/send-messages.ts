import type { z } from 'zod';
import { readPlaces } from '#conversations/server/threads/mail-or-defer.ts';
import { lockRecipients } from '#conversations/server/threads/lock-candidates.ts';
import { readSendTime, sendingOf, writeMessages } from '#conversations/server/threads/write-messages.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { messagesContract } from '#conversations/contract/messages.ts';
import { fillMessage, fillSubject } from '#pipeline/candidates/rules/message-text.ts';
import type { ConversationsPort } from '#pipeline/server/ports.ts';
import { refuseUnknownPlaceholder } from '#pipeline/candidates/server/refuse-unknown-placeholder.ts';
import { reportEach } from '#pipeline/candidates/server/report-each.ts';

type Body = z.output<(typeof messagesContract)['POST /candidates/message']['body']>;

/** Writes to every candidate that it can, in one transaction, now or for a later time. Reports the outcome for each. */
export function sendMessages(context: SignedInContext, { mailingId, applicationIds, ...mailing }: Body) {
  refuseUnknownPlaceholder(mailing);
  const sendAt = readSendTime(mailing.sendAt, context.now);
  return context.database.transaction(async (transaction) => {
    const { found, open, refusals } = await lockRecipients(transaction, context, applicationIds);
    if (found.length === 0) throw platformErrors.notFound();
    await writeToAll(transaction, sendingOf(context), { ...mailing, mailingId, sendAt }, open);
    return reportEach(context, applicationIds, new Set(found.map(({ id }) => id)), refusals);
  });
}

export const writeToAll: ConversationsPort['writeToAll'] = async (
  transaction,
  sending,
  { mailingId, sendAt, asksAnswer, isUrgent, ...words },
  applications,
) => {
  const places = await readPlaces(
    transaction,
    applications.map(({ id }) => id),
  );
  const written = applications.map((application) => {
    const { candidate, title } = places.get(application.id)!;
    const values = { name: candidate, position: title };
    return { application, subject: fillSubject(words.subject, values), text: fillMessage(words.text, values) };
  });
  await writeMessages(transaction, sending, { mailingId, sendAt, written, asksAnswer, isUrgent });
};
