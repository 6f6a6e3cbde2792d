import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { hasAllSkills } from '#pipeline/candidates/server/search-people.ts';
import { containsTyped } from '#platform/capability/finding.ts';
import type { CompanyFilter } from './company-filter.ts';

/** If more than this many of its candidates match, scanning the company's index fills a page soon. */
const FEW = 500;
/** Maximum number of members that are checked for being candidates of the company. */
const MAXIMUM_CHECKED = 5_000;

/**
 * Resolves names and skills to the matching candidates if they are few, so that they are read by person. Done here and not left to the
 * planner, which assumes that two frequent skills are frequent together and would scan the whole company.
 */
export async function resolveFewMembers(
  database: Database,
  workspaceId: string,
  filter: CompanyFilter,
): Promise<CompanyFilter> {
  const { search, skills = [], ...rest } = filter;
  const named = search && sql`select n.id from users n where ${containsTyped(sql`n.name`, search)}`;
  const skilled =
    skills.length > 0 && sql`select s.member_id as id from profiles s where ${hasAllSkills(sql`s.skill_keys`, skills)}`;
  const people = named && skilled ? sql`${skilled} and s.member_id in (${named})` : named || skilled;
  if (!people) return filter;
  const memberIds = await readFew(database, workspaceId, people);
  return memberIds ? { ...rest, memberIds } : filter;
}

/** Null when there are more. The inner limit makes each check a lookup in the index by person. */
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
