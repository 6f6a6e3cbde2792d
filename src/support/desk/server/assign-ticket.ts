import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { supportErrors } from '#support/errors.ts';
import { isEnded } from '#support/rules/ticket-terms.ts';
import { notifyAssigned } from '#support/server/notify.ts';
import { lockTicket } from '#support/server/queries.ts';
import { requireTicket } from '#support/server/read-tickets.ts';
import { supportTickets } from '#support/server/tables.ts';

/** Gives a ticket to an administrator, or back to the queue. Of several who do so at once, whoever saw the latest state succeeds. */
export function assignTicket(
  context: SignedInContext,
  supportId: string,
  { version, assigneeId }: { version: number; assigneeId: string | null },
) {
  const { database, session, now } = context;
  return database.transaction(async (transaction) => {
    await requireTicket(transaction, context, supportId);
    const ticket = await lockTicket(transaction, supportId);
    if (isEnded(ticket.status)) throw supportErrors.ended();
    if (ticket.version !== version) throw platformErrors.staleVersion();
    if (assigneeId !== null) {
      const isAdministrator = and(eq(users.id, assigneeId), eq(users.role, 'admin'), isNull(users.deletedAt));
      if ((await transaction.$count(users, isAdministrator)) === 0) throw supportErrors.assigneeUnknown();
    }
    await transaction
      .update(supportTickets)
      // Back in the queue, the next mail of the queue tells of it.
      .set({
        assignedTo: assigneeId,
        teamToldAt: assigneeId === null ? null : now,
        updatedAt: now,
        version: version + 1,
      })
      .where(eq(supportTickets.id, supportId));
    await notifyAssigned(transaction, { ...ticket, supportId, assignedTo: assigneeId, actorId: session.userId });
    return { version: version + 1 };
  });
}
