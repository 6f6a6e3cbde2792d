import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { preparedSql } from '#platform/db/statements/prepared.ts';
import type { BoardReader } from '#tasks/board/server/find-reader.ts';

export type Worker = { memberId: string; name: string };

const selectWorkers = (projectId: string, which: SQL) => sql`
  select u.id as "memberId", u.name from users u
  where u.id in (select p.member_id from project_professionals p where p.project_id = ${projectId} ${which})
  order by fold_text(u.name), u.id`;

const readAll = preparedSql<Worker, [projectId: string]>((projectId) => selectWorkers(projectId, sql``));
const readOne = preparedSql<Worker, [projectId: string, userId: string]>((projectId, userId) =>
  selectWorkers(projectId, sql`and p.member_id = ${userId}`),
);

/** Whoever works or worked in the project, by name; a professional alone, however many others there are. */
export function listWorkers(database: Database, { projectId, part, userId }: BoardReader): Promise<Worker[]> {
  return part === 'professional' ? readOne(database, projectId, userId) : readAll(database, projectId);
}
