import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '#platform/db/migrate.ts';
import { readSqlPrograms } from '#platform/db/sql-programs.ts';

/** `run` identifies the copies made by one test run. */
export type Template = { serverUrl: string; name: string; run: string };
export type TestDatabase = { connectionString: string; drop: () => Promise<void> };

const root = join(import.meta.dirname, '..', '..', '..');
const templatePrefix = 'ponte_template_';
const clonePrefix = 'ponte_test_';

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function administer<T>(serverUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: withDatabase(serverUrl, 'postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A hash of everything that determines a migrated database. */
async function schemaHash(): Promise<string> {
  const hash = createHash('sha256');
  const migrations = readdirSync(join(root, 'migrations'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of [...migrations, join(root, 'src/platform/db/migrate.ts'), join(root, 'package-lock.json')]) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  for (const program of await readSqlPrograms()) hash.update(program.hash);
  return hash.digest('hex').slice(0, 16);
}

async function databases(client: pg.Client, prefix: string): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  return rows.map((row) => row.datname);
}

/** One migrated database from which all others are cloned; reused by the next run while the migrations are unchanged. */
export async function prepareTemplate(serverUrl: string, options: { shared: boolean }): Promise<Template> {
  const name = templatePrefix + (await schemaHash());
  await administer(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [templatePrefix]);
    if (!options.shared) {
      const left = [...(await databases(client, clonePrefix)), ...(await databases(client, templatePrefix))];
      for (const old of left) if (old !== name) await client.query(`drop database "${old}" with (force)`);
    }
    if ((await databases(client, name)).includes(name)) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists "${unfinished}" with (force)`);
    await client.query(`create database "${unfinished}"`);
    await migrate(withDatabase(serverUrl, unfinished));
    await client.query(`alter database "${unfinished}" rename to "${name}"`);
  });
  return { serverUrl, name, run: `${clonePrefix}${randomBytes(4).toString('hex')}_` };
}

export async function cloneDatabase(template: Template): Promise<TestDatabase> {
  const name = `${template.run}${process.pid}_${randomBytes(4).toString('hex')}`;
  await administer(template.serverUrl, (client) =>
    client.query(`create database "${name}" template "${template.name}" strategy file_copy`),
  );
  return {
    connectionString: withDatabase(template.serverUrl, name),
    drop: () =>
      administer(
        template.serverUrl,
        async (client) => void (await client.query(`drop database if exists "${name}" with (force)`)),
      ),
  };
}

/** The remaining copies of a run, such as those shared by its workers. */
export async function dropClones({ serverUrl, run }: Template): Promise<void> {
  await administer(serverUrl, async (client) => {
    for (const name of await databases(client, run)) await client.query(`drop database "${name}" with (force)`);
  });
}
