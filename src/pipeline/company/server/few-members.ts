import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { knowsAll, nameContains } from '#pipeline/candidates/server/search-people.ts';
import type { CompanyFilter } from './company-filter.ts';

/** With more matches than this among its candidates, walking the company's index soon fills a page. */
const FEW = 500;
/** At most so many members are checked for being candidates of the company. */
const MAXIMUM_CHECKED = 5_000;

/**
 * Resolves names and skills to the candidates who have them, if they are few: those are read by person. Looked up instead of left to the planner,
 * which expects two frequent skills to be frequent together and would walk the whole company.
 */
export async function resolveFewMembers(
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

/** Null when there are more. The limit inside keeps each check a lookup in the index by person. */
async function readFew(database: Database, workspaceId: string, people: SQL): Promise<string[] | null> {
  const { rows } = await database.execute<{ asked: number; ids: string[] }>(sql`
    with found as materialized (${people}),
      asked as materialized (select id from found limit ${MAXIMUM_CHECKED + 1})
    select (select count(*)::int from asked) as asked, array(
      select asked.id from asked
      cross join lateral (select from applications c where c.member_id = asked.id and c.workspace_id = ${workspaceId} limit 1) own
      where (select count(*) from asked) <= ${MAXIMUM_CHECKED} limit ${FEW + 1}
    ) as ids`);
  const { asked, ids } = rows[0]!;
  return asked > MAXIMUM_CHECKED || ids.length > FEW ? null : ids;
}
