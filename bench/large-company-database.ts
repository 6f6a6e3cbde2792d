import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { buildPeople } from '#accounts/builders.ts';
import { openConnection } from '#platform/db/connection.ts';
import { believableProfile, buildProfiles } from '#profiles/builders.ts';
import { buildProjects } from '#projects/builders.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';
import { ensureBenchDatabase, throughClient } from './bench-database.ts';

export const largeOwner = 'large-owner@bench.test';
export const smallOwner = 'small-owner@bench.test';
export const THREADS = { large: 10_000, small: 100 };
const projectCount = 10;
const positionsPerProject = 10;

/** A company with as many people as candidates, each in one vacancy: 1 in 100 shares a mark with another one, and 10,000 have conversations. */
export function ensureLargeCompany(people: number): Promise<string> {
  return ensureBenchDatabase({
    name: `large_${people}`,
    recipe: readFileSync(import.meta.filename, 'utf8'),
    fill: async (connectionString) => {
      const workspaces = await buildCompanies(connectionString);
      await throughClient(async (client) => {
        await copyPeople(client, people);
        await client.query("set session_replication_role = 'replica'");
        await fillCandidates(client, workspaces);
        await client.query('select rebuild_tallies()');
      })(connectionString);
    },
  });
}

async function buildCompanies(connectionString: string): Promise<{ large: string; small: string }> {
  const connection = openConnection(connectionString, 2);
  const { database } = connection;
  const open = async (email: string, company: string) => {
    const [owner] = await buildPeople(database, [{ role: 'squadOwner', name: 'Olívia Prado', email }]);
    const [workspace] = await buildWorkspaces(database, [{ ownerId: owner!.id, company }]);
    const positions = Array.from({ length: positionsPerProject }, (_, index) => ({ title: `Vaga ${index}` }));
    const projects = Array.from({ length: projectCount }, (_, index) => ({ title: `Projeto ${index}`, positions }));
    await buildProjects(database, { workspaceId: workspace!.id, createdBy: owner!.id, projects });
    return workspace!.id;
  };
  try {
    const large = await open(largeOwner, 'Casa Grande');
    const small = await open(smallOwner, 'Casa Pequena');
    const [member] = await buildPeople(database, [{ role: 'squadMember', name: 'Ana Braga', email: 'one@bench.test' }]);
    await buildProfiles(database, [{ memberId: member!.id, profile: believableProfile(1) }]);
    return { large, small };
  } finally {
    await connection.close();
  }
}

/** Copies of one person with names and addresses of their own. */
async function copyPeople(client: pg.Client, count: number): Promise<void> {
  await client.query(
    'create temp table someone as select gen_random_uuid() as id, n from generate_series(1, $1::int) n',
    [count],
  );
  await client.query(`
    insert into users select copy.* from users u cross join someone s
    cross join lateral jsonb_populate_record(u, jsonb_build_object('id', s.id, 'email', 'person' || s.n || '@bench.test',
      'name', case when s.n % 1000 = 500 then 'Zuleide' else 'Pessoa' end || ' Prado ' || s.n)) as copy
    where u.email = 'one@bench.test'`);
  await client.query(`
    insert into profiles (member_id, content, job_title, level, city, country, is_available, score)
    select s.id, p.content, p.job_title, p.level, p.city, p.country, p.is_available, p.score from profiles p cross join someone s`);
}

async function fillCandidates(client: pg.Client, { large, small }: { large: string; small: string }): Promise<void> {
  const apply = (workspaceId: string, people: string) =>
    client.query(
      `insert into applications (id, position_id, project_id, workspace_id, member_id, stage, state, stage_entered_at, answer_due_at, created_at, updated_at)
       select gen_random_uuid(), p.id, p.project_id, $1, s.id, 'new', 'active', at, at + interval '30 days', at, at from someone s
       join (select id, project_id, row_number() over (order by id) as rank from positions where workspace_id = $1) p
         on p.rank = 1 + s.n % ${projectCount * positionsPerProject}
       cross join lateral (select now() - s.n * interval '1 minute' as at) as moment where ${people}`,
      [workspaceId],
    );
  await apply(large, 'true');
  await apply(small, `s.n <= ${THREADS.small}`);
  // Every person has an address, a phone and a LinkedIn page; 1 in 100 shares a phone with the person before.
  await client.query(
    `insert into candidate_marks (workspace_id, member_id, mark)
     select $1, s.id, kind || ':' || md5(case when kind = 'phone' and s.n % 100 = 0 then s.n - 1 else s.n end || kind)
     from someone s cross join unnest(array['email', 'phone', 'linkedin']) as kind`,
    [large],
  );
  await client.query(`
    insert into message_threads (application_id, workspace_id, last_at, awaits)
    select a.id, a.workspace_id, now() - s.n * interval '1 minute', 'candidate'
    from applications a join someone s on s.id = a.member_id where s.n <= ${THREADS.large}`);
  await client.query(`
    insert into application_messages (id, application_id, workspace_id, mailing_id, text, send_at, created_at)
    select gen_random_uuid(), t.application_id, t.workspace_id, gen_random_uuid(), repeat('Bom dia! ', 30), t.last_at - n * interval '1 hour', t.last_at
    from message_threads t cross join generate_series(0, 2) as n`);
}
