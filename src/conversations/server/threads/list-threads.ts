import { containsTyped } from '#platform/capability/finding.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { MessageSide } from '#conversations/rules/terms.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { isMomentText, type PageEnd, readCursor, writeCursor } from '#pipeline/candidates/server/cursor.ts';
import { companyTopic } from '#pipeline/candidates/server/topics.ts';
import type { threadsContract } from '#conversations/contract/threads.ts';
import type { ThreadFilter } from '#conversations/rules/thread-terms.ts';

type Query = z.output<(typeof threadsContract)['GET /messages']['query']>;

/** The list shows so many characters of a message. */
const BEGINNING = 160;

interface Row extends Record<string, unknown> {
  application_id: string;
  place: string;
  last_at: string;
  is_unread: boolean;
  awaits: MessageSide | null;
  name: string;
  image: string | null;
  title: string;
  company_name: string;
  last_side: MessageSide | null;
  last_text: string | null;
  is_reported: boolean;
}

const filters: Record<ThreadFilter, SQL> = {
  all: sql`true`,
  unread: sql`t.is_unread_by_company`,
  toAnswer: sql`t.awaits = 'company'`,
  reported: sql`t.application_id in (select application_id from message_reports where closed_at is null)`,
};

/** The conversations within the caller's reach, the one with the latest message first. */
export async function listThreads(context: SignedInContext, { show, search, cursor, limit }: Query) {
  const { database, session, reach } = context;
  if (show === 'reported' && session.role !== 'admin') throw platformErrors.forbidden();
  const after = cursor === undefined ? null : readCursor(cursor, isMomentText);
  const page = pageOf({ show, search: search ?? '', after, limit: limit + 1 });
  // A walk of the company's index for each company, so that a page costs the same however many conversations there are.
  const found = reach.every
    ? page(sql`true`)
    : sql`select one.* from unnest(${sql.param([...reach.workspaceIds])}::uuid[]) as company (id)
        cross join lateral (${page(sql`t.workspace_id = company.id`)}) as one`;
  const { rows } = await database.execute<Row>(sql`
    select t.*, last.side as last_side, last.text as last_text,
      ${session.role === 'admin' ? sql`exists (select from message_reports r where r.application_id = t.application_id and r.closed_at is null)` : sql`false`} as is_reported
    from (select * from (${found}) as each_company order by last_at desc, application_id desc limit ${limit + 1}) as t
    left join lateral (
      select m.side, left(m.text, ${BEGINNING}) as text from application_messages m
      where m.application_id = t.application_id and m.state = 'sent' order by m.send_at desc, m.id desc limit 1
    ) as last on true
    order by t.last_at desc, t.application_id desc`);
  const shown: Row[] = rows.slice(0, limit);
  const end = rows.length > limit ? shown.at(-1) : undefined;
  return {
    threads: shown.map(present),
    nextCursor: end ? writeCursor({ value: end.place, id: end.application_id }) : null,
    topics: reach.every ? [] : reach.workspaceIds.map(companyTopic),
  };
}

interface Page {
  show: ThreadFilter;
  search: string;
  after: PageEnd | null;
  limit: number;
}

/** One page of the conversations that meet a condition on `t`. */
const pageOf =
  ({ show, search, after, limit }: Page) =>
  (which: SQL): SQL =>
    sql`
    select t.application_id, t.last_at::text as place, t.last_at, t.is_unread_by_company as is_unread, t.awaits,
      u.name, u.image, o.title, o.company_name
    from message_threads t
    join applications a on a.id = t.application_id
    join positions o on o.id = a.position_id and o.state <> 'removed'
    join users u on u.id = a.member_id
    where ${which} and ${filters[show]}
      and ${after ? sql`(t.last_at, t.application_id) < (${after.value}::timestamptz, ${after.id}::uuid)` : sql`true`}
      and ${search === '' ? sql`true` : sql`(${containsTyped(sql`u.name`, search)} or ${containsTyped(sql`o.title`, search)})`}
    order by t.last_at desc, t.application_id desc limit ${limit}`;

function present(row: Row) {
  return {
    applicationId: row.application_id,
    candidate: { name: row.name, image: row.image },
    title: row.title,
    companyName: row.company_name,
    lastAt: new Date(row.last_at).toISOString(),
    last: row.last_side && { side: row.last_side, text: row.last_text ?? '' },
    isUnread: row.is_unread,
    awaitsAnswer: row.awaits === 'company',
    isReported: row.is_reported,
  };
}
