import { type SQL, sql } from 'drizzle-orm';
import type { BoardPlace } from '#jobs/board/rules/board-cursor.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Profile } from '#profiles/rules/profile.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import { behind, listed, newestFirst } from './search-query.ts';

export type ProfessionalRow = {
  id: string;
  name: string;
  image: string | null;
  content: Profile;
  job_title: string;
  score: number;
  is_available: boolean;
  is_listed: boolean;
  tests: QuizKey[];
  /** Milliseconds since 1970. */
  active_at: string;
  micros: string;
};

// Page content is loaded only for the rows of the page, however many rows match.
const details = sql`
  found.member_id as id, u.name, u.image, p.content || jsonb_build_object('displayName', u.name) as content, p.job_title, p.score, p.is_available,
  p.listed_at is not null as is_listed,
  array(select distinct a.quiz from quiz_attempts a where a.member_id = p.member_id and a.state = 'finished') as tests,
  (extract(epoch from greatest(p.updated_at, (select max(s.updated_at) from sessions s where s.user_id = p.member_id))) * 1000)::bigint as active_at,
  (extract(epoch from p.updated_at) * 1000000)::bigint as micros`;
const source = sql`found join profiles p on p.member_id = found.member_id join users u on u.id = found.member_id`;

/** One professional, listed or not; the caller checks who may see them. */
export async function findProfessional(database: Database, memberId: string): Promise<ProfessionalRow | null> {
  const { rows } = await database.execute<ProfessionalRow>(sql`
    with found as (select member_id from profiles where member_id = ${memberId}::uuid)
    select ${details} from ${source} where u.deleted_at is null`);
  return rows[0] ?? null;
}

/** Finds which of the given professionals want to be found, unordered. */
export async function findListedByIds(database: Database, memberIds: readonly string[]): Promise<ProfessionalRow[]> {
  const { rows } = await database.execute<ProfessionalRow>(sql`
    with found as materialized (
      select p.member_id from profiles p where ${listed} and p.member_id = any(${sql.param(memberIds)}::uuid[])
    )
    select ${details} from ${source} where u.deleted_at is null`);
  return rows;
}

export async function listProfessionals(
  database: Database,
  conditions: SQL,
  page: { after: BoardPlace | null; limit: number },
): Promise<ProfessionalRow[]> {
  const after = page.after ? sql`and ${behind(page.after)}` : sql``;
  const { rows } = await database.execute<ProfessionalRow>(sql`
    with found as materialized (
      select p.member_id from profiles p where ${conditions} ${after} ${newestFirst} limit ${page.limit}
    )
    select ${details} from ${source} ${newestFirst}`);
  return rows;
}

/** The number of matches, counted up to `limit`. */
export async function countProfessionals(database: Database, conditions: SQL, limit: number): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int as count from (select 1 from profiles p where ${conditions} limit ${limit}) as found`);
  return rows[0]?.count ?? 0;
}
