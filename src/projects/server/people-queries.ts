import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';

export interface People {
  candidates: number;
  hired: number;
  hiredPeople: { id: string; name: string; image: string | null }[];
}

type Row = { id: string; candidates: number; hired: number; people: People['hiredPeople'] | null };

const SHOWN_PEOPLE = 3;
export const nobody: People = { candidates: 0, hired: 0, hiredPeople: [] };

/*
 * Applications belong to a capability that builds on this one, so its tables cannot be imported here; these two reads
 * name the table in SQL. One statement for a whole page of projects, answered by the indexes on project and on position.
 */

export function peopleOfProjects(database: Database, projectIds: readonly string[]): Promise<Map<string, People>> {
  return readPeople(database, sql`project_id`, projectIds);
}

export function peopleOfPositions(database: Database, positionIds: readonly string[]): Promise<Map<string, People>> {
  return readPeople(database, sql`position_id`, positionIds);
}

async function readPeople(database: Database, column: SQL, ids: readonly string[]): Promise<Map<string, People>> {
  if (ids.length === 0) return new Map();
  const wanted = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const { rows } = await database.execute<Row>(sql`
    with counted as (
      select ${column} as id,
        count(*) filter (where state <> 'withdrawn' and stage not in ('disqualified', 'hired'))::int as candidates,
        count(*) filter (where stage = 'hired')::int as hired
      from applications where ${column} in (${wanted}) group by 1
    )
    select counted.*, people from counted left join lateral (
      select json_agg(json_build_object('id', id, 'name', name, 'image', image)) as people from (
        select users.id, users.name, users.image from applications join users on users.id = applications.member_id
        where applications.${column} = counted.id and stage = 'hired'
        order by applications.stage_entered_at, applications.id limit ${SHOWN_PEOPLE}
      ) as first_hired
    ) as listed on counted.hired > 0`);
  return new Map(
    rows.map(({ id, candidates, hired, people }: Row) => [id, { candidates, hired, hiredPeople: people ?? [] }]),
  );
}
