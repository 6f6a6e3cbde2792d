import { type SQL, sql } from 'drizzle-orm';
import type { Stage } from '#applications/rules/stages.ts';
import { isCandidate } from '#applications/server/is-candidate.ts';
import { LATE_AFTER_DAYS, endStages } from '#pipeline/candidates/rules/lateness.ts';
import { limitDays } from '#pipeline/candidates/server/card-rows.ts';
import { hasAllSkills } from '#pipeline/candidates/server/search-people.ts';
import { containsTyped } from '#platform/capability/finding.ts';
import { clockTime } from '#platform/db/clock-time.ts';

export interface CompanyFilter {
  search?: string | undefined;
  projectIds?: readonly string[] | undefined;
  positionIds?: readonly string[] | undefined;
  stages?: readonly Stage[] | undefined;
  tagIds?: readonly string[] | undefined;
  skills?: readonly string[] | undefined;
  /** Only these members: they are few, so their applications are read first. */
  memberIds?: readonly string[] | undefined;
  /** Holds for applications (`a`) of the chosen sources. */
  cameBy?: SQL | undefined;
  suggested?: 'yes' | 'no' | undefined;
  overdue?: boolean | undefined;
}

/** Waits longer than the limit of the stage, by the rule of lateness. */
const isOverdue = sql`a.state = 'active' and a.stage not in ${[...endStages]}
  and a.stage_entered_at < ${clockTime} - coalesce(${limitDays}, ${LATE_AFTER_DAYS}) * interval '1 day'`;

const isSuggested = sql`exists (select from candidate_suggestions g where g.application_id = a.id)`;

const hasTag = (tagId: string) =>
  sql`exists (select from candidate_tag_links k where k.application_id = a.id and k.tag_id = ${tagId})`;

const hasSkills = (skills: readonly string[]) =>
  sql`exists (select from profiles s where s.member_id = a.member_id and ${hasAllSkills(sql`s.skill_keys`, skills)})`;

const isNamed = (search: string) =>
  sql`exists (select from users n where n.id = a.member_id and ${containsTyped(sql`n.name`, search)})`;

/** A company's candidates who have not withdrawn and match. Only `a` is joined, so that a page is an index scan. */
export function matching(workspaceId: string, filter: CompanyFilter): SQL {
  const { search, projectIds, positionIds, stages, tagIds = [], skills = [], cameBy, suggested, overdue } = filter;
  const among = (column: SQL, values: readonly string[] | undefined) =>
    values?.length ? [sql`${column} in ${[...values]}`] : [];
  const conditions = [
    sql`a.workspace_id = ${workspaceId} and ${isCandidate(sql`a`)}`,
    sql`exists (select from positions o where o.id = a.position_id and o.state <> 'removed')`,
    ...among(sql`a.project_id`, projectIds),
    ...among(sql`a.position_id`, positionIds),
    ...among(sql`a.stage`, stages),
    ...(cameBy ? [cameBy] : []),
    ...tagIds.map(hasTag),
    ...(skills.length > 0 ? [hasSkills(skills)] : []),
    ...(search ? [isNamed(search)] : []),
    ...(suggested ? [suggested === 'yes' ? isSuggested : sql`not ${isSuggested}`] : []),
    ...(overdue ? [isOverdue] : []),
  ];
  return sql.join(conditions, sql` and `);
}

/** The source of candidates. If few members match, it is their applications, read once for any order or stage. */
export function candidatesOf(workspaceId: string, { memberIds }: CompanyFilter): SQL {
  if (!memberIds) return sql`applications`;
  return sql`(
    with few as materialized (
      select * from applications where workspace_id = ${workspaceId} and member_id = any(${sql.param(memberIds)}::uuid[])
    ) select * from few)`;
}
