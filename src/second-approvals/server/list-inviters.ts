import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { INVITED_DAYS } from '#second-approvals/rules/second-person.ts';

const DAY_MS = 86_400_000;

/** Who invited administrators a short while ago, and who invited those: what a new one asks for may be the wish of whoever brought them in. */
export async function listInviters(database: Database, userIds: readonly string[], now: Date): Promise<string[]> {
  const newest = new Date(now.getTime() - INVITED_DAYS * DAY_MS).toISOString();
  const { rows } = await database.execute<{ userId: string }>(sql`
    with recursive involved (user_id) as (
      select unnest(${sql.param(userIds)}::uuid[])
      union
      select d.invited_by from involved i join users u on u.id = i.user_id join staff_details d on d.user_id = u.id
      where d.invited_by is not null and u.created_at > ${newest}::timestamptz)
    select user_id as "userId" from involved where user_id <> all(${sql.param(userIds)}::uuid[])`);
  return rows.map(({ userId }) => userId);
}
