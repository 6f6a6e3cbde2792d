import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { announceApplications, announceCards } from '#applications/server/announce-applications.ts';
import { happeningsOf } from '#applications/server/record-happenings.ts';
import { applications } from '#applications/server/tables.ts';
import type { MessageSide } from '#conversations/rules/terms.ts';
import { messageParticipants, messageThreads } from '#conversations/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { recordHappenings } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { findApplication } from '#pipeline/candidates/server/candidate-queries.ts';
import { abilitiesOf } from '#pipeline/candidates/server/policy.ts';
import type { marks } from '#conversations/contract/thread-schemas.ts';
import { conversationsHappenings } from '#conversations/happenings.ts';
import { lockThreads } from './deliver.ts';

export async function requireApplication(context: SignedInContext, applicationId: string, side: MessageSide) {
  const { database, reach, session } = context;
  const own = and(eq(applications.id, applicationId), eq(applications.memberId, session.userId));
  const application =
    side === 'company'
      ? await findApplication(database, reach, applicationId)
      : (await database.select().from(applications).where(own))[0];
  if (!application) throw platformErrors.notFound();
  return application;
}

/**
 * Whether a conversation that this person looks at has been read by their side. What the team of the product looks at is still new to the company,
 * and so is what a colleague sees who cannot answer.
 */
export function marksAsRead(context: Pick<SignedInContext, 'session' | 'workspace'>, side: MessageSide): boolean {
  return side === 'candidate' || (context.session.role !== 'admin' && abilitiesOf(context).move);
}

/** Marks a conversation as read or as needing no answer, and sets whether the caller gets mails about it. */
export async function markThread(
  context: SignedInContext,
  applicationId: string,
  side: MessageSide,
  { read, settled, mails }: z.output<typeof marks>,
): Promise<void> {
  const application = await requireApplication(context, applicationId, side);
  const isOfCompany = side === 'company';
  if (settled && isOfCompany && !abilitiesOf(context).move) throw platformErrors.forbidden();
  const isSeen = read && marksAsRead(context, side);
  await context.database.transaction(async (transaction) => {
    if (mails !== undefined)
      await switchMails(transaction, { applicationId, side, ...context.session, isMailed: mails });
    if (!isSeen && !settled) return;
    const unread = isOfCompany ? messageThreads.isUnreadByCompany : messageThreads.isUnreadByCandidate;
    const isMine = sql`${messageThreads.awaits} is not distinct from ${side}`;
    const [changed] = await transaction
      .update(messageThreads)
      .set({
        ...(isOfCompany ? { isUnreadByCompany: false } : { isUnreadByCandidate: false }),
        ...(settled && { awaits: sql`case when ${isMine} then null else ${messageThreads.awaits} end` }),
      })
      .where(
        and(eq(messageThreads.applicationId, applicationId), settled ? sql`(${unread} or ${isMine})` : sql`${unread}`),
      )
      .returning({ id: messageThreads.applicationId });
    // The candidate must not learn when the company reads.
    if (changed) await (isOfCompany ? announceCards : announceApplications)(transaction, [application]);
  });
}

interface Switch {
  applicationId: string;
  side: MessageSide;
  userId: string;
  isMailed: boolean;
}

async function switchMails(transaction: Database, { applicationId, side, userId, isMailed }: Switch): Promise<void> {
  const { applicationId: thread, userId: person } = messageParticipants;
  await transaction
    .insert(messageParticipants)
    .values({ applicationId, userId, side, isMailed })
    .onConflictDoUpdate({ target: [thread, person], set: { isMailed, mailDueAt: null } });
}

/** Refuses the other side's messages, or takes them again. */
export async function blockThread(
  context: SignedInContext,
  applicationId: string,
  side: MessageSide,
  isBlocked: boolean,
): Promise<void> {
  const application = await requireApplication(context, applicationId, side);
  const at = isBlocked ? context.now : null;
  await context.database.transaction(async (transaction) => {
    const threads = await lockThreads(transaction, [applicationId]);
    if (!threads.has(applicationId)) throw platformErrors.notFound();
    await transaction
      .update(messageThreads)
      .set(side === 'company' ? { companyBlockedAt: at } : { candidateBlockedAt: at })
      .where(eq(messageThreads.applicationId, applicationId));
    const name = isBlocked
      ? conversationsHappenings.conversationBlocked
      : conversationsHappenings.conversationUnblocked;
    await recordHappenings(transaction, happeningsOf(name, [application], context.session.userId));
    await announceApplications(transaction, [application]);
  });
}
