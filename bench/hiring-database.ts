import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPeople } from '#accounts/builders.ts';
import { stages } from '#applications/rules/stages.ts';
import { openConnection } from '#platform/db/connection.ts';
import { buildProjects } from '#projects/builders.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';
import { ensureBenchDatabase, throughClient } from './bench-database.ts';
import { fillMembers, fillStrangers, fillTags } from './hiring-people.ts';

export const hiringOwner = 'hiring-owner@bench.test';
const candidatesPerPosition = 100;
const positionsPerProject = 10;
const applicationsPerMember = 20;
const fewestMembers = 500;

/** Recipe of the data below. */
export const hiringRecipe =
  readFileSync(import.meta.filename, 'utf8') + readFileSync(join(import.meta.dirname, 'hiring-people.ts'), 'utf8');

/** A company with the given number of candidates, a hundred per vacancy, who applied over the last year and are in all stages. */
export function ensureHiring(candidates: number): Promise<string> {
  return ensureBenchDatabase({
    name: `hiring_${candidates}`,
    recipe: hiringRecipe,
    fill: (connectionString) => fillHiring(connectionString, candidates),
  });
}

export async function fillHiring(connectionString: string, candidates: number): Promise<void> {
  const members = Math.max(fewestMembers, candidates / applicationsPerMember);
  await fillCompany(connectionString, candidates / candidatesPerPosition, members);
  await throughClient(async (client) => {
    await fillCandidates(client, members);
    await fillTags(client);
    await fillStrangers(client);
  })(connectionString);
}

async function fillCompany(connectionString: string, positionCount: number, members: number): Promise<void> {
  const connection = openConnection(connectionString, 2);
  const { database } = connection;
  try {
    const [owner] = await buildPeople(database, [{ role: 'squadOwner', name: 'Olívia Prado', email: hiringOwner }]);
    const [workspace] = await buildWorkspaces(database, [{ ownerId: owner!.id, company: 'Casa Ipê' }]);
    await buildProjects(database, {
      workspaceId: workspace!.id,
      createdBy: owner!.id,
      projects: Array.from({ length: Math.ceil(positionCount / positionsPerProject) }, (_, project) => ({
        title: `Projeto ${project}`,
        positions: Array.from({ length: Math.min(positionsPerProject, positionCount) }, (__, position) => ({
          title: `Vaga ${project}-${position}`,
        })),
      })),
    });
    await fillMembers(database, members);
  } finally {
    await connection.close();
  }
}

type Client = Parameters<Parameters<typeof throughClient>[0]>[0];

/** Inserts many rows without the triggers that count each; then everything is recounted as after an update of the product. */
async function fillCandidates(client: Client, members: number): Promise<void> {
  const way = `array['${stages.join("','")}']`;
  await client.query('begin');
  await client.query("set local session_replication_role = 'replica'");
  await client.query(`
    insert into applications (id, position_id, project_id, workspace_id, member_id, stage, state, stage_entered_at, answer_due_at, created_at, updated_at)
    select gen_random_uuid(), position.id, position.project_id, position.workspace_id, member.id,
      case when seat = 1 and position.rank % 2 = 0 then 'hired' when seat % 5 = 0 then 'disqualified' when seat % 17 = 0 then 'approvedButDeclined'
        else (${way})[1 + (seat * seat + position.rank) % 7] end,
      case when seat % 23 = 0 then 'withdrawn' else 'active' end,
      least(now(), came.at + (seat % 40) * interval '1 day'), came.at + interval '30 days', came.at, came.at
    from (select *, row_number() over (order by id) as rank from positions) as position
    cross join generate_series(1, ${candidatesPerPosition}) as seat
    join (select id, row_number() over (order by id) as rank from users where role = 'squadMember') as member
      on member.rank = 1 + (position.rank * 37 + seat) % ${members}
    cross join lateral (select now() - (((position.rank * 7 + seat * 3) % 365) * 1440 + seat) * interval '1 minute' as at) as came`);
  await client.query(`
    insert into application_history (id, application_id, event, from_stage, to_stage, created_at)
    select gen_random_uuid(), a.id, case step when 1 then 'applied' else 'moved' end, case when step > 1 then (${way})[step - 1] end, (${way})[step],
      a.created_at + (a.stage_entered_at - a.created_at) * (step - 1) / reach.steps
    from applications a
    cross join lateral (select case when a.stage in ('disqualified') then 2 else least(array_position(${way}, a.stage), 7) end as steps) as reach
    cross join lateral generate_series(1, reach.steps) as step`);
  await client.query(`
    insert into application_history (id, application_id, event, from_stage, to_stage, created_at)
    select gen_random_uuid(), id, case stage when 'approvedButDeclined' then 'moved' else stage end,
      case stage when 'disqualified' then 'qualify' else 'offered' end, stage, stage_entered_at
    from applications where stage in ('hired', 'disqualified', 'approvedButDeclined')`);
  await client.query(`
    insert into application_history (id, application_id, event, from_stage, to_stage, created_at)
    select gen_random_uuid(), id, 'withdrawn', stage, stage, stage_entered_at + interval '1 minute' from applications where state = 'withdrawn'`);
  await client.query('commit');
  await client.query('select rebuild_tallies()');
}
