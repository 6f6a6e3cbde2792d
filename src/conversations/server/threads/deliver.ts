import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { announceApplications, type Announced } from '#applications/server/announce-applications.ts';
import { happeningsOf } from '#applications/server/record-happenings.ts';
import { applicationHistory } from '#applications/server/tables.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import type { MessageSide } from '#conversations/rules/terms.ts';
import { messageParticipants, messageThreads } from '#conversations/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { amongIds } from '#platform/db/statements/any-of.ts';
import { recordHappenings } from '#platform/happenings/record-happening.ts';
import { conversationsHappenings } from '#conversations/happenings.ts';
import type { Delivery, DeliveryTime, Manner } from './delivery.ts';
import { mailOrDefer } from './mail-or-defer.ts';

/** Locks conversations, so that a block and a message see each other; those that do not exist yet are missing in the answer. */
export async function lockThreads(transaction: Database, applicationIds: readonly string[]) {
  const rows = await transaction
    .select()
    .from(messageThreads)
    .where(amongIds(messageThreads.applicationId, applicationIds))
    .orderBy(messageThreads.applicationId)
    .for('update');
  return new Map(rows.map((row) => [row.applicationId, row]));
}

/**
 * Brings written messages to the other side: conversation, history, happening, mail and open pages. All of them are of one side, and of
 * applications that the transaction has locked.
 */
export async function deliver(
  transaction: Database,
  deliveries: readonly Delivery[],
  { now, isUrgent = false, ...manner }: DeliveryTime & Manner,
): Promise<void> {
  if (deliveries.length === 0) return;
  const { side } = deliveries[0]!.message;
  const fresh = await updateThreads(transaction, deliveries, manner);
  await addParticipants(transaction, deliveries, side);
  if (side === 'company') await writeHistory(transaction, deliveries, fresh);
  await (side === 'company' ? recordMessages : recordAnswers)(transaction, deliveries);
  await mailOrDefer(transaction, deliveries, { now, isUrgent });
  await announceApplications(
    transaction,
    deliveries.map(({ application }) => application),
  );
}

function recordMessages(transaction: Database, deliveries: readonly Delivery[]): Promise<void> {
  const { messaged } = applicationsHappenings;
  return recordHappenings(
    transaction,
    deliveries.flatMap(({ message, application }) => happeningsOf(messaged, [application], message.senderId)),
  );
}

function recordAnswers(transaction: Database, deliveries: readonly Delivery[]): Promise<void> {
  return recordHappenings(
    transaction,
    deliveries.map(({ message, application }) => ({
      name: conversationsHappenings.candidateWrote,
      workspaceId: application.workspaceId,
      actorId: message.senderId,
      ids: idsOf(application, message.id),
    })),
  );
}

export const idsOf = ({ id: applicationId, positionId, memberId }: Announced, messageId: string) => ({
  applicationId,
  positionId,
  memberId,
  messageId,
});

const otherSide = (side: MessageSide): MessageSide => (side === 'company' ? 'candidate' : 'company');

/** Returns the applications whose first message this is. */
async function updateThreads(
  transaction: Database,
  deliveries: readonly Delivery[],
  { asksAnswer = true, hasRead = false }: Manner,
): Promise<ReadonlySet<string>> {
  const { side } = deliveries[0]!.message;
  const isOfCompany = side === 'company';
  const latest = new Map(deliveries.map((delivery) => [delivery.application.id, delivery]));
  const rows = [...latest.values()].map(({ message, application }) => ({
    applicationId: application.id,
    workspaceId: application.workspaceId,
    lastAt: message.sendAt,
    isUnreadByCompany: !isOfCompany,
    isUnreadByCandidate: isOfCompany,
    awaits: asksAnswer ? otherSide(side) : null,
  }));
  // What nobody has read stays new when a message to many, or one of an earlier day, goes out.
  const isUnreadStill = (column: AnyPgColumn, isOwn: boolean) =>
    isOwn && !hasRead ? sql`${column}` : sql`excluded.${sql.identifier(column.name)}`;

  const written = await transaction
    .insert(messageThreads)
    .values(rows)
    .onConflictDoUpdate({
      target: messageThreads.applicationId,
      set: {
        workspaceId: sql`excluded.workspace_id`,
        lastAt: sql`greatest(${messageThreads.lastAt}, excluded.last_at)`,
        isUnreadByCompany: isUnreadStill(messageThreads.isUnreadByCompany, isOfCompany),
        isUnreadByCandidate: isUnreadStill(messageThreads.isUnreadByCandidate, !isOfCompany),
        awaits: sql`excluded.awaits`,
      },
    })
    .returning({ applicationId: messageThreads.applicationId, isFirst: sql<boolean>`xmax = 0` });
  return new Set(written.filter(({ isFirst }) => isFirst).map(({ applicationId }) => applicationId));
}

/** The candidate, and whoever wrote. */
async function addParticipants(transaction: Database, deliveries: readonly Delivery[], side: MessageSide) {
  const rows = deliveries.flatMap(({ message: { senderId }, application: { id: applicationId, memberId } }) => [
    { applicationId, userId: memberId, side: 'candidate' as const },
    ...(senderId !== null && side === 'company' ? [{ applicationId, userId: senderId, side }] : []),
  ]);
  await transaction.insert(messageParticipants).values(rows).onConflictDoNothing();
}

/** The history names what has a subject, and the beginning of a conversation; it is no copy of every line. */
async function writeHistory(transaction: Database, deliveries: readonly Delivery[], fresh: ReadonlySet<string>) {
  const noted = deliveries.filter(({ message, application }) => message.subject !== null || fresh.has(application.id));
  if (noted.length === 0) return;
  await transaction.insert(applicationHistory).values(
    noted.map(({ message: { subject, senderId, sendAt }, application }) => ({
      applicationId: application.id,
      event: 'messaged' as const,
      reason: subject,
      actorId: senderId,
      at: sendAt,
    })),
  );
}
