import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { BoardReader } from '#tasks/board/server/find-reader.ts';

const MAXIMUM_WORKERS = 500;

/** Whoever works or worked in the project; a professional alone, however many others there are. */
export async function listWorkers(database: Database, { projectId, part, userId }: BoardReader) {
  const own = part === 'professional' ? sql`and p.member_id = ${userId}` : sql``;
  const { rows } = await database.execute<{ memberId: string; name: string }>(sql`
    select u.id as "memberId", u.name from users u
    where u.id in (select p.member_id from project_professionals p where p.project_id = ${projectId} ${own})
    order by fold_text(u.name), u.id limit ${MAXIMUM_WORKERS}`);
  return rows;
}
