import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { knowsAll, nameContains } from '#pipeline/candidates/server/search-people.ts';
import type { CompanyFilter } from './company-filter.ts';

/** Of more than these among its candidates a page fills soon from a walk of the company. */
const FEW = 500;
/** So many people of the product are asked whether they are candidates of the company. */
const MOST_ASKED = 5_000;

/**
 * Names and skills as the candidates who have them, when they are few: those are read by person. Looked up and not left to the planner's
 * guess, because two frequent skills that nobody has together look frequent to it, and it would walk the whole company.
 */
export async function lookUpFew(
  database: Database,
  workspaceId: string,
  filter: CompanyFilter,
): Promise<CompanyFilter> {
  const { search, skills = [], ...rest } = filter;
  const named = search && sql`select n.id from users n where ${nameContains(sql`n.name`, search)}`;
  const skilled =
    skills.length > 0 && sql`select s.member_id as id from profiles s where ${knowsAll(sql`s.skill_keys`, skills)}`;
  const people = named && skilled ? sql`${skilled} and s.member_id in (${named})` : named || skilled;
  if (!people) return filter;
  const memberIds = await readFew(database, workspaceId, people);
  return memberIds ? { ...rest, memberIds } : filter;
}

/** Null when there are more. The limit inside keeps the look at each person a look into the index by person. */
async function readFew(database: Database, workspaceId: string, people: SQL): Promise<string[] | null> {
  const { rows } = await database.execute<{ asked: number; ids: string[] }>(sql`
    with found as materialized (${people}),
      asked as materialized (select id from found limit ${MOST_ASKED + 1})
    select (select count(*)::int from asked) as asked, array(
      select asked.id from asked
      cross join lateral (select from applications c where c.member_id = asked.id and c.workspace_id = ${workspaceId} limit 1) own
      where (select count(*) from asked) <= ${MOST_ASKED} limit ${FEW + 1}
    ) as ids`);
  const { asked, ids } = rows[0]!;
  return asked > MOST_ASKED || ids.length > FEW ? null : ids;
}
