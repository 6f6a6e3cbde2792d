import { and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { containsTyped } from '#platform/capability/finding.ts';
import type { DeskView } from '#support/desk/rules/desk-views.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { supportMessages, supportTickets } from './tables.ts';

type TicketReader = Pick<SignedInContext, 'session' | 'reach'>;

export interface TicketFilter {
  reader: TicketReader;
  /** Colleagues only read the tickets they opened. */
  openedBy?: string | undefined;
  state?: 'open' | 'ended' | undefined;
  /** For the team: open ones, by the promised date. */
  view?: DeskView | undefined;
  search?: string | undefined;
  now: Date;
}

const assignees = alias(users, 'assignees');

const row = {
  ticket: supportTickets,
  company: sql<string>`coalesce(${workspaces.company}, '')`,
  openedBy: users.name,
  assignee: assignees.name,
};

function select(database: Database, place: SQLWrapper = supportTickets.openedAt) {
  return database
    .select({ ...row, place: sql<string>`${place}::text` })
    .from(supportTickets)
    .leftJoin(workspaces, eq(workspaces.id, supportTickets.workspaceId))
    .innerJoin(users, eq(users.id, supportTickets.openedBy))
    .leftJoin(assignees, eq(assignees.id, supportTickets.assignedTo));
}

/** Professionals and recruiters have their own, which belong to no company; everybody else those of the spaces that they reach. */
function ticketsOf({ session, reach }: TicketReader): SQL | undefined {
  return session.role === 'squadMember' || session.role === 'recruiter'
    ? and(isNull(supportTickets.workspaceId), eq(supportTickets.openedBy, session.userId))
    : withinReach(supportTickets.workspaceId, reach);
}

const views: Record<DeskView, (filter: TicketFilter) => SQL | undefined> = {
  mine: ({ reader }) => eq(supportTickets.assignedTo, reader.session.userId),
  unassigned: () => isNull(supportTickets.assignedTo),
  due: ({ now }) =>
    and(eq(supportTickets.status, 'open'), sql`${supportTickets.answerDueAt} >= ${now.toISOString()}::timestamptz`),
  overdue: ({ now }) =>
    and(eq(supportTickets.status, 'open'), sql`${supportTickets.answerDueAt} < ${now.toISOString()}::timestamptz`),
};

/** One more than a page: newest first, or in a view of the desk the earliest promise first. */
export function listTickets(
  database: Database,
  filter: TicketFilter,
  after: { at: string; id: string } | null,
  limit: number,
) {
  const { reader, openedBy, state, view, search } = filter;
  const place = view === undefined ? supportTickets.openedAt : supportTickets.answerDueAt;
  const position = after && sql`(${after.at}::timestamptz, ${after.id}::uuid)`;
  return select(database, place)
    .where(
      and(
        ticketsOf(reader),
        openedBy === undefined ? undefined : eq(supportTickets.openedBy, openedBy),
        state === 'open' || view !== undefined ? isNull(supportTickets.closedAt) : undefined,
        state === 'ended' ? isNotNull(supportTickets.closedAt) : undefined,
        view && views[view](filter),
        search === undefined
          ? undefined
          : or(
              containsTyped(sql`${supportTickets.subject}`, search),
              containsTyped(sql`${workspaces.company}`, search),
              containsTyped(sql`${users.name}`, search),
            ),
        position === null
          ? undefined
          : view === undefined
            ? sql`(${place}, ${supportTickets.id}) < ${position}`
            : sql`(${place}, ${supportTickets.id}) > ${position}`,
      ),
    )
    .orderBy(...(view === undefined ? [desc(place), desc(supportTickets.id)] : [asc(place), asc(supportTickets.id)]))
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
export async function listMessages(database: Database, ticketId: string, withInternal: boolean) {
  const latest = await database
    .select({ message: supportMessages, author: users.name, role: users.role })
    .from(supportMessages)
    .innerJoin(users, eq(users.id, supportMessages.authorId))
    .where(
      and(eq(supportMessages.ticketId, ticketId), withInternal ? undefined : eq(supportMessages.isInternal, false)),
    )
    .orderBy(desc(supportMessages.at), desc(supportMessages.id))
    .limit(SHOWN);
  return latest.toReversed();
}

/** Whether somebody opened the ticket, or owns the space that it belongs to. */
export async function isTicketOf(
  database: Database,
  supportId: string,
  { userId, spaceIds }: { userId: string; spaceIds: string[] },
): Promise<boolean> {
  const count = await database.$count(
    supportTickets,
    and(
      eq(supportTickets.id, supportId),
      or(eq(supportTickets.openedBy, userId), inArray(supportTickets.workspaceId, spaceIds)),
    ),
  );
  return count > 0;
}
