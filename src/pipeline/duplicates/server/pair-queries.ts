import { type SQL, sql } from 'drizzle-orm';
import { clockTime } from '#platform/db/clock-time.ts';
import type { Database } from '#platform/db/connection.ts';
import type { MarkKind, PairState } from '#pipeline/duplicates/rules/duplicate-terms.ts';

const MAXIMUM_PAIRS = 100;

export type PersonRow = { id: string; name: string; image: string | null; job_title: string };
export type PairRow = { first: PersonRow; second: PersonRow; evidence: MarkKind[] };
export type DecidedRow = PairRow & {
  id: string;
  state: PairState;
  decided_by: string | null;
  decided_at: string;
  undoable: boolean;
};

const personOf = (id: string) => sql`(
  select jsonb_build_object('id', u.id, 'name', u.name, 'image', u.image, 'job_title', coalesce(p.job_title, ''))
  from users u left join profiles p on p.member_id = u.id where u.id = ${sql.raw(id)})`;

/** Whether somebody is still a candidate of the company: people who withdrew everywhere are not. */
const isCandidate = (member: string, workspace: SQL) => sql`exists (
  select from applications a join positions o on o.id = a.position_id and o.state <> 'removed'
  where a.member_id = ${sql.raw(member)} and a.workspace_id = ${workspace} and a.state <> 'withdrawn')`;

/** Pairs of a company's candidates with a common mark and no decision; with `memberId` only those of one person. */
export async function listOpenPairs(
  database: Database,
  workspaceId: string,
  memberId: string | null = null,
): Promise<PairRow[]> {
  // Starts from that person's marks: a search over both sides would read the marks of the whole company.
  const others = memberId === null ? sql`n.member_id > m.member_id` : sql`n.member_id <> m.member_id`;
  const ofMember = memberId === null ? sql`` : sql`and m.member_id = ${memberId}`;
  // Marks first: whether somebody is still a candidate is asked for those who share one, not for the whole company.
  const { rows } = await database.execute<PairRow>(sql`
    with alike as materialized (
      select least(m.member_id, n.member_id) as first_id, greatest(m.member_id, n.member_id) as second_id,
        array_agg(distinct split_part(m.mark, ':', 1)) as evidence, count(*) as common
      from candidate_marks m
      join candidate_marks n on n.workspace_id = m.workspace_id and n.mark = m.mark and ${others}
      where m.workspace_id = ${workspaceId} ${ofMember} group by 1, 2
    ), people as materialized (
      select id from (select first_id as id from alike union select second_id from alike) as someone
      where ${isCandidate('someone.id', sql`${workspaceId}`)}
    ), pairs as (
      select first_id, second_id, evidence, common from alike
      where first_id in (select id from people) and second_id in (select id from people)
        and not exists (
          select from candidate_pairs d
          where d.workspace_id = ${workspaceId} and d.first_id = alike.first_id and d.second_id = alike.second_id)
      order by common desc, first_id, second_id limit ${MAXIMUM_PAIRS}
    )
    select ${personOf('pairs.first_id')} as first, ${personOf('pairs.second_id')} as second, evidence from pairs
    order by common desc, first_id, second_id`);
  return rows;
}

export async function listDecidedPairs(
  database: Database,
  workspaceId: string,
  undoDays: number,
): Promise<DecidedRow[]> {
  const { rows } = await database.execute<DecidedRow>(sql`
    select d.id, d.state, d.evidence, d.created_at::text as decided_at, by.name as decided_by,
      d.created_at > ${clockTime} - ${undoDays} * interval '1 day' as undoable,
      ${personOf('d.first_id')} as first, ${personOf('d.second_id')} as second
    from candidate_pairs d left join users by on by.id = d.decided_by
    where d.workspace_id = ${workspaceId}
      and ${isCandidate('d.first_id', sql`d.workspace_id`)} and ${isCandidate('d.second_id', sql`d.workspace_id`)}
    order by d.created_at desc, d.id limit ${MAXIMUM_PAIRS}`);
  return rows;
}

/** The marks that two candidates of a company share; null when one of them is not its candidate. */
export async function findEvidence(
  database: Database,
  workspaceId: string,
  [firstId, secondId]: readonly [string, string],
): Promise<MarkKind[] | null> {
  const { rows } = await database.execute<{ known: number; evidence: MarkKind[] }>(sql`
    select (select count(distinct a.member_id)::int from applications a
        where a.workspace_id = ${workspaceId} and a.member_id in (${firstId}, ${secondId})) as known,
      array(select distinct split_part(m.mark, ':', 1) from candidate_marks m
        join candidate_marks n on n.workspace_id = m.workspace_id and n.mark = m.mark and n.member_id = ${secondId}
        where m.workspace_id = ${workspaceId} and m.member_id = ${firstId}) as evidence`);
  const [row] = rows;
  return row?.known === 2 ? row.evidence : null;
}

/** Everyone whom the company merged with a person, the person included. */
export async function listSamePeople(database: Database, workspaceId: string, memberId: string): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    with recursive same(id) as (
      select ${memberId}::uuid
      union
      select case when d.first_id = same.id then d.second_id else d.first_id end
      from same join candidate_pairs d on d.workspace_id = ${workspaceId} and d.state = 'merged'
        and same.id in (d.first_id, d.second_id)
    ) select id from same limit 20`);
  return rows.map(({ id }: { id: string }) => id);
}
