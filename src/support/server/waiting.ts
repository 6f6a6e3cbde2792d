import { type SQL, sql } from 'drizzle-orm';
import {
  ofReach,
  waitingColumns,
  type WaitingPart,
  type WaitingReader,
  waitingSource,
} from '#platform/capability/waiting.ts';
import { supportWaiting } from '#support/paths.ts';
import type { TicketStatus } from '#support/rules/ticket-terms.ts';
import { readsAll } from './policy.ts';

const ticketsIn = (status: TicketStatus, { where, ...about }: { until?: SQL; about?: SQL; where?: SQL }) => sql`
  select ${waitingColumns({
    title: sql`t.subject`,
    about: sql`coalesce(w.company, u.name, '')`,
    company: sql`w.company`,
    since: sql`t.updated_at`,
    ...about,
    place: sql`jsonb_build_object('supportId', t.id)`,
  })} from support_tickets t left join workspaces w on w.id = t.workspace_id left join users u on u.id = t.opened_by
  where t.closed_at is null and ${where ?? sql`t.status = ${status}`}`;

/** The company reads the answer, then writes again or closes the ticket. */
function selectAnswered(reader: WaitingReader): SQL | null {
  const { session, reach } = reader;
  if (session.role !== 'squadOwner') return null;
  const own = readsAll(reader) ? sql`true` : sql`t.opened_by = ${session.userId}`;
  return sql`${ticketsIn('answered', {})} and ${ofReach(sql`t.workspace_id`, reach)} and ${own}`;
}

function selectOwnAnswered({ session }: WaitingReader): SQL | null {
  if (session.role !== 'squadMember') return null;
  return sql`${ticketsIn('answered', { about: sql`''` })} and t.workspace_id is null and t.opened_by = ${session.userId}`;
}

/** Held hours wait until the team has ruled, whatever it wrote meanwhile. */
const selectToAnswer = ({ session }: WaitingReader) =>
  session.role === 'admin'
    ? ticketsIn('open', {
        until: sql`t.answer_due_at`,
        where: sql`(t.status = 'open' or t.status = 'answered' and t.type = 'hoursRuling')`,
      })
    : null;

export const waiting: WaitingPart = {
  sources: [
    waitingSource({ kind: supportWaiting.ownTicketAnswered, select: selectOwnAnswered }),
    waitingSource({ kind: supportWaiting.ticketAnswered, select: selectAnswered }),
    waitingSource({ kind: supportWaiting.ticketToAnswer, select: selectToAnswer }),
  ],
  follows: () => [],
};
