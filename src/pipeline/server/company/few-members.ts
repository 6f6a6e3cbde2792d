import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { knowsAll, nameContains } from '#pipeline/server/search-people.ts';
import type { CompanyFilter } from './company-filter.ts';

/** Of more than these a page fills soon from a walk of the company's candidates. */
const FEW = 2_000;

/**
 * Names and skills as the members who have them, when they are few: a page of those is read by their candidacies. Looked up and not left to
 * the planner's guess, because two frequent skills that nobody has together look frequent to it, and it would walk the whole company.
 */
export async function lookUpFew(database: Database, filter: CompanyFilter): Promise<CompanyFilter> {
  const { search, skills = [], ...rest } = filter;
  const named = search && sql`select n.id from users n where ${nameContains(sql`n.name`, search)}`;
  const skilled =
    skills.length > 0 && sql`select s.member_id as id from profiles s where ${knowsAll(sql`s.skill_keys`, skills)}`;
  const wanted = named && skilled ? sql`${skilled} and s.member_id in (${named})` : named || skilled;
  if (!wanted) return filter;
  const memberIds = await readFew(database, wanted);
  return memberIds ? { ...rest, memberIds } : filter;
}

/** As a CTE the statement is planned for all its rows, by the index, and stops at the first too many. */
async function readFew(database: Database, wanted: SQL): Promise<string[] | null> {
  const { rows } = await database.execute<{ id: string }>(
    sql`with found as materialized (${wanted}) select id from found limit ${FEW + 1}`,
  );
  return rows.length > FEW ? null : rows.map(({ id }: { id: string }) => id);
}
