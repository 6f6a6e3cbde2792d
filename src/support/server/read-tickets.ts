import { z } from 'zod';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { supportErrors } from '#support/errors.ts';
import { isEnded, isEndedByRuling } from '#support/rules/ticket-terms.ts';
import { readsAll } from './policy.ts';
import { findTicket, listMessages, listTickets } from './queries.ts';

const PAGE = 30;
const place = z.tuple([z.string().regex(/^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00(:00)?$/), z.uuid()]);

type Found = NonNullable<Awaited<ReturnType<typeof findTicket>>>;

export async function readTickets(
  context: SignedInContext,
  { state, cursor }: { state?: 'open' | 'ended' | undefined; cursor?: string | undefined },
) {
  const { database, session, now } = context;
  const openedBy = readsAll(context) ? undefined : session.userId;
  const rows = await listTickets(database, { reader: context, state, openedBy }, readPlace(cursor), PAGE);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    tickets: page.map((row) => presentRow(row, now)),
    abilities: { ask: session.role !== 'admin' },
    nextCursor:
      last && rows.length > PAGE
        ? Buffer.from(JSON.stringify([last.place, last.ticket.id])).toString('base64url')
        : null,
  };
}

function readPlace(cursor: string | undefined) {
  if (!cursor) return null;
  try {
    const [at, id] = place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (Number.isNaN(Date.parse(at.replace(' ', 'T').replace(/\+00$/, 'Z')))) throw new Error('no moment');
    return { at, id };
  } catch {
    throw platformErrors.invalid({}, [{ path: 'query.cursor', code: 'platform.fieldInvalid' }]);
  }
}

function presentRow({ ticket, company, openedBy }: Found, now: Date) {
  const { id, subject, type, status, answerDueAt } = ticket;
  return {
    id,
    subject,
    type,
    status,
    company,
    openedBy,
    openedAt: ticket.openedAt.toISOString(),
    answerDueAt: answerDueAt.toISOString(),
    isLate: status === 'open' && now > answerDueAt,
  };
}

/** Returns the ticket; throws unless the caller may read it. */
export async function requireTicket(database: Database, context: SignedInContext, supportId: string): Promise<Found> {
  const found = await findTicket(database, context, supportId);
  if (!found) throw supportErrors.notFound();
  if (!readsAll(context) && found.ticket.openedBy !== context.session.userId) throw platformErrors.forbidden();
  return found;
}

export async function readTicket(context: SignedInContext, supportId: string, database: Database = context.database) {
  const { session, now } = context;
  const found = await requireTicket(database, context, supportId);
  const messages = await listMessages(database, supportId);
  const { projectId, professionalId, version, status } = found.ticket;
  const runs = !isEnded(status);
  return {
    ...presentRow(found, now),
    projectId,
    professionalId,
    version,
    messages: messages.map(({ message, author, role }) => ({
      id: message.id,
      author,
      isTeam: role === 'admin',
      own: message.authorId === session.userId,
      text: message.text,
      at: message.at.toISOString(),
    })),
    abilities: { write: runs, close: runs && !isEndedByRuling(found.ticket.type) },
  };
}
