import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EmbeddedServerError } from './embedded-error.ts';
import { resolveHome } from './home.ts';
import { startEmbeddedServer } from './server.ts';

const isRoot = process.getuid?.() === 0;
const places = new Set<string>();
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'ponte-home-'));
  await chmod(directory, 0o700); // as root, the server runs as another user, who cannot enter
});

afterEach(async () => {
  for (const place of places) await rm(place, { recursive: true, force: true });
  places.clear();
  await rm(directory, { recursive: true, force: true });
});

async function locationOf(dataDirectory: string): Promise<string> {
  const { directory: place } = JSON.parse(await readFile(join(dataDirectory, 'database-location.json'), 'utf8')) as {
    directory: string;
  };
  places.add(place);
  return place;
}

/** What a start finds in its database folder; with `made`, also creates the database if there is none yet. */
async function visit(dataDirectory: string, made?: string): Promise<{ kept: string | undefined; note?: string }> {
  const home = await resolveHome(dataDirectory);
  const server = join(home.directory, 'server');
  const content = await readFile(join(server, 'kept'), 'utf8').catch(() => undefined);
  if (made && !content) {
    await mkdir(server);
    await writeFile(join(server, 'kept'), made);
  }
  return { kept: content, ...(home.note && { note: home.note }) };
}

async function query(connectionString: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

describe.runIf(isRoot)('where the server’s user cannot enter the data directory', () => {
  test('the database is kept elsewhere, and each start says where', async () => {
    const data = join(directory, 'data');
    const first = await startEmbeddedServer({ dataDirectory: data, durable: false });
    const elsewhere = await locationOf(data);
    const sentence = `PostgreSQL's user cannot enter ${data}; the database is kept in ${elsewhere}.`;
    expect(first.note).toContain(sentence);
    await query(first.connectionString, 'create table kept as select 42 as answer');
    await first.stop();
    const second = await startEmbeddedServer({ dataDirectory: data, durable: false });
    const rows = await query(second.connectionString, 'select answer from kept');
    await second.stop();
    expect(rows).toEqual([{ answer: 42 }]);
    expect(second.note).toContain(sentence);
  });

  test('a data directory moved away for one start loses nothing, and the start tells of the other database', async () => {
    const [data, away] = [join(directory, 'data'), join(directory, 'away')];
    await visit(data, 'the first');
    const elsewhere = await locationOf(data);
    await rename(data, away);
    const { note } = await visit(data, 'another');
    const other = await locationOf(data);
    expect(other).not.toBe(elsewhere);
    expect(note).toContain(`Databases of earlier times of this DATA_DIR remain in ${elsewhere}.`);
    await rm(data, { recursive: true });
    await rename(away, data);
    expect((await visit(data)).kept).toBe('the first');
  });

  test('a moved data directory keeps its database, also when another begins at its former place', async () => {
    const [data, moved] = [join(directory, 'data'), join(directory, 'moved')];
    await visit(data, 'the first');
    await locationOf(data);
    await rename(data, moved);
    await visit(data, 'another');
    await locationOf(data);
    expect((await visit(moved)).kept).toBe('the first');
    // A copy restored to the first place finds the database already in use by the moved one.
    await rm(data, { recursive: true });
    await cp(moved, data, { recursive: true });
    await expect(visit(data)).rejects.toThrow(`${data} is a copy of ${moved}, whose database is in`);
    expect((await visit(moved)).kept).toBe('the first');
  });

  test('a copy is refused, and so is a data directory whose database is gone; neither begins an empty one', async () => {
    const [data, copy] = [join(directory, 'data'), join(directory, 'copy')];
    await visit(data, 'the first');
    const elsewhere = await locationOf(data);
    await cp(data, copy, { recursive: true });
    await expect(visit(copy)).rejects.toThrow(EmbeddedServerError);
    await expect(visit(copy)).rejects.toThrow(`${copy} is a copy of ${data}, whose database is in ${elsewhere}`);
    await rename(elsewhere, `${elsewhere}-gone`);
    places.add(`${elsewhere}-gone`);
    await expect(visit(data)).rejects.toThrow(`says that the database is in ${elsewhere}, where there is none`);
    await rename(`${elsewhere}-gone`, elsewhere);
    expect((await visit(data)).kept).toBe('the first');
  });

  test('a database elsewhere is found when the directory can be entered meanwhile', async () => {
    const data = join(directory, 'data');
    await visit(data, 'the first');
    await locationOf(data);
    await chmod(directory, 0o755);
    expect((await visit(data)).kept).toBe('the first');
    await mkdir(join(data, 'server'));
    await expect(visit(data)).rejects.toThrow('There are two databases of one DATA_DIR');
  });

  test('a database in a directory that cannot be entered any more is not replaced by an empty one', async () => {
    await chmod(directory, 0o755);
    const data = join(directory, 'data');
    await visit(data, 'the first');
    await chmod(directory, 0o700);
    await expect(visit(data)).rejects.toThrow(`which PostgreSQL's user cannot enter (any more)`);
    await chmod(directory, 0o755);
    expect((await visit(data)).kept).toBe('the first');
  });
});
