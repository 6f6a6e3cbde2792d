import { createHash } from 'node:crypto';
import pg from 'pg';
import { prepareTemplate } from '#platform/testing/template-database.ts';
import { benchServer } from './bench-server.ts';

function withDatabase(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

async function exists(client: pg.Client, name: string): Promise<boolean> {
  return (await client.query('select from pg_database where datname = $1', [name])).rowCount === 1;
}

interface Recipe {
  name: string;
  /** What the data depends on besides the migrations; another text creates another database. */
  recipe: string;
  fill: (connectionString: string) => Promise<void>;
}

/** A migrated and filled database of that name: that of an earlier run, or a new one when schema or recipe have changed. */
export async function ensureBenchDatabase({ name, recipe, fill }: Recipe): Promise<string> {
  const address = await benchServer.address();
  const template = await prepareTemplate(address, { shared: false });
  const mark = createHash('sha256').update(template.name).update(recipe).digest('hex').slice(0, 8);
  const full = `bench_${name}_${mark}`;
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    if (await exists(client, full)) return withDatabase(address, full);
    await dropFormer(client, `bench_${name}_`);
    console.log(`Filling the database ${full} (once) …`);
    const unfinished = `bench_${name}_unfinished`;
    await client.query(`create database "${unfinished}" template "${template.name}"`);
    await fill(withDatabase(address, unfinished));
    await client.query(`alter database "${unfinished}" rename to "${full}"`);
    return withDatabase(address, full);
  } finally {
    await client.end();
  }
}

/** A copy for a measurement that changes what it reads; the next one replaces it. */
export async function copyBenchDatabase(connectionString: string): Promise<string> {
  const name = new URL(connectionString).pathname.slice(1);
  const client = new pg.Client({ connectionString: await benchServer.address() });
  await client.connect();
  try {
    await client.query(`drop database if exists "${name}_copy" with (force)`);
    await client.query(`create database "${name}_copy" template "${name}"`);
    return withDatabase(connectionString, `${name}_copy`);
  } finally {
    await client.end();
  }
}

async function dropFormer(client: pg.Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
}

/** Fills through one connection, and leaves the database as in normal operation: analysed and vacuumed. */
export function throughClient(fill: (client: pg.Client) => Promise<void>): Recipe['fill'] {
  return async (connectionString) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      await fill(client);
      await client.query('vacuum analyze');
    } finally {
      await client.end();
    }
  };
}

/** The only project of a database. */
export async function readProjectId(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<{ id: string }>('select id from projects')).rows[0]!.id;
  } finally {
    await client.end();
  }
}
