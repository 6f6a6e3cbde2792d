import { sql } from 'drizzle-orm';
import { announce } from '#platform/events/live-topics.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { requireTicket } from '#support/server/read-tickets.ts';
import { supportPresence } from '#support/server/tables.ts';
import { deskTopic } from '#support/server/topics.ts';

/** Notes that an administrator has a ticket open; the others see it where that is news. */
export async function notePresence(context: SignedInContext, ticketId: string, isTyping: boolean) {
  const { database, session, now } = context;
  await requireTicket(database, context, ticketId);
  const at = now.toISOString();
  const { rows } = await database.execute<{ is_news: boolean }>(sql`
    with before as (select is_typing, seen_at from support_presence where ticket_id = ${ticketId} and user_id = ${session.userId})
    insert into ${supportPresence} (ticket_id, user_id, seen_at, is_typing)
    values (${ticketId}, ${session.userId}, ${at}::timestamptz, ${isTyping})
    on conflict (ticket_id, user_id) do update set seen_at = excluded.seen_at, is_typing = excluded.is_typing
    returning not exists (
      select from before where before.is_typing = ${isTyping} and before.seen_at > ${at}::timestamptz - interval '45 seconds') as is_news`);
  if (rows[0]!.is_news) await announce(database, { topic: deskTopic(ticketId), id: ticketId });
  return { done: true as const };
}
