import { readFileSync } from 'node:fs';
import { buildPeople } from '#accounts/builders.ts';
import { openConnection } from '#platform/db/connection.ts';
import { buildProjects } from '#projects/builders.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';
import { ensureBenchDatabase, throughClient } from './bench-database.ts';

export const timesheetOwner = 'timesheet-owner@bench.test';
/** The project whose month is read; it is as large in every database. */
export const PEOPLE_OF_PROJECT = 50;
const ENTRIES_PER_DAY = 6;
/** Days that everybody worked, from the first of January of this year on. */
const DAYS = 250;
export const FIRST_DAY = '2025-01-01';
const ENTRIES_PER_PROJECT = PEOPLE_OF_PROJECT * DAYS * ENTRIES_PER_DAY;

const recipe = readFileSync(import.meta.filename, 'utf8');

/** Projects of fifty people each, with six hours a day and person, until there are so many entries. */
export function ensureTimesheets(entries: number): Promise<string> {
  const projects = Math.max(Math.ceil(entries / ENTRIES_PER_PROJECT), 2);
  return ensureBenchDatabase({
    name: `timesheet_${entries}`,
    recipe,
    fill: async (connectionString) => {
      await fillCompany(connectionString, projects);
      await throughClient(fillWork)(connectionString);
    },
  });
}

async function fillCompany(connectionString: string, count: number): Promise<void> {
  const connection = openConnection(connectionString, 2);
  const { database } = connection;
  try {
    const [owner] = await buildPeople(database, [{ role: 'squadOwner', name: 'Olívia Prado', email: timesheetOwner }]);
    const [workspace] = await buildWorkspaces(database, [{ ownerId: owner!.id, company: 'Casa Ipê' }]);
    await buildProjects(database, {
      workspaceId: workspace!.id,
      createdBy: owner!.id,
      projects: Array.from({ length: count }, (_, project) => ({
        title: `Projeto ${project}`,
        positions: Array.from({ length: PEOPLE_OF_PROJECT }, (_unused, person) => ({ title: `Vaga ${person}` })),
      })),
    });
    for (let project = 0; project < count; project++)
      await buildPeople(
        database,
        Array.from({ length: PEOPLE_OF_PROJECT }, (_, person) => ({
          role: 'squadMember' as const,
          name: `Pessoa ${person}`,
          email: `worker-${project}-${person}@bench.test`,
        })),
      );
  } finally {
    await connection.close();
  }
}

type Client = Parameters<Parameters<typeof throughClient>[0]>[0];

/** Without the triggers that count each entry; what they keep is counted afterwards, and the constraint that keeps entries apart is built once over all. */
async function fillWork(client: Client): Promise<void> {
  const { rows } = await client.query<{ definition: string }>(
    "select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'time_entries_once'",
  );
  await client.query('begin');
  await client.query("set local session_replication_role = 'replica'");
  await client.query("update projects set status = 'ongoing'");
  await client.query(`
    insert into task_boards (project_id, workspace_id, enabled_by, enabled_at)
    select p.id, p.workspace_id, w.owner_id, '${FIRST_DAY}' from projects p join workspaces w on w.id = p.workspace_id`);
  await client.query(`
    insert into tasks (id, project_id, workspace_id, title, status, order_key, estimated_minutes, created_by)
    select gen_random_uuid(), p.id, p.workspace_id, 'Tarefa ' || n, 'inProgress', 'a' || n, 6000, w.owner_id
    from projects p join workspaces w on w.id = p.workspace_id cross join generate_series(0, 9) n`);
  await client.query(`
    create temp table works as
    select gen_random_uuid() as hire_id, v.id as position_id, u.id as member_id, p.id as project_id, p.workspace_id, v.position_index as person
    from projects p join positions v on v.project_id = p.id
    join users u on u.email = 'worker-' || split_part(p.title, ' ', 2) || '-' || v.position_index || '@bench.test'`);
  await client.query(`
    insert into project_professionals (id, workspace_id, project_id, position_id, member_id)
    select hire_id, workspace_id, project_id, position_id, member_id from works`);
  await client.query(`
    insert into task_assignments (task_id, member_id)
    select t.id, w.member_id from works w join tasks t on t.project_id = w.project_id and t.order_key = 'a' || (w.person % 10)`);
  await client.query('alter table time_entries drop constraint time_entries_once');
  await client.query(`
    insert into time_entries (id, workspace_id, project_id, task_id, member_id, hire_id, description, started_at, ended_at, minutes,
      time_zone, local_date, state, deadline_at, origin, created_at)
    select gen_random_uuid(), w.workspace_id, w.project_id, t.id, w.member_id, w.hire_id, 'Trabalho do dia',
      at.start, at.start + interval '55 minutes', 55, 'America/Sao_Paulo', day.date,
      case (w.person + hour) % 5 when 0 then 'pending' when 1 then 'contested' when 2 then 'paid' else 'payable' end,
      at.start + interval '30 days', 'manual', at.start + interval '1 hour'
    from works w
    join lateral (select id from tasks where project_id = w.project_id and order_key = 'a' || (w.person % 10)) t on true
    cross join generate_series(0, ${DAYS - 1}) n cross join generate_series(0, ${ENTRIES_PER_DAY - 1}) hour
    cross join lateral (select ('${FIRST_DAY}'::date + n::int) as date) day
    cross join lateral (select (day.date + time '12:00' + hour * interval '1 hour') at time zone 'UTC' as start) at`);
  await client.query(`
    insert into person_days (member_id, local_date, minutes)
    select member_id, local_date, sum(minutes) from time_entries group by member_id, local_date`);
  await client.query(`alter table time_entries add constraint time_entries_once ${rows[0]!.definition}`);
  await client.query('commit');
}
