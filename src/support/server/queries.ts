import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { supportMessages, supportTickets } from './tables.ts';

export interface TicketFilter {
  reach: Reach;
  /** Colleagues only read the tickets they opened. */
  openedBy?: string | undefined;
  state?: 'open' | 'ended' | undefined;
}

const row = {
  ticket: supportTickets,
  company: workspaces.company,
  openedBy: users.name,
};

function select(database: Database) {
  return database
    .select({ ...row, place: sql<string>`${supportTickets.openedAt}::text` })
    .from(supportTickets)
    .innerJoin(workspaces, eq(workspaces.id, supportTickets.workspaceId))
    .innerJoin(users, eq(users.id, supportTickets.openedBy));
}

/** One more than a page, newest first. */
export function listTickets(
  database: Database,
  { reach, openedBy, state }: TicketFilter,
  after: { at: string; id: string } | null,
  limit: number,
) {
  return select(database)
    .where(
      and(
        withinReach(supportTickets.workspaceId, reach),
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

export async function findTicket(database: Database, reach: Reach, supportId: string) {
  const [found] = await select(database).where(
    and(eq(supportTickets.id, supportId), withinReach(supportTickets.workspaceId, reach)),
  );
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
