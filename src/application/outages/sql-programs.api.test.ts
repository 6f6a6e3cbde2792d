import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { capabilities } from '#application/capabilities.ts';
import { migrate } from '#platform/db/migrate.ts';
import { tablesOpenToTriggers } from '#platform/db/tables.ts';
import { applySqlPrograms } from '#platform/db/sql-programs.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const sources = join(root, 'src');

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** The room of each table, read from the rooms' own files. */
function roomsOfTables(): Map<string, string> {
  return new Map(
    globSync(['platform/db/tables.ts', '**/server/**/tables.ts'], { cwd: sources }).flatMap((file) =>
      [...readFileSync(join(sources, file), 'utf8').matchAll(/pgTable\(\s*'(\w+)'/g)].map(
        ([, table]) => [table!, file.split('/')[0]!] as const,
      ),
    ),
  );
}

/** The room of each trigger. */
function roomsOfTriggers(): Map<string, string> {
  return new Map(
    globSync('**/server/sql/*.sql', { cwd: sources }).flatMap((file) =>
      [...readFileSync(join(sources, file), 'utf8').matchAll(/CREATE (?:OR REPLACE|CONSTRAINT) TRIGGER (\w+)/g)].map(
        ([, trigger]) => [trigger!, file.split('/')[0]!] as const,
      ),
    ),
  );
}

test('every trigger belongs to a room, and is on another room’s table only where its owner allows it', async () => {
  const { rows } = await client.query<{ name: string; table: string }>(
    `select tgname as name, relname as table from pg_trigger join pg_class on pg_class.oid = tgrelid
     join pg_namespace on pg_namespace.oid = relnamespace where not tgisinternal and nspname = 'public'`,
  );
  expect(rows.length).toBeGreaterThan(10);
  const ofTriggers = roomsOfTriggers();
  const ofTables = roomsOfTables();
  for (const { name, table } of rows) {
    const room = ofTriggers.get(name);
    const owner = ofTables.get(table);
    expect(room, `the trigger ${name} stands in no src/<room>/server/sql`).toBeDefined();
    expect(owner, `the table ${table} stands in no tables.ts`).toBeDefined();
    if (room === owner) continue;
    const open =
      owner === 'platform'
        ? tablesOpenToTriggers
        : (await capabilities[owner as keyof typeof capabilities].server()).capability.tablesOpenToTriggers;
    expect(open, `${room} follows ${table} of ${owner}`).toContain(table);
  }
});

test('a program that differs from its file is replaced at the next start, the others stay as they are', async () => {
  await client.query(
    `create or replace function hiring_stages() returns text[] language sql immutable as $$ select array['x'] $$`,
  );
  await client.query(`update sql_programs set hash = 'older' where name = 'statistics/server/sql/funnel.sql'`);
  const versions = () =>
    client.query<{ name: string; version: string }>(
      `select name, xmin::text as version from sql_programs order by name`,
    );
  const former = (await versions()).rows;
  await migrate(database.connectionString);
  const present = (await versions()).rows;
  expect((await client.query(`select hiring_stages() as stages`)).rows[0].stages).toContain('hired');
  const changed = present.filter(({ name, version }) => former.find((one) => one.name === name)?.version !== version);
  expect(changed.map(({ name }) => name)).toEqual(['statistics/server/sql/funnel.sql']);
});

test('an older version of the product that starts again does not put its programs back; a newer one replaces them', async () => {
  const name = 'tests/server/sql/answer.sql';
  const program = (answer: number) => {
    const text = `create or replace function test_answer() returns int language sql as $$ select ${answer} $$`;
    return { name, text, hash: `hash of ${answer}` };
  };
  const apply = async (answer: number, migration: number) => {
    await applySqlPrograms(client, [program(answer)], migration);
    return (await client.query<{ answer: number }>('select test_answer() as answer')).rows[0]!.answer;
  };
  expect(await apply(1, 10)).toBe(1);
  expect(await apply(2, 10)).toBe(2);
  // The older product starts again, with the same migrations; then the newer one once more.
  expect(await apply(1, 10)).toBe(2);
  expect(await apply(2, 10)).toBe(2);
  expect(await apply(3, 10)).toBe(3);
  expect(await apply(2, 10)).toBe(3);
  // A product with a newer migration may have returned to an earlier text.
  expect(await apply(1, 20)).toBe(1);
  await client.query(`delete from sql_programs where name = $1`, [name]);
  await client.query('drop function test_answer()');
});

test('an existing database whose programs came from migrations ends up with the same ones', async () => {
  const definitions = () =>
    client.query<{ text: string }>(
      `select pg_get_functiondef(pg_proc.oid) as text from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
       left join pg_depend on pg_depend.objid = pg_proc.oid and deptype = 'e'
       where nspname = 'public' and pg_depend.objid is null
       union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal order by 1`,
    );
  const fresh = (await definitions()).rows;
  await client.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
  await applyMigrations(drizzle(client), { migrationsFolder: join(root, 'migrations') });
  expect((await definitions()).rows).not.toEqual(fresh);
  await migrate(database.connectionString);
  expect((await definitions()).rows).toEqual(fresh);
});
