import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { answerDueAt } from '#support/rules/answer-due.ts';
import { type TicketType, writtenTypes } from '#support/rules/ticket-terms.ts';
import { notifyOpened } from './notify.ts';
import { supportMessages, supportTickets } from './tables.ts';

export interface TicketToOpen {
  workspaceId: string | null;
  openedBy: string;
  type: TicketType;
  /** The company's text, or the person a request is about. */
  subject: string;
  text: string;
  projectId?: string;
  professionalId?: string;
  /** A ruling on hours names one of these two. */
  taskId?: string;
  timeEntryId?: string;
  now: Date;
}

/**
 * Opens a ticket and notifies the company's owner and the team. Null when the same request is open already: two concurrent requests
 * create one ticket.
 */
export async function openTicket(transaction: Database, ticket: TicketToOpen) {
  const { text, now, subject, ...facts } = ticket;
  const [opened] = await transaction
    .insert(supportTickets)
    .values({ ...facts, subject: subject.slice(0, 200), answerDueAt: answerDueAt(now), openedAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ supportId: supportTickets.id, answerDueAt: supportTickets.answerDueAt });
  if (!opened) return null;
  await transaction
    .insert(supportMessages)
    .values({ ticketId: opened.supportId, authorId: ticket.openedBy, text, at: now });
  await notifyOpened(transaction, { ...ticket, ...opened, actorId: ticket.openedBy });
  return opened;
}

/** The number of unfinished tickets that a person wrote. */
export async function countOpenQuestions(database: Database, userId: string): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(supportTickets)
    .where(
      and(
        eq(supportTickets.openedBy, userId),
        inArray(supportTickets.type, [...writtenTypes]),
        isNull(supportTickets.closedAt),
      ),
    );
  return row?.count ?? 0;
}
