import { sql } from 'drizzle-orm';
import { addressOf, presentTold } from '#activity/server/read-activity.ts';
import type { Notice } from '#notices/contract.ts';
import { partOf } from '#notices/rules/notice-sentence.ts';
import { findHappening } from '#platform/contract/happening.ts';
import type { Caller, SignedInContext } from '#platform/http/request-context.ts';
import { isReadable, isWanted, listReadableSpaces } from './readable-spaces.ts';
import { type NoticeRow, selectNotices } from './select-notices.ts';

const PAGE = 50;
/** The count is exact up to this number. */
const COUNTED = 99;

interface Asked {
  unread?: boolean | undefined;
  before?: string | undefined;
}

/** One page of the caller's notices, of all their spaces, newest first. */
export async function readNotices({ database, session }: SignedInContext, { unread = false, before }: Asked) {
  const spaces = await listReadableSpaces(database, session);
  const condition = sql`n.user_id = ${session.userId} and ${isReadable(spaces)} and ${isWanted}
    ${unread ? sql`and n.read_at is null` : sql``} ${before ? sql`and n.happening_id < ${before}::uuid` : sql``}`;
  const { rows } = await database.execute<NoticeRow>(selectNotices(condition, PAGE + 1));
  const page = rows.slice(0, PAGE);
  const notices = page.map((row) => presentNotice(row, session, spaces.length > 1));
  return { notices, next: rows.length > PAGE ? page.at(-1)!.id : null };
}

/** `ofSeveral`: the reader has several companies, so that each notice names its own. */
export function presentNotice(row: NoticeRow, { userId: readerId, role }: Caller, ofSeveral: boolean): Notice {
  const { kind, side, is_read: isRead, space, settled_name: name, settled_by: by, ids } = row;
  const rules = findHappening(row.name)?.notices;
  const leadsTo = typeof rules === 'string' ? undefined : rules?.find((one) => one.side === side)?.leadsTo;
  const told = presentTold(row);
  return {
    ...told,
    // Candidates read of the company and not of its people, as in the history of their application.
    actor: side === 'person' && ids.memberId === readerId && ids.applicationId !== undefined ? null : told.actor,
    ...{ kind, side, isRead, part: partOf(row.name, side) },
    person: (ids.memberId ?? ids.userId) === readerId ? null : told.person,
    space: ofSeveral && side !== 'team' && space !== '' ? space : null,
    address: leadsTo ? leadsTo(ids, role) : addressOf(row),
    settled: name === null ? null : { name, by: row.settled_by_name, isOwn: by === readerId },
  };
}

/** How many notices the caller has not read. */
export async function countNotices({ database, session }: SignedInContext) {
  const spaces = await listReadableSpaces(database, session);
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from notices n where n.user_id = ${session.userId} and n.read_at is null and ${isReadable(spaces)} and ${isWanted}
      limit ${COUNTED + 1}
    ) as unread`);
  const { count } = rows[0]!;
  return { count: Math.min(count, COUNTED), more: count > COUNTED };
}
