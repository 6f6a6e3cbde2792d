import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { isReadable, isWanted } from '#notices/server/readable-spaces.ts';
import { selectNotices } from '#notices/server/select-notices.ts';
import { type Figure, figure } from './figure.ts';
import { ensureHiring, hiringOwner } from './hiring-database.ts';
import { repetitions, timeInTurn } from './time-in-turn.ts';

const NOTICES = 100_000;
const PAGE = 51;
const COUNTED = 100;

/** The statements of the bell and of the list for somebody with a hundred thousand notices, compared with bare ones of the same rows. */
export async function measureNotices(): Promise<Figure[]> {
  const client = new pg.Client({ connectionString: await ensureHiring(1_000) });
  await client.connect();
  try {
    const { id, owner_id: ownerId } = await fill(client);
    const reading = isReadable([{ id, isOwner: true, permissions: [] }]);
    const run = (statement: SQL) => {
      const { sql: text, params } = new PgDialect().sqlToQuery(statement);
      return () => client.query(text, params);
    };
    const times = await timeInTurn({
      count: run(sql`select count(*) from (
        select from notices n where n.user_id = ${ownerId} and n.read_at is null and ${reading} and ${isWanted} limit ${COUNTED}) as unread`),
      bareCount: run(sql`select count(*) from (
        select from notices n where n.user_id = ${ownerId} and n.read_at is null limit ${COUNTED}) as unread`),
      list: run(selectNotices(sql`n.user_id = ${ownerId} and ${reading} and ${isWanted}`, PAGE)),
      bareList: run(selectNotices(sql`n.user_id = ${ownerId}`, PAGE)),
    });
    const from = (one: number, other: number) =>
      `${one.toFixed(2)} ms, bare ${other.toFixed(2)} ms, median of ${repetitions}`;
    const ofBare = (name: string, one: number, other: number) =>
      figure(`notices: 100,000 of one person, ${name} / bare SQL`, one / other, {
        ...{ atMost: 1.5, unit: ' ×', from: from(one, other) },
      });
    return [ofBare('count', times.count, times.bareCount), ofBare('list', times.list, times.bareList)];
  } finally {
    await client.end();
  }
}

/** As many notices of the owner as are measured, half of them read. */
async function fill(client: pg.Client): Promise<{ id: string; owner_id: string }> {
  const { rows } = await client.query<{ id: string; owner_id: string }>(
    'select w.id, w.owner_id from workspaces w join users u on u.id = w.owner_id where u.email = $1',
    [hiringOwner],
  );
  const owner = rows[0]!;
  const { rows: kept } = await client.query<{ count: number }>(
    'select count(*)::int as count from notices where user_id = $1',
    [owner.owner_id],
  );
  if (kept[0]!.count >= NOTICES) return owner;
  await client.query(
    `with made as (
       insert into happenings (id, name, workspace_id, ids, about, at)
       select uuidv7(make_interval(secs => -n)), 'jobs.moved', $1, '{}', '{}', now() - make_interval(secs => n)
       from generate_series(1, $3::int) n returning id)
     insert into notices (user_id, happening_id, kind, side, workspace_id, permission, read_at)
     select $2, id, 'candidateNews', 'company', $1, 'chooseSuggested', case when random() < 0.5 then now() end from made`,
    [owner.id, owner.owner_id, NOTICES],
  );
  await client.query('analyze happenings, notices');
  return owner;
}
