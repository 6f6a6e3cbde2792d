import { type SQL, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { isCandidate } from '#applications/server/is-candidate.ts';
import { applications } from '#applications/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { PeopleOfPlace } from '#projects/server/ports.ts';

type Row = { id: string; candidates: number; hired: number; people: PeopleOfPlace['hiredPeople'] | null };

const SHOWN_PEOPLE = 3;

/** Candidates and hired people of each project, an entry for every id; one statement for a whole page of projects. */
export function readPeopleOfProjects(database: Database, ids: readonly string[]): Promise<Map<string, PeopleOfPlace>> {
  return readPeople(database, sql.identifier(applications.projectId.name), ids);
}

/** Candidates and hired people of each position, an entry for every id; one statement. */
export function readPeopleOfPositions(database: Database, ids: readonly string[]): Promise<Map<string, PeopleOfPlace>> {
  return readPeople(database, sql.identifier(applications.positionId.name), ids);
}

async function readPeople(
  database: Database,
  column: ReturnType<typeof sql.identifier>,
  ids: readonly string[],
): Promise<Map<string, PeopleOfPlace>> {
  const people = new Map<string, PeopleOfPlace>(ids.map((id) => [id, { candidates: 0, hired: 0, hiredPeople: [] }]));
  if (ids.length === 0) return people;
  const own: SQL = sql`a.${column}`;
  // Names are read only where somebody was hired: the indexes on project and on position answer both parts.
  const { rows } = await database.execute<Row>(sql`
    with counted as (
      select ${own} as id,
        count(*) filter (where ${isCandidate(sql`a`)})::int as candidates,
        count(*) filter (where a.stage = 'hired')::int as hired
      from ${applications} a where ${own} in ${[...ids]} group by 1
    )
    select counted.*, people from counted left join lateral (
      select json_agg(json_build_object('id', id, 'name', name, 'image', image)) as people from (
        select u.id, u.name, u.image from ${applications} a join ${users} u on u.id = a.member_id
        where ${own} = counted.id and a.stage = 'hired'
        order by a.stage_entered_at, a.id limit ${SHOWN_PEOPLE}
      ) as first_hired
    ) as listed on counted.hired > 0`);
  for (const { id, candidates, hired, people: hiredPeople } of rows) {
    people.set(id, { candidates, hired, hiredPeople: hiredPeople ?? [] });
  }
  return people;
}
