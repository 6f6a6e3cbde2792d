import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { TicketType } from '#support/rules/ticket-terms.ts';
import { supportMessages, supportTickets } from './tables.ts';
import { notifyDone, notifyRuled } from './notify.ts';

interface Settling {
  professionalId: string;
  types: readonly TicketType[];
  /** The team's message to the company, if any. */
  text?: string;
  actorId: string;
  now: Date;
}

/** The team fulfilled the requests: open ones of these kinds are done, and the company is notified. Returns how many. */
export async function settleRequests(
  transaction: Database,
  { professionalId, types, text, actorId, now }: Settling,
): Promise<number> {
  const settled = await transaction
    .update(supportTickets)
    .set({ status: 'done', closedAt: now, updatedAt: now, version: sql`${supportTickets.version} + 1` })
    .where(isOpenRequest(professionalId, types))
    .returning();
  for (const ticket of settled) {
    if (text !== undefined)
      await transaction.insert(supportMessages).values({ ticketId: ticket.id, authorId: actorId, text, at: now });
    await notifyDone(transaction, { ...ticket, supportId: ticket.id, actorId });
  }
  return settled.length;
}

/** Ends requests that the company itself fulfilled or withdrew, without notifying it. */
export async function endRequests(
  transaction: Database,
  { professionalId, type, status, now }: EndedRequests,
): Promise<void> {
  await transaction
    .update(supportTickets)
    .set({ status, closedAt: now, updatedAt: now, version: sql`${supportTickets.version} + 1` })
    .where(isOpenRequest(professionalId, [type]));
}

interface EndedRequests {
  professionalId: string;
  type: TicketType;
  status: 'done' | 'closed';
  now: Date;
}

function isOpenRequest(professionalId: string, types: readonly TicketType[]) {
  return and(
    eq(supportTickets.professionalId, professionalId),
    inArray(supportTickets.type, [...types]),
    isNull(supportTickets.closedAt),
  );
}

interface Ruling extends Required<Pick<Settling, 'text' | 'actorId' | 'now'>> {
  supportId: string;
  verdict: 'ruledPayable' | 'ruledRefused';
}

/** The team ruled on the hours of a ticket that is locked and open: it is done, and the company reads the verdict and the words. */
export async function closeRuling(
  transaction: Database,
  { supportId, verdict, text, actorId, now }: Ruling,
): Promise<void> {
  const [ticket] = await transaction
    .update(supportTickets)
    .set({ status: 'done', closedAt: now, updatedAt: now, version: sql`${supportTickets.version} + 1` })
    .where(eq(supportTickets.id, supportId))
    .returning();
  await transaction.insert(supportMessages).values({ ticketId: supportId, authorId: actorId, text, at: now });
  await notifyRuled(transaction, verdict, { ...ticket!, supportId, text, actorId });
}

/** The open requests about hired professionals. */
export function listOpenRequests(database: Database, professionalIds: string[]) {
  return database
    .select({
      professionalId: supportTickets.professionalId,
      supportId: supportTickets.id,
      type: supportTickets.type,
      answerDueAt: supportTickets.answerDueAt,
    })
    .from(supportTickets)
    .where(and(inArray(supportTickets.professionalId, professionalIds), isNull(supportTickets.closedAt)));
}

/** Moves a project's tickets when it is transferred to another company. */
export async function moveTickets(transaction: Database, projectId: string, workspaceId: string): Promise<void> {
  await transaction.update(supportTickets).set({ workspaceId }).where(eq(supportTickets.projectId, projectId));
}
