import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Language } from '#platform/i18n/language.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { supportErrors } from '#support/errors.ts';
import { supportHappenings } from '#support/happenings.ts';
import { isEnded } from '#support/rules/ticket-terms.ts';
import { notifyAnswer, recordNote } from '#support/server/notify.ts';
import { lockTicket } from '#support/server/queries.ts';
import { requireTicket } from '#support/server/read-tickets.ts';
import { supportFaults, supportMessages, supportTickets } from '#support/server/tables.ts';

export async function nameFault({ database, now }: SignedInContext, title: string) {
  const [fault] = await database
    .insert(supportFaults)
    .values({ title, createdAt: now })
    .returning({ faultId: supportFaults.id });
  return fault!;
}

/** Ties a ticket to a fault that is not mended, or to none. */
export function tieToFault(context: SignedInContext, supportId: string, faultId: string | null) {
  const { database, session } = context;
  return database.transaction(async (transaction) => {
    await requireTicket(transaction, context, supportId);
    const ticket = await lockTicket(transaction, supportId);
    if (isEnded(ticket.status)) throw supportErrors.ended();
    if (faultId !== null) {
      // Whoever mends it at the same moment waits for this ticket, or this one finds it mended.
      const [fault] = await transaction.select().from(supportFaults).where(eq(supportFaults.id, faultId)).for('share');
      if (!fault || fault.mendedAt) throw supportErrors.faultNotFound();
    }
    await transaction.update(supportTickets).set({ faultId }).where(eq(supportTickets.id, supportId));
    await recordNote(transaction, { ...ticket, supportId, actorId: session.userId });
    return { done: true as const };
  });
}

/** The fault is mended: every open ticket that reports it is answered with one message, in the language of whoever asked. */
export function mendFault(
  { database, session, now }: SignedInContext,
  faultId: string,
  texts: Record<Language, string>,
) {
  return database.transaction(async (transaction) => {
    const [fault] = await transaction.select().from(supportFaults).where(eq(supportFaults.id, faultId)).for('update');
    if (!fault) throw supportErrors.faultNotFound();
    if (fault.mendedAt) throw supportErrors.faultMended();
    await transaction.update(supportFaults).set({ mendedAt: now }).where(eq(supportFaults.id, faultId));
    const reported = await transaction
      .select({ ticket: supportTickets, language: users.language })
      .from(supportTickets)
      .innerJoin(users, eq(users.id, supportTickets.openedBy))
      .where(and(eq(supportTickets.faultId, faultId), isNull(supportTickets.closedAt)))
      .orderBy(supportTickets.id)
      .for('update', { of: supportTickets });
    const actorId = session.userId;
    for (const { ticket, language } of reported) {
      const text = texts[language];
      await transaction.insert(supportMessages).values({ ticketId: ticket.id, authorId: actorId, text, at: now });
      await transaction
        .update(supportTickets)
        .set({ status: 'answered', updatedAt: now, version: sql`${supportTickets.version} + 1` })
        .where(eq(supportTickets.id, ticket.id));
      await notifyAnswer(transaction, { ...ticket, supportId: ticket.id, text, actorId }, true);
    }
    const name = supportHappenings.faultMended;
    await recordHappening(transaction, { name, workspaceId: null, actorId, ids: { faultId } });
    return { answered: reported.length };
  });
}
