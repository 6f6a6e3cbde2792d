import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { supportMessages, supportTickets } from './tables.ts';

type TicketReader = Pick<SignedInContext, 'session' | 'reach'>;

export interface TicketFilter {
  reader: TicketReader;
  /** Colleagues only read the tickets they opened. */
  openedBy?: string | undefined;
  state?: 'open' | 'ended' | undefined;
}

const row = {
  ticket: supportTickets,
  company: sql<string>`coalesce(${workspaces.company}, '')`,
  openedBy: users.name,
};

function select(database: Database) {
  return database
    .select({ ...row, place: sql<string>`${supportTickets.openedAt}::text` })
    .from(supportTickets)
    .leftJoin(workspaces, eq(workspaces.id, supportTickets.workspaceId))
    .innerJoin(users, eq(users.id, supportTickets.openedBy));
}

/** Professionals have their own, which belong to no company; everybody else those of the spaces that they reach. */
function ticketsOf({ session, reach }: TicketReader): SQL | undefined {
  return session.role === 'squadMember'
    ? and(isNull(supportTickets.workspaceId), eq(supportTickets.openedBy, session.userId))
    : withinReach(supportTickets.workspaceId, reach);
}

/** One more than a page, newest first. */
export function listTickets(
  database: Database,
  { reader, openedBy, state }: TicketFilter,
  after: { at: string; id: string } | null,
  limit: number,
) {
  return select(database)
    .where(
      and(
        ticketsOf(reader),
        openedBy === undefined ? undefined : eq(supportTickets.openedBy, openedBy),
        state === 'open' ? isNull(supportTickets.closedAt) : undefined,
        state === 'ended' ? isNotNull(supportTickets.closedAt) : undefined,
        after
          ? sql`(${supportTickets.openedAt}, ${supportTickets.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(supportTickets.openedAt), desc(supportTickets.id))
    .limit(limit + 1);
}

export async function findTicket(database: Database, reader: TicketReader, supportId: string) {
  const [found] = await select(database).where(and(eq(supportTickets.id, supportId), ticketsOf(reader)));
  return found ?? null;
}

/** Locks the ticket for a change, so that concurrent messages and closings see each other. */
export async function lockTicket(transaction: Database, supportId: string) {
  const [ticket] = await transaction
    .select()
    .from(supportTickets)
    .where(eq(supportTickets.id, supportId))
    .for('update');
  return ticket!;
}

const SHOWN = 500;

/** The latest messages, in the order in which they were written. */
export async function listMessages(database: Database, ticketId: string) {
  const latest = await database
    .select({ message: supportMessages, author: users.name, role: users.role })
    .from(supportMessages)
    .innerJoin(users, eq(users.id, supportMessages.authorId))
    .where(eq(supportMessages.ticketId, ticketId))
    .orderBy(desc(supportMessages.at), desc(supportMessages.id))
    .limit(SHOWN);
  return latest.toReversed();
}
