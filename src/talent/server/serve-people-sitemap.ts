import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { feedPaths } from '#jobs/paths.ts';
import type { BoardPlace } from '#jobs/board/rules/board-cursor.ts';
import { SITEMAP_ADDRESSES } from '#jobs/feeds/rules/sitemap-xml.ts';
import { listSitemapFiles, serveSitemapFile } from '#jobs/feeds/server/serve-sitemap.ts';
import type { PublicPlace } from '#platform/capability/server-capability.ts';
import type { Database } from '#platform/db/connection.ts';
import { topTalentPath } from '#profiles/paths.ts';
import { listed } from './search-query.ts';

type ListedPerson = BoardPlace & { updatedAt: Date };

const oldestFirst = sql.raw('(order by p.updated_at asc nulls first, p.member_id asc nulls first)');

type Row = Pick<BoardPlace, 'id' | 'micros'>;

/** Lists published pages of professionals for search engines, and no others. */
export function servePeopleSitemap(
  app: FastifyInstance,
  { database, publicUrl }: PublicPlace,
  size = SITEMAP_ADDRESSES,
): void {
  serveSitemapFile(app, feedPaths.sitemapOfPeople, size, async (after, limit) => {
    const people = await listPeople(database, after, { limit });
    return people.map((one) => ({ ...one, url: publicUrl + topTalentPath(one.id) }));
  });
}

/** The files that together list all of them. */
export async function listPeopleSitemapFiles(database: Database, size = SITEMAP_ADDRESSES): Promise<string[]> {
  const { rows } = await database.execute<Row>(sql`
    select id, (extract(epoch from updated_at) * 1000000)::bigint as micros from (
      select p.member_id as id, p.updated_at, row_number() over ${oldestFirst} as number, lead(p.member_id) over ${oldestFirst} as next
      from profiles p where ${listed}) walk
    where number % ${size} = 0 and next is not null order by number`);
  return listSitemapFiles(feedPaths.sitemapOfPeople, rows);
}

/** Oldest change first, by walking the index backwards: a changed profile moves to the last file, and the other files stay unchanged. */
async function listPeople(
  database: Database,
  after: BoardPlace | null,
  { limit }: { limit: number },
): Promise<ListedPerson[]> {
  const behind = after
    ? sql`and (p.updated_at, p.member_id) > (timestamptz 'epoch' + ${after.micros}::bigint * interval '1 microsecond', ${after.id}::uuid)`
    : sql``;
  const { rows } = await database.execute<Row>(sql`
    select p.member_id as id, (extract(epoch from p.updated_at) * 1000000)::bigint as micros
    from profiles p where ${listed} ${behind}
    order by p.updated_at asc nulls first, p.member_id asc nulls first limit ${limit}`);
  return rows.map((row: Row) => ({ ...row, updatedAt: new Date(Number(row.micros) / 1_000) }));
}
