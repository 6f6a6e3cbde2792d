import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { supportFaults, supportPresence, supportTickets } from '#support/server/tables.ts';

type Ticket = typeof supportTickets.$inferSelect;

/** Browsers of the team say every twenty seconds which ticket they have open. */
const PRESENT_MS = 45_000;
const MAXIMUM_OTHERS = 20;

/** What only the team sees of a ticket. */
export async function readDeskPart(database: Database, ticket: Ticket, { session, now }: SignedInContext) {
  const [faults, present, others] = await Promise.all([
    ticket.faultId === null ? [] : database.select().from(supportFaults).where(eq(supportFaults.id, ticket.faultId)),
    database
      .select({ name: users.name, isTyping: supportPresence.isTyping })
      .from(supportPresence)
      .innerJoin(users, eq(users.id, supportPresence.userId))
      .where(
        and(
          eq(supportPresence.ticketId, ticket.id),
          ne(supportPresence.userId, session.userId),
          gt(supportPresence.seenAt, new Date(now.getTime() - PRESENT_MS)),
        ),
      ),
    database
      .select({ supportId: supportTickets.id, subject: supportTickets.subject, type: supportTickets.type })
      .from(supportTickets)
      .where(and(ofSameAsker(ticket), ne(supportTickets.id, ticket.id), isNull(supportTickets.closedAt)))
      .orderBy(desc(supportTickets.openedAt))
      .limit(MAXIMUM_OTHERS),
  ]);
  const [fault] = faults;
  return { fault: fault ? { faultId: fault.id, title: fault.title } : null, present, others };
}

/** Of the same company; of a person without one, the same person's. */
export function ofSameAsker({ workspaceId, openedBy }: Pick<Ticket, 'workspaceId' | 'openedBy'>) {
  return workspaceId === null
    ? and(isNull(supportTickets.workspaceId), eq(supportTickets.openedBy, openedBy))
    : eq(supportTickets.workspaceId, workspaceId);
}
