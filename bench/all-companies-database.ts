import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { buildPeople } from '#accounts/builders.ts';
import { openConnection } from '#platform/db/connection.ts';
import { ensureBenchDatabase, throughClient } from './bench-database.ts';
import { fillHiring, hiringRecipe } from './hiring-database.ts';

export const administrator = 'all-companies-admin@bench.test';

/** The candidates of `ensureHiring`, but each vacancy belongs to a company and a project of its own. */
export function ensureManyCompanies(candidates: number): Promise<string> {
  return ensureBenchDatabase({
    name: `companies_${candidates}`,
    recipe: hiringRecipe + readFileSync(import.meta.filename, 'utf8'),
    fill: async (connectionString) => {
      await fillHiring(connectionString, candidates);
      const connection = openConnection(connectionString, 1);
      await buildPeople(connection.database, [{ role: 'admin', name: 'Ada Brito', email: administrator }]);
      await connection.close();
      await throughClient(splitCompany)(connectionString);
    },
  });
}

/** Without the triggers that count each step; everything is counted anew at the end. */
async function splitCompany(client: pg.Client): Promise<void> {
  // An id of the fourth kind, which the product's answers ask for.
  const of = (kind: string) => `overlay(overlay(md5('${kind}' || p.id) placing '4' from 13) placing '8' from 17)::uuid`;
  await client.query('begin');
  await client.query("set local session_replication_role = 'replica'");
  await client.query(`
    insert into users (id, name, email, email_verified, role, navigation_stage, language, accepted_terms_version, accepted_terms_at)
    select ${of('owner')}, 'Owner', 'owner-' || p.id || '@bench.test', true, 'squadOwner', 'squadOwner-profile', 'pt', '2026-01', now() from positions p`);
  await client.query(
    `insert into workspaces (id, owner_id, company) select ${of('space')}, ${of('owner')}, 'Empresa ' || p.title from positions p`,
  );
  await client.query(`
    insert into projects (id, workspace_id, created_by, title, status)
    select ${of('project')}, ${of('space')}, ${of('owner')}, p.title, 'inRecruitment' from positions p`);
  await client.query(`
    update applications a set workspace_id = ${of('space')}, project_id = ${of('project')} from positions p where p.id = a.position_id`);
  await client.query(
    `update positions p set workspace_id = ${of('space')}, project_id = ${of('project')}, position_index = 0`,
  );
  await client.query('commit');
  await client.query('select rebuild_tallies()');
}
