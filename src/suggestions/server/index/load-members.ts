import { type SQL, sql } from 'drizzle-orm';
import { type ProfileWithPreferences, preferencesOf } from '#jobs/opportunities/rules/preferences-of-profile.ts';
import type { Database } from '#platform/db/connection.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import { listed } from '#talent/server/search-query.ts';
import type { IndexedMember } from './member-index.ts';

type Row = ProfileWithPreferences & { memberId: string; finishedTests: QuizKey[] };

// Only the fields of the document that the rule needs, under the rule's names.
const condition = sql`
  p.member_id as "memberId", p.job_title as "jobTitle", p.level, p.city,
  p.content -> 'professionId' as "professionId", p.content -> 'skills' as skills, p.content -> 'languages' as languages,
  p.content -> 'availability' as availability, p.content -> 'values' as values,
  array(select distinct a.quiz from quiz_attempts a where a.member_id = p.member_id and a.state = 'finished') as "finishedTests"`;
const inRanking = sql`${listed} and p.is_available`;

async function read(database: Database, conditions: SQL): Promise<IndexedMember[]> {
  const { rows } = await database.execute<Row>(sql`select ${condition} from profiles p where ${conditions}`);
  return rows.map((row: Row) => ({
    memberId: row.memberId,
    wishes: preferencesOf(row),
    finishedTests: row.finishedTests,
  }));
}

const MEMBERS_AT_ONCE = 2_000;

/** Loads everyone in the ranking, some thousand at a time. */
export async function* loadMembers(database: Database): AsyncGenerator<IndexedMember[]> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const members = await read(
      database,
      sql`${inRanking} and p.member_id > ${after}::uuid order by p.member_id limit ${MEMBERS_AT_ONCE}`,
    );
    if (members.length > 0) yield members;
    if (members.length < MEMBERS_AT_ONCE) return;
    after = members.at(-1)!.memberId;
  }
}

/** Loads those of the given members who are in the ranking now. */
export function loadMembersByIds(database: Database, memberIds: readonly string[]): Promise<IndexedMember[]> {
  return read(database, sql`${inRanking} and p.member_id = any(${sql.param(memberIds)}::uuid[])`);
}
