import { type SQL, sql } from 'drizzle-orm';
import { type Stage, stages } from '#applications/rules/stages.ts';
import type { Database } from '#platform/db/connection.ts';
import { cardColumns, type CardRow, cardSource } from '#pipeline/candidates/server/card-rows.ts';
import type { PageEnd } from '#pipeline/candidates/server/cursor.ts';
import { candidatesOf, type CompanyFilter, matching } from './company-filter.ts';

/** Counts are exact up to this number. */
const COUNT_LIMIT = 1_000;

export type CompanyRow = CardRow & {
  project_id: string;
  position_index: number;
  title: string;
  project_title: string;
};

/** The cards of applications that a preceding CTE found as `found`. */
const cardsOfFound = sql`
  select ${cardColumns}, a.project_id, o.position_index, o.title, j.title as project_title
  from ${cardSource} join positions o on o.id = a.position_id and o.state <> 'removed' join projects j on j.id = a.project_id
  where a.id in (select id from found)`;

const newestFirst = sql`order by a.stage_entered_at desc, a.id desc`;
const everyStage = sql`unnest(array[${sql.raw(`'${stages.join("','")}'`)}]) as column_of(stage)`;

/** The first cards of every stage. */
export async function readCompanyBoard(
  database: Database,
  workspaceId: string,
  filter: CompanyFilter,
  perColumn: number,
): Promise<CompanyRow[]> {
  const { rows } = await database.execute<CompanyRow>(sql`
    with found as materialized (
      select f.id from ${everyStage} cross join lateral (
        select a.id from ${candidatesOf(workspaceId, filter)} a
        where a.stage = column_of.stage and ${matching(workspaceId, filter)} ${newestFirst} limit ${perColumn}
      ) f
    ) ${cardsOfFound} ${newestFirst}`);
  return rows;
}

type Counted = { stage: Stage; count: number };
interface BoundedCount {
  count: number;
  more: boolean;
}

export async function countStages(
  database: Database,
  workspaceId: string,
  filter: CompanyFilter,
): Promise<Map<Stage, BoundedCount>> {
  const { rows } = await database.execute<Counted>(sql`
    select column_of.stage, (select count(*)::int from (
      select from ${candidatesOf(workspaceId, filter)} a where a.stage = column_of.stage and ${matching(workspaceId, filter)} limit ${COUNT_LIMIT + 1}
    ) some_of) as count
    from ${everyStage}`);
  return new Map(rows.map(({ stage, count }: Counted) => [stage, bounded(count)]));
}

export async function countCandidates(
  database: Database,
  workspaceId: string,
  filter: CompanyFilter,
): Promise<BoundedCount> {
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from ${candidatesOf(workspaceId, filter)} a where ${matching(workspaceId, filter)} limit ${COUNT_LIMIT + 1}
    ) some_of`);
  return bounded(rows[0]?.count ?? 0);
}

const bounded = (count: number): BoundedCount => ({ count: Math.min(count, COUNT_LIMIT), more: count > COUNT_LIMIT });

/** The sort orders of a page: those for which there is an index. */
const orders = { stageEnteredAt: sql`a.stage_entered_at`, appliedAt: sql`a.created_at` } as const;

export interface CompanyPage {
  sort: keyof typeof orders;
  direction: 'ascending' | 'descending';
  after: PageEnd | null;
  limit: number;
}

export async function readCompanyPage(
  database: Database,
  workspaceId: string,
  filter: CompanyFilter,
  { sort, direction, after, limit }: CompanyPage,
): Promise<CompanyRow[]> {
  const by = orders[sort];
  const [order, beyond] = direction === 'ascending' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
  const rest: SQL = after ? sql`and (${by}, a.id) ${beyond} (${after.value}::timestamptz, ${after.id}::uuid)` : sql``;
  const inOrder = sql`order by ${by} ${order}, a.id ${order}`;
  const { rows } = await database.execute<CompanyRow>(sql`
    with found as materialized (
      select a.id from ${candidatesOf(workspaceId, filter)} a where ${matching(workspaceId, filter)} ${rest} ${inOrder} limit ${limit}
    ) ${cardsOfFound} ${inOrder}`);
  return rows;
}

/** The current card of a company's candidate; null when the application moved to another company or its vacancy was removed. */
export async function readCompanyCards(
  database: Database,
  workspaceId: string,
  applicationId: string,
): Promise<CompanyRow[]> {
  const { rows } = await database.execute<CompanyRow>(sql`
    with found as (select id from applications where id = ${applicationId} and workspace_id = ${workspaceId}) ${cardsOfFound}`);
  return rows;
}
