import { inArray, sql } from 'drizzle-orm';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { isEnded, isEndedByRuling } from '#support/rules/ticket-terms.ts';
import { recordClosed } from '#support/server/notify.ts';
import { supportTickets } from '#support/server/tables.ts';

/** Closes several tickets and tells whoever asked. What has ended meanwhile, or needs a ruling, stays as it is. */
export function closeTickets({ database, session, now }: SignedInContext, ids: readonly string[]) {
  return database.transaction(async (transaction) => {
    const locked = await transaction
      .select()
      .from(supportTickets)
      .where(inArray(supportTickets.id, [...ids]))
      .orderBy(supportTickets.id)
      .for('update');
    const open = locked.filter(({ status, type }) => !isEnded(status) && !isEndedByRuling(type));
    const closed = open.map(({ id }) => id);
    if (closed.length > 0)
      await transaction
        .update(supportTickets)
        .set({ status: 'closed', closedAt: now, updatedAt: now, version: sql`${supportTickets.version} + 1` })
        .where(inArray(supportTickets.id, closed));
    for (const ticket of open)
      await recordClosed(transaction, { ...ticket, supportId: ticket.id, actorId: session.userId }, true);
    return { closed };
  });
}
