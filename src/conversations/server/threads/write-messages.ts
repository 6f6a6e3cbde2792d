import type { SignedInContext } from '#platform/http/request-context.ts';
import { announceCards, type Announced } from '#applications/server/announce-applications.ts';
import { applicationMessages } from '#conversations/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappenings } from '#platform/happenings/record-happening.ts';
import { canSendAt } from '#conversations/rules/thread-terms.ts';
import { conversationsErrors } from '#conversations/errors.ts';
import { conversationsHappenings } from '#conversations/happenings.ts';
import type { Sending } from '#pipeline/server/ports.ts';
import { deliver, idsOf } from './deliver.ts';
import type { Manner } from './delivery.ts';

interface Written {
  application: Announced;
  subject: string | null;
  text: string;
}

interface Writing extends Manner {
  mailingId: string;
  /** Null: at once. */
  sendAt: Date | null;
  written: readonly Written[];
}

/** Who writes, and when. */
export const sendingOf = ({ session, now }: SignedInContext): Sending => ({
  senderId: session.userId,
  now,
});

/** The time of a message that is sent later; null when it goes at once. */
export function readSendTime(sendAt: string | undefined, now: Date): Date | null {
  if (sendAt === undefined) return null;
  const at = new Date(sendAt);
  if (!canSendAt(at, now)) throw conversationsErrors.sendTimeWrong();
  return at;
}

/**
 * Writes a company's messages to locked candidates, and delivers those that go at once. Returns the ids of those that are new: sent again with the
 * same `mailingId`, nobody gets one twice.
 */
export async function writeMessages(
  transaction: Database,
  { senderId, now }: Sending,
  { mailingId, sendAt, written, ...manner }: Writing,
): Promise<string[]> {
  if (written.length === 0) return [];
  const rows = await transaction
    .insert(applicationMessages)
    .values(
      written.map(({ application, subject, text }) => ({
        applicationId: application.id,
        workspaceId: application.workspaceId,
        mailingId,
        senderId,
        subject,
        text,
        state: sendAt === null ? ('sent' as const) : ('scheduled' as const),
        sendAt: sendAt ?? now,
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning();
  const byId = new Map(written.map(({ application }) => [application.id, application]));
  const deliveries = rows.map((message) => ({ message, application: byId.get(message.applicationId)! }));
  if (sendAt === null) await deliver(transaction, deliveries, { now, ...manner });
  else {
    await recordHappenings(
      transaction,
      deliveries.map(({ message, application }) => ({
        name: conversationsHappenings.messageScheduled,
        workspaceId: application.workspaceId,
        actorId: senderId,
        ids: idsOf(application, message.id),
      })),
    );
    await announceCards(
      transaction,
      deliveries.map(({ application }) => application),
    );
  }
  return rows.map(({ id }) => id);
}
