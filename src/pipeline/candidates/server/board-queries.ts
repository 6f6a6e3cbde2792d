import { type SQL, sql } from 'drizzle-orm';
import { isCandidate } from '#applications/server/is-candidate.ts';
import { hasAllSkills } from '#pipeline/candidates/server/search-people.ts';
import { containsTyped } from '#platform/capability/finding.ts';
import type { Stage } from '#applications/rules/stages.ts';
import { stages } from '#applications/rules/stages.ts';
import type { Database } from '#platform/db/connection.ts';
import { anyOf } from '#platform/db/statements/any-of.ts';
import { preparedSql } from '#platform/db/statements/prepared.ts';
import { cardColumns, type CardRow, cardSource } from './card-rows.ts';
import { isAnyText, isMomentText, isNumberText, type PageEnd } from './cursor.ts';

export interface CandidateFilter {
  search?: string | undefined;
  skills?: readonly string[] | undefined;
  stages?: readonly Stage[] | undefined;
  suggested?: boolean | undefined;
}

/** Candidates of the position who have not withdrawn and match; `u` and `p` are joined. */
function matching(positionId: string, { search, skills, stages: shownStages, suggested }: CandidateFilter): SQL {
  const conditions = [sql`a.position_id = ${positionId} and ${isCandidate(sql`a`)}`];
  if (search) conditions.push(containsTyped(sql`u.name`, search));
  if (shownStages?.length) conditions.push(sql`a.stage in ${[...shownStages]}`);
  if (suggested !== undefined) {
    const found = sql`exists (select from candidate_suggestions s where s.application_id = a.id)`;
    conditions.push(suggested ? found : sql`not ${found}`);
  }
  if (skills?.length) conditions.push(hasAllSkills(sql`p.skill_keys`, skills));
  return sql.join(conditions, sql` and `);
}

export type BoardRow = CardRow & { column_count: number };

/** The first cards of every column, and the count of each column, in one statement. */
export async function readBoardRows(
  database: Database,
  positionId: string,
  filter: CandidateFilter,
  perColumn: number,
): Promise<BoardRow[]> {
  const { rows } = await database.execute<BoardRow>(sql`
    with ranked as (
      select a.id, count(*) over (partition by a.stage)::int as column_count,
        row_number() over (partition by a.stage order by a.stage_entered_at desc, a.id desc) as place
      from ${cardSource} where ${matching(positionId, filter)}
    )
    select ranked.column_count, ${cardColumns}
    from ranked join applications a on a.id = ranked.id join users u on u.id = a.member_id left join profiles p on p.member_id = a.member_id
    where ranked.place <= ${perColumn}
    order by a.stage_entered_at desc, a.id desc`);
  return rows;
}

export async function readColumnRows(
  database: Database,
  positionId: string,
  filter: CandidateFilter,
  after: PageEnd,
  limit: number,
): Promise<CardRow[]> {
  const { rows } = await database.execute<CardRow>(sql`
    select ${cardColumns} from ${cardSource}
    where ${matching(positionId, filter)} and (a.stage_entered_at, a.id) < (${after.value}::timestamptz, ${after.id}::uuid)
    order by a.stage_entered_at desc, a.id desc limit ${limit}`);
  return rows;
}

export async function countMatching(database: Database, positionId: string, filter: CandidateFilter): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    sql`select count(*)::int as count from ${cardSource} where ${matching(positionId, filter)}`,
  );
  return rows[0]?.count ?? 0;
}

const stageOrder = sql.raw(`array_position(array['${stages.join("','")}'], a.stage)`);

/** The sort orders of the list: the expression, its type, and the format of a cursor's value. */
export const sortings = {
  name: { by: sql`fold_text(u.name)`, type: sql`text`, isValue: isAnyText },
  stage: { by: stageOrder, type: sql`int`, isValue: isNumberText },
  level: { by: sql`coalesce(p.level, 0)`, type: sql`int`, isValue: isNumberText },
  stageEnteredAt: { by: sql`a.stage_entered_at`, type: sql`timestamptz`, isValue: isMomentText },
  appliedAt: { by: sql`a.created_at`, type: sql`timestamptz`, isValue: isMomentText },
} as const;

interface ListPage {
  sort: keyof typeof sortings;
  direction: 'ascending' | 'descending';
  after: PageEnd | null;
  limit: number;
}

export type ListRow = CardRow & { sorted_by: string };

export async function readListRows(
  database: Database,
  positionId: string,
  filter: CandidateFilter,
  page: ListPage,
): Promise<ListRow[]> {
  const { by, type } = sortings[page.sort];
  const [order, beyond] = page.direction === 'ascending' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
  const rest = page.after
    ? sql`and (${by}, a.id) ${beyond} (${page.after.value}::${type}, ${page.after.id}::uuid)`
    : sql``;
  const { rows } = await database.execute<ListRow>(sql`
    select (${by})::text as sorted_by, ${cardColumns} from ${cardSource}
    where ${matching(positionId, filter)} ${rest}
    order by ${by} ${order}, a.id ${order} limit ${page.limit}`);
  return rows;
}

const readCardsOf = preparedSql<CardRow & { wanted_skills: string[] }, [readonly string[]]>(
  (ids) => sql`
    select ${cardColumns},
      (select jsonb_path_query_array(v.tags, '$[*].name') from positions v where v.id = a.position_id) as wanted_skills
    from ${cardSource} where a.id = ${anyOf(sql.param(ids))}`,
);

/** Single cards, each with the skills that its vacancy requires. */
export async function readCardRows(database: Database, applicationIds: readonly string[]) {
  return applicationIds.length === 0 ? [] : readCardsOf(database, applicationIds);
}

export async function readCardRow(database: Database, applicationId: string): Promise<CardRow | undefined> {
  const [row] = await readCardRows(database, [applicationId]);
  return row;
}
