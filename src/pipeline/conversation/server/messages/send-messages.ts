import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { users } from '#accounts/server/tables.ts';
import { announceApplications } from '#candidacies/applications/server/announce-applications.ts';
import { candidaciesHappenings } from '#candidacies/happenings.ts';
import { applicationMessages } from '#candidacies/messages/server/tables.ts';
import { applicationHistory, applications } from '#candidacies/applications/server/tables.ts';
import { recordOfApplications } from '#candidacies/applications/server/record-happenings.ts';
import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { ProductError } from '#platform/errors/product-error.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import type { messagesContract } from '#pipeline/conversation/contract/messages.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { fillMessage, MAXIMUM_DAILY_MESSAGES, unknownPlaceholder } from '#pipeline/conversation/rules/message-text.ts';
import { listVisibleIds } from '#pipeline/candidates/server/candidate-queries.ts';
import { lockWorkspace } from '#workspaces/server/lock-workspace.ts';
import { reportEach } from '#pipeline/candidates/server/report-each.ts';
import { abilitiesOf } from '#pipeline/candidates/server/policy.ts';
import { positions } from '#projects/server/tables.ts';
import { messageMail } from './emails.ts';

type Mailing = z.output<(typeof messagesContract)['POST /candidates/message']['body']>;

export function refuseUnknownPlaceholder(...texts: readonly string[]): void {
  const placeholder = unknownPlaceholder(texts.join('\n'));
  if (placeholder !== null) throw pipelineErrors.placeholderUnknown({ placeholder });
}

/** Sends to every candidate that it can, in one transaction: the message, its history entry, its mail. Reports the outcome for each. */
export function sendMessages(context: SignedInContext, mailing: Mailing) {
  refuseUnknownPlaceholder(mailing.subject, mailing.text);
  return context.database.transaction(async (transaction) => {
    const visible = await listVisibleIds(transaction, context.reach, [...new Set(mailing.applicationIds)]);
    if (visible.length === 0) throw platformErrors.notFound();
    const receivers = await lockRecipients(transaction, context.reach, visible);
    const { targets } = abilitiesOf(context);
    const refusals = new Map<string, ProductError>();
    for (const { application } of receivers) {
      if (application.state === 'withdrawn') refusals.set(application.id, pipelineErrors.withdrawn());
      else if (!targets.includes(application.stage)) refusals.set(application.id, pipelineErrors.beyondReach());
    }
    const open = receivers.filter(({ application }) => !refusals.has(application.id));
    await countMessages(transaction, context, open);
    const { session, settings, now } = context;
    await writeMessages(transaction, { senderId: session.userId, publicUrl: settings.publicUrl, now }, mailing, open);
    const found = new Set(receivers.map(({ application }) => application.id));
    return reportEach(context, mailing.applicationIds, found, refusals);
  });
}

type Receiver = Awaited<ReturnType<typeof lockRecipients>>[number];

/** Access is checked again after waiting for locks: a project may have moved to another company meanwhile. */
function lockRecipients(transaction: Database, reach: Reach, ids: string[]) {
  const { name, email, language, brand } = users;
  const { title, companyName } = positions;
  return transaction
    .select({ application: applications, title, companyName, name, email, language, brand })
    .from(applications)
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .innerJoin(users, eq(users.id, applications.memberId))
    .where(and(inArray(applications.id, ids), withinReach(applications.workspaceId, reach)))
    .orderBy(asc(applications.id))
    .for('no key update', { of: applications });
}

/** Locks the company so that concurrent calls respect its daily limit of messages. */
async function countMessages(transaction: Database, { now }: SignedInContext, open: readonly Receiver[]) {
  const byCompany = Map.groupBy(open, ({ application }) => application.workspaceId);
  for (const [workspaceId, receivers] of [...byCompany].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    await lockWorkspace(transaction, workspaceId);
    const dayAgo = new Date(now.getTime() - 86_400_000);
    const sent = await transaction.$count(
      applicationMessages,
      and(eq(applicationMessages.workspaceId, workspaceId), gt(applicationMessages.createdAt, dayAgo)),
    );
    if (sent + receivers.length > MAXIMUM_DAILY_MESSAGES)
      throw pipelineErrors.tooManyMessages({ count: MAXIMUM_DAILY_MESSAGES });
  }
}

interface Sending {
  /** Null: their account is gone. */
  senderId: string | null;
  publicUrl: string;
  now: Date;
}

/** Writes a message to these locked candidates: its history entry, its mail. Whoever has it already gets nothing. */
export async function writeMessages(
  transaction: Database,
  { senderId, publicUrl, now }: Sending,
  { mailingId, subject, text }: Pick<Mailing, 'mailingId' | 'subject' | 'text'>,
  open: readonly Receiver[],
): Promise<void> {
  if (open.length === 0) return;
  const filled = open.map((receiver) => {
    const values = { name: receiver.name, position: receiver.title };
    return { receiver, subject: fillMessage(subject, values), text: fillMessage(text, values) };
  });
  const written = await transaction
    .insert(applicationMessages)
    .values(
      filled.map(({ receiver: { application }, ...words }) => ({
        applicationId: application.id,
        workspaceId: application.workspaceId,
        mailingId,
        senderId,
        createdAt: now,
        ...words,
      })),
    )
    .onConflictDoNothing()
    .returning({ applicationId: applicationMessages.applicationId });
  const fresh = new Set(written.map(({ applicationId }) => applicationId));
  const sent = filled.filter(({ receiver }) => fresh.has(receiver.application.id));
  if (sent.length === 0) return;
  await transaction.insert(applicationHistory).values(
    sent.map(({ receiver, subject: reason }) => ({
      applicationId: receiver.application.id,
      event: 'messaged' as const,
      reason,
      actorId: senderId,
      at: now,
    })),
  );
  const receivers = sent.map(({ receiver }) => receiver.application);
  await recordOfApplications(transaction, candidaciesHappenings.messaged, receivers, senderId);
  await queueMails(
    transaction,
    candidaciesHappenings.messaged,
    sent.map(({ receiver: { application, name, email: to, language, brand, title, companyName }, ...words }) => ({
      to,
      language,
      brand,
      content: messageMail({
        applicationId: application.id,
        language,
        name,
        title,
        company: companyName,
        publicUrl,
        ...words,
      }),
    })),
  );
  await announceApplications(transaction, receivers);
}
