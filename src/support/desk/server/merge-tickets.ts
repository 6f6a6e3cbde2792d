import { eq, sql } from 'drizzle-orm';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { supportErrors } from '#support/errors.ts';
import { isEnded, isWritten } from '#support/rules/ticket-terms.ts';
import { notifyMerged } from '#support/server/notify.ts';
import { lockTicket } from '#support/server/queries.ts';
import { requireTicket } from '#support/server/read-tickets.ts';
import { supportFiles, supportMessages, supportTickets } from '#support/server/tables.ts';

/** Puts what was written in one ticket into another of the same company or person, and ends the first; whoever asked is told. */
export function mergeTickets(
  context: SignedInContext,
  supportId: string,
  { version, into }: { version: number; into: string },
) {
  const { database, session, now } = context;
  return database.transaction(async (transaction) => {
    await requireTicket(transaction, context, supportId);
    await requireTicket(transaction, context, into);
    // In one order, so that two merges in opposite directions do not wait for each other.
    for (const id of [supportId, into].toSorted()) await lockTicket(transaction, id);
    const [from, target] = [await lockTicket(transaction, supportId), await lockTicket(transaction, into)];
    if (from.id === target.id || from.workspaceId !== target.workspaceId) throw supportErrors.otherAsker();
    if (from.workspaceId === null && from.openedBy !== target.openedBy) throw supportErrors.otherAsker();
    if (from.version !== version) throw platformErrors.staleVersion();
    if (isEnded(from.status) || isEnded(target.status)) throw supportErrors.ended();
    // Requests are settled by being fulfilled.
    if (!isWritten(from.type)) throw supportErrors.needsRuling();
    await transaction.update(supportMessages).set({ ticketId: into }).where(eq(supportMessages.ticketId, supportId));
    await transaction.update(supportFiles).set({ ticketId: into }).where(eq(supportFiles.ticketId, supportId));
    await transaction
      .update(supportTickets)
      .set({ status: 'closed', closedAt: now, mergedInto: into, updatedAt: now, version: version + 1 })
      .where(eq(supportTickets.id, supportId));
    await transaction
      .update(supportTickets)
      .set({
        status: from.status === 'open' ? 'open' : target.status,
        // The earlier promise is kept.
        answerDueAt: from.answerDueAt < target.answerDueAt ? from.answerDueAt : target.answerDueAt,
        updatedAt: now,
        version: sql`${supportTickets.version} + 1`,
      })
      .where(eq(supportTickets.id, into));
    await notifyMerged(transaction, {
      ...target,
      supportId: into,
      subject: from.subject,
      type: from.type,
      actorId: session.userId,
    });
    return { supportId: into };
  });
}
