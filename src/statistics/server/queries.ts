import { type SQL, sql } from 'drizzle-orm';
import type { Stage } from '#applications/rules/stages.ts';
import type { Database } from '#platform/db/connection.ts';
import type { TallyMetric } from '#statistics/rules/terms.ts';
import type { StatisticsView } from '#statistics/contract.ts';
import { answersOverdue, lateCandidates, ofPeriod, ofScope, openPositions, overduePositions } from './conditions.ts';
import type { Scope } from './scope.ts';

const COUNTED = 1_000;

export type Tally = { metric: TallyMetric; stage: Stage; label: string; amount: number };

/** The sums of the period. */
export async function readTallies(database: Database, scope: Scope): Promise<Tally[]> {
  if (scope.isEverything) return readTalliesOfAll(database, scope);
  const { workspaceIds, project, since } = scope;
  const scopeIds = project ? [project.id] : [...workspaceIds];
  const inPeriod = since === null ? sql`` : sql`and came_on >= ${since}`;
  const { rows } = await database.execute<Tally>(sql`
    select metric, stage, label, sum(amount)::int as amount from hiring_tallies
    where scope_id = any(${sql.param(scopeIds)}::uuid[]) ${inPeriod}
    group by metric, stage, label`);
  return rows;
}

/** Reads the tallies of all companies: the folded sums, and half of what was not folded yet, because each step counts for a company and a project. */
async function readTalliesOfAll(database: Database, { since }: Scope): Promise<Tally[]> {
  const inPeriod = since === null ? sql`` : sql`and came_on >= ${since}`;
  const { rows } = await database.execute<Tally>(sql`
    select metric, stage, label, sum(amount)::int as amount from (
      select metric, stage, label, sum(amount) as amount from hiring_tallies
      where scope_id = every_company() ${inPeriod} group by metric, stage, label
      union all
      select metric, stage, label, sum(amount) / 2 from hiring_tallies
      where not folded ${inPeriod} group by metric, stage, label
    ) as of_all group by metric, stage, label`);
  return rows;
}

const SHOWN_REASONS = 40;

/** Why the disqualified candidates of the period were turned down, most frequent first; one statement along the index of outcomes. */
export async function readReasons(database: Database, scope: Scope): Promise<StatisticsView['reasons']> {
  if (scope.isEverything) return null;
  const { rows } = await database.execute<NonNullable<StatisticsView['reasons']>[number]>(sql`
    select r.common_reason as common, own.name as own, count(*)::int as count
    from candidate_journeys j join rejections r on r.application_id = j.application_id
    left join rejection_reasons own on own.id = r.reason_id
    where ${ofScope('j', scope)} and j.outcome = 'disqualified' and ${ofPeriod(scope)}
    group by r.common_reason, own.name order by count(*) desc, 1 nulls last, 2 limit ${SHOWN_REASONS}`);
  return rows;
}

/** Hires of all companies that count for their time: the latest ones, which says enough. */
const HIRES_OF_ALL = 10_000;

/** From arrival to hire, in minutes. There is at most one hire per vacancy, so that the rows are few enough to read directly. */
export async function readTimeToHire(database: Database, scope: Scope) {
  const minutes = sql`extract(epoch from j.hired_at - j.came_at) / 60`;
  const { rows } = await database.execute<{ count: number; median: number | null; ninetieth: number | null }>(sql`
    select count(*)::int as count,
      round(percentile_cont(0.5) within group (order by ${minutes}))::int as median,
      round(percentile_cont(0.9) within group (order by ${minutes}))::int as ninetieth
    from (
      select j.hired_at, j.came_at from candidate_journeys j
      where ${scope.isEverything ? sql`true` : ofScope('j', scope)} and j.outcome = 'hired' and ${ofPeriod(scope)}
      ${scope.isEverything ? sql`order by j.came_at desc limit ${HIRES_OF_ALL}` : sql``}
    ) as j`);
  return rows[0]!;
}

/** The current open figures, each exact up to 1,000; one statement. */
export async function countCurrent(database: Database, scope: Scope, now: Date) {
  const bounded = (source: SQL) =>
    sql`(select count(*)::int from (select from ${source} limit ${COUNTED + 1}) as found)`;
  const { rows } = await database.execute<Record<'open' | 'overdue' | 'late' | 'answers', number>>(sql`
    select ${bounded(openPositions(scope))} as open, ${bounded(overduePositions(scope, now))} as overdue,
      ${bounded(lateCandidates(scope, now))} as late, ${bounded(answersOverdue(scope, now))} as answers`);
  const { open, overdue, late, answers } = rows[0]!;
  return {
    openPositions: bound(open),
    overduePositions: bound(overdue),
    late: bound(late),
    answersOverdue: bound(answers),
  };
}

function bound(count: number) {
  return { count: Math.min(count, COUNTED), more: count > COUNTED };
}
