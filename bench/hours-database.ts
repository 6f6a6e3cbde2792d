import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { buildPeople } from '#accounts/builders.ts';
import { newId } from '#platform/db/columns.ts';
import { openConnection } from '#platform/db/connection.ts';
import { buildProjects } from '#projects/builders.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';
import { ensureBenchDatabase, throughClient } from './bench-database.ts';

export const hoursOwner = 'hours-owner@bench.test';
export const hoursFrom = '2024-01-01';
const PEOPLE = 100;
/** Entries last twelve minutes each, which makes a day of eight hours. */
const ENTRIES_PER_DAY = 40;
export const ENTRIES_OF_ALL_PER_DAY = PEOPLE * ENTRIES_PER_DAY;

/** A project in which a hundred people work eight hours a day, in entries of twelve minutes, until there are so many entries. */
export function ensureHours(entries: number): Promise<string> {
  return ensureBenchDatabase({
    name: `hours_${entries}`,
    recipe: readFileSync(import.meta.filename, 'utf8'),
    fill: async (connectionString) => {
      const place = await fillProject(connectionString);
      await throughClient((client) => fillHours(client, place, Math.ceil(entries / ENTRIES_OF_ALL_PER_DAY)))(
        connectionString,
      );
    },
  });
}

interface Place {
  projectId: string;
  workspaceId: string;
  ownerId: string;
  taskId: string;
}

async function fillProject(connectionString: string): Promise<Place> {
  const connection = openConnection(connectionString, 1);
  const { database } = connection;
  try {
    const [owner] = await buildPeople(database, [{ role: 'squadOwner', name: 'Olívia Prado', email: hoursOwner }]);
    const [workspace] = await buildWorkspaces(database, [{ ownerId: owner!.id, company: 'Casa Ipê' }]);
    const [project] = await buildProjects(database, {
      ...{ workspaceId: workspace!.id, createdBy: owner!.id },
      projects: [{ title: 'Plataforma de obras', positions: [{ title: 'Desenvolvimento' }] }],
    });
    await buildPeople(
      database,
      Array.from({ length: PEOPLE }, (_, index) => ({
        ...{ role: 'squadMember' as const, name: `Pessoa ${index}`, email: `hours-${index}@bench.test` },
      })),
    );
    return { projectId: project!.projectId, workspaceId: workspace!.id, ownerId: owner!.id, taskId: newId() };
  } finally {
    await connection.close();
  }
}

/** Without the triggers that count each entry; the days are counted at the end, and the constraint that keeps entries apart is built once over all. */
async function fillHours(client: pg.Client, place: Place, days: number): Promise<void> {
  const { projectId, workspaceId, ownerId, taskId } = place;
  const ids = `'${workspaceId}'::uuid, '${projectId}'::uuid`;
  const { rows } = await client.query<{ definition: string }>(
    "select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'time_entries_once'",
  );
  await client.query('begin');
  await client.query("set local session_replication_role = 'replica'");
  await client.query(`
    insert into tasks (id, workspace_id, project_id, title, status, order_key, created_by, estimated_minutes)
    values ('${taskId}', ${ids}, 'Fotos da obra por cômodo', 'inProgress', 'a0', '${ownerId}', 120000)`);
  await client.query(`
    insert into project_professionals (id, workspace_id, project_id, position_id, member_id, state, hours_owed, ended_at,
      agreed_hours, agreed_net, agreed_gross, agreed_currency)
    select gen_random_uuid(), ${ids}, p.id, u.id, 'deactivated', false, now(), 160, 8000, 10000, 'BRL'
    from users u, (select id from positions limit 1) p where u.role = 'squadMember'`);
  await client.query('alter table time_entries drop constraint time_entries_once');
  await client.query(`
    insert into time_entries (id, workspace_id, project_id, task_id, member_id, hire_id, description, started_at, ended_at,
      minutes, time_zone, local_date, state, deadline_at, origin)
    select gen_random_uuid(), ${ids}, '${taskId}', p.member_id, p.id, 'Fotos em ordem, da demolição ao acabamento',
      day + seat * interval '12 minutes', day + (seat + 1) * interval '12 minutes', 12, 'America/Sao_Paulo', day::date,
      'payable', day + interval '40 days', 'manual'
    from generate_series(0, ${days - 1}) n
    cross join lateral (select timestamptz '${hoursFrom} 11:00Z' + n * interval '1 day' as day) of_day
    cross join project_professionals p cross join generate_series(0, ${ENTRIES_PER_DAY - 1}) seat`);
  await client.query(`
    insert into person_days (member_id, local_date, minutes)
    select member_id, local_date, sum(minutes) from time_entries group by member_id, local_date`);
  await client.query(`alter table time_entries add constraint time_entries_once ${rows[0]!.definition}`);
  await client.query('commit');
}
