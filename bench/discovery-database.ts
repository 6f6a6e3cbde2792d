import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { buildPeople } from '#accounts/builders.ts';
import { believableProfile, buildProfiles } from '#profiles/builders.ts';
import { loadCatalogue } from '#taxonomy/server/load-catalogue.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';
import { ensureBenchDatabase } from './bench-database.ts';

export const lookingEmail = 'looking@bench.test';
export const listedMembers = 100_000;
const differentProfiles = 400;
const recipe = readFileSync(join(import.meta.dirname, 'discovery-database.ts'), 'utf8');

/** A searching company, and 100,000 listed professionals: 400 invented profiles, each repeated many times. */
export function ensureProfessionals(): Promise<string> {
  return ensureBenchDatabase({
    name: 'discovery',
    recipe,
    fill: async (connectionString) => {
      const client = new pg.Client({ connectionString });
      await client.connect();
      try {
        await fillProfessionals(client);
        await client.query('vacuum analyze');
      } finally {
        await client.end();
      }
    },
  });
}

async function fillProfessionals(client: pg.Client): Promise<void> {
  const database = drizzle(client);
  await loadCatalogue(database);
  const [owner] = await buildPeople(database, [{ role: 'squadOwner', name: 'Olívia Prado', email: lookingEmail }]);
  await buildWorkspaces(database, [{ ownerId: owner!.id, company: 'Casa Ipê' }]);
  const believable = Array.from({ length: differentProfiles }, (_, index) => believableProfile(index));
  const members = await buildPeople(
    database,
    believable.map(({ displayName: name }, index) => ({
      role: 'squadMember' as const,
      name,
      email: `first${index}@bench.test`,
    })),
  );
  const listedAt = new Date('2026-01-01T12:00:00Z');
  await buildProfiles(
    database,
    believable.map((profile, index) => ({ memberId: members[index]!.id, profile, listedAt })),
  );
  await client.query(copyMembers, [listedMembers / differentProfiles - 1]);
  await client.query(insertUsers);
  await client.query(insertProfiles);
}

const copyMembers = `
  create temp table copies as
    select u.id as original, gen_random_uuid() as copy, n
    from users u cross join generate_series(1, $1::int) n where u.role = 'squadMember'`;

const insertUsers = `
  insert into users
    select (jsonb_populate_record(u, jsonb_build_object('id', c.copy, 'email', 'copy' || c.copy || '@bench.test'))).*
    from copies c join users u on u.id = c.original`;

/** Changed over a year; every third is unavailable. */
const insertProfiles = `
  insert into profiles (member_id, content, job_title, level, city, country, is_available, score, listed_at, updated_at)
    select c.copy, p.content, p.job_title, p.level, p.city, p.country, c.n % 3 > 0, p.score, p.listed_at,
      timestamptz '2026-01-01' + (hashint8(c.n * 400 + p.score) & 31535999) * interval '1 second'
    from copies c join profiles p on p.member_id = c.original`;
