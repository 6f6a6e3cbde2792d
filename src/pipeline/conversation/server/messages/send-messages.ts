import type { z } from 'zod';
import { readPlaces } from '#pipeline/conversation/server/threads/mail-or-defer.ts';
import type { Manner } from '#pipeline/conversation/server/threads/delivery.ts';
import { lockRecipients } from '#pipeline/conversation/server/threads/lock-candidates.ts';
import {
  readSendTime,
  type Sending,
  sendingOf,
  writeMessages,
} from '#pipeline/conversation/server/threads/write-messages.ts';
import type { Announced } from '#applications/server/announce-applications.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { messagesContract } from '#pipeline/conversation/contract/messages.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { fillMessage, fillSubject, unknownPlaceholder } from '#pipeline/conversation/rules/message-text.ts';
import { reportEach } from '#pipeline/candidates/server/report-each.ts';

type Mailing = z.output<(typeof messagesContract)['POST /candidates/message']['body']>;

export function refuseUnknownPlaceholder(...texts: readonly string[]): void {
  const placeholder = unknownPlaceholder(texts.join('\n'));
  if (placeholder !== null) throw pipelineErrors.placeholderUnknown({ placeholder });
}

/** Writes to every candidate that it can, in one transaction, now or for a later time. Reports the outcome for each. */
export function sendMessages(context: SignedInContext, { mailingId, applicationIds, ...mailing }: Mailing) {
  refuseUnknownPlaceholder(mailing.subject, mailing.text);
  const sendAt = readSendTime(mailing.sendAt, context.now);
  return context.database.transaction(async (transaction) => {
    const { found, open, refusals } = await lockRecipients(transaction, context, applicationIds);
    if (found.length === 0) throw platformErrors.notFound();
    await writeToAll(transaction, sendingOf(context), { ...mailing, mailingId, sendAt }, open);
    return reportEach(context, applicationIds, new Set(found.map(({ id }) => id)), refusals);
  });
}

interface Words extends Pick<Manner, 'asksAnswer' | 'isUrgent'> {
  mailingId: string;
  /** Null: at once. */
  sendAt: Date | null;
  subject: string;
  text: string;
}

/** Writes a message to these locked candidates, filled in for each. Whoever has it already gets nothing. */
export async function writeToAll(
  transaction: Database,
  sending: Sending,
  { mailingId, sendAt, asksAnswer, isUrgent, ...words }: Words,
  applications: readonly Announced[],
): Promise<void> {
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
}
