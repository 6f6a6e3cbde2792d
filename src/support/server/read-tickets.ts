import { z } from 'zod';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { supportErrors } from '#support/errors.ts';
import { isEnded, isEndedByRuling } from '#support/rules/ticket-terms.ts';
import type { DeskView } from '#support/desk/rules/desk-views.ts';
import { readDeskPart } from '#support/desk/server/read-desk-part.ts';
import { listFiles, presentFile } from './file-queries.ts';
import { readsAll } from './policy.ts';
import { findTicket, listMessages, listTickets } from './queries.ts';

const PAGE = 30;
const place = z.tuple([z.string().regex(/^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00(:00)?$/), z.uuid()]);

interface TicketQuery {
  state?: 'open' | 'ended' | undefined;
  view?: DeskView | undefined;
  search?: string | undefined;
  cursor?: string | undefined;
}

type Found = NonNullable<Awaited<ReturnType<typeof findTicket>>>;

export async function readTickets(context: SignedInContext, { cursor, view, ...asked }: TicketQuery) {
  const { database, session, now } = context;
  const openedBy = readsAll(context) ? undefined : session.userId;
  // Views are the team's; to anybody else they say nothing.
  const filter = { ...asked, reader: context, openedBy, now, view: session.role === 'admin' ? view : undefined };
  const rows = await listTickets(database, filter, readPlace(cursor), PAGE);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    tickets: page.map((row) => presentRow(row, context)),
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

function presentRow({ ticket, company, openedBy, assignee }: Found, { session, now }: SignedInContext) {
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
    assignee:
      session.role === 'admin' && ticket.assignedTo ? { userId: ticket.assignedTo, name: assignee ?? '' } : null,
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
  const { session } = context;
  const found = await requireTicket(database, context, supportId);
  const isTeam = session.role === 'admin';
  const [messages, files] = await Promise.all([
    listMessages(database, supportId, isTeam),
    listFiles(database, supportId),
  ]);
  const { projectId, professionalId, version, status, mergedInto } = found.ticket;
  const runs = !isEnded(status);
  return {
    ...presentRow(found, context),
    projectId,
    professionalId,
    version,
    mergedInto,
    messages: messages.map(({ message, author, role }) => ({
      id: message.id,
      author,
      isTeam: role === 'admin',
      own: message.authorId === session.userId,
      isInternal: message.isInternal,
      text: message.text,
      at: message.at.toISOString(),
    })),
    files: files.map(presentFile),
    desk: isTeam ? await readDeskPart(database, found.ticket, context) : null,
    abilities: { write: runs, close: runs && !isEndedByRuling(found.ticket.type) },
  };
}
