import { eq, sql } from 'drizzle-orm';
import { lockCaller } from '#accounts/server/own-data/erase-account.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { supportErrors } from '#support/errors.ts';
import { answerDueAt } from '#support/rules/answer-due.ts';
import { isEnded, isEndedByRuling, type WrittenType } from '#support/rules/ticket-terms.ts';
import { countOpenQuestions, openTicket } from './open-ticket.ts';
import { lockTicket } from './queries.ts';
import { readTicket, requireTicket } from './read-tickets.ts';
import { supportMessages, supportTickets } from './tables.ts';
import { notifyAnswer, recordClosed, recordNote } from './notify.ts';

const MAXIMUM_OPEN = 20;

/** Opens a ticket with a company's or a professional's question. */
export function askSupport(
  context: SignedInContext,
  { subject, text, type }: { subject: string; text: string; type: WrittenType },
) {
  const { database, session, workspace, now } = context;
  const isOfCompany = session.role === 'squadOwner';
  if (isOfCompany && !workspace) throw platformErrors.forbidden();
  return database.transaction(async (transaction) => {
    await lockCaller(transaction, session.userId);
    if ((await countOpenQuestions(transaction, session.userId)) >= MAXIMUM_OPEN) throw supportErrors.tooManyOpen();
    const workspaceId = isOfCompany ? workspace!.id : null;
    const facts = { workspaceId, openedBy: session.userId, type };
    const opened = await openTicket(transaction, { ...facts, subject, text, now });
    return { supportId: opened!.supportId, answerDueAt: opened!.answerDueAt.toISOString() };
  });
}

interface Message {
  text: string;
  isInternal: boolean;
  version?: number | undefined;
}

/**
 * Adds a message of either side and notifies the other one. A company's message after an answer gets a new promised date. An answer of the
 * team to a state that has changed meanwhile is refused; a note among the team changes nothing and tells nobody else.
 */
export function writeInTicket(context: SignedInContext, supportId: string, { text, isInternal, version }: Message) {
  const { database, session, now } = context;
  const isTeam = session.role === 'admin';
  if (isInternal && !isTeam) throw platformErrors.forbidden();
  return database.transaction(async (transaction) => {
    await requireTicket(transaction, context, supportId);
    const ticket = await lockTicket(transaction, supportId);
    const actorId = session.userId;
    if (isInternal) {
      await transaction
        .insert(supportMessages)
        .values({ ticketId: supportId, authorId: actorId, text, isInternal, at: now });
      await recordNote(transaction, { ...ticket, supportId, actorId });
      return readTicket(context, supportId, transaction);
    }
    if (isEnded(ticket.status)) throw supportErrors.ended();
    if (isTeam && version !== ticket.version) throw platformErrors.staleVersion();
    await transaction.insert(supportMessages).values({ ticketId: supportId, authorId: actorId, text, at: now });
    await transaction
      .update(supportTickets)
      .set({
        status: isTeam ? 'answered' : 'open',
        answerDueAt: !isTeam && ticket.status === 'answered' ? answerDueAt(now) : ticket.answerDueAt,
        teamToldAt: isTeam ? ticket.teamToldAt : null,
        updatedAt: now,
        version: sql`${supportTickets.version} + 1`,
      })
      .where(eq(supportTickets.id, supportId));
    await notifyAnswer(transaction, { ...ticket, supportId, text, actorId }, isTeam);
    return readTicket(context, supportId, transaction);
  });
}

/** Closes a ticket. The company is notified when the team closed it. */
export function closeTicket(context: SignedInContext, supportId: string, version: number) {
  const { database, session, now } = context;
  return database.transaction(async (transaction) => {
    await requireTicket(transaction, context, supportId);
    const ticket = await lockTicket(transaction, supportId);
    if (ticket.version !== version) throw platformErrors.staleVersion();
    if (isEnded(ticket.status)) throw supportErrors.ended();
    if (isEndedByRuling(ticket.type)) throw supportErrors.needsRuling();
    await transaction
      .update(supportTickets)
      .set({ status: 'closed', closedAt: now, updatedAt: now, version: version + 1 })
      .where(eq(supportTickets.id, supportId));
    const actorId = session.userId;
    await recordClosed(transaction, { ...ticket, supportId, actorId }, session.role === 'admin');
    return readTicket(context, supportId, transaction);
  });
}
