import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { EmbeddedServerError } from './embedded-error.ts';
import { type EmbeddedServer, startEmbeddedServer } from './server.ts';

const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'ponte-embedded-'));
  cleanups.push(() => rm(directory, { recursive: true, force: true }));
  await chmod(directory, 0o755);
  return directory;
}

async function start(dataDirectory: string): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ dataDirectory, durable: false });
  cleanups.push(() => server.stop());
  return server;
}

async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

type Owner = { process: ChildProcess; answer: Promise<{ connectionString?: string; refused?: string }> };

/** Another process that starts the server on the same directory and then owns it. */
function startInAnotherProcess(dataDirectory: string): Owner {
  const code = `
    import { startEmbeddedServer } from ${JSON.stringify(import.meta.resolve('./server.ts'))};
    try {
      const { connectionString } = await startEmbeddedServer({ dataDirectory: ${JSON.stringify(dataDirectory)}, durable: false });
      console.log(JSON.stringify({ connectionString }));
    } catch (error) {
      console.log(JSON.stringify({ refused: error.message }));
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const answer = new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data) => resolve(String(data)));
    child.once('exit', () => reject(new Error('ended without an answer')));
  });
  return { process: child, answer: answer.then((text) => JSON.parse(text)) };
}

function kill(owner: Owner): Promise<unknown> {
  const ended = new Promise((resolve) => owner.process.once('exit', resolve));
  owner.process.kill('SIGKILL');
  return ended;
}

test('keeps its data over stop and start, behind a password of its own', async () => {
  const directory = await temporaryDirectory();
  const first = await startEmbeddedServer({ dataDirectory: directory });
  expect(first.adopted).toBe(false);
  await query(first.connectionString, 'create table kept as select 42 as answer');
  const [settings] = await query(
    first.connectionString,
    `select current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses,
            pg_encoding_to_char(encoding) as encoding, datlocprovider as provider
     from pg_database where datname = current_database()`,
  );
  expect(settings).toEqual({ fsync: 'on', addresses: '127.0.0.1', encoding: 'UTF8', provider: 'b' });
  const wrong = first.connectionString.replace(/:[^:@]+@/, ':wrong@');
  await expect(query(wrong, 'select 1')).rejects.toThrow('password authentication failed');
  await first.stop();
  await expect(query(first.connectionString, 'select 1')).rejects.toThrow();

  const second = await start(directory);
  expect(await query(second.connectionString, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test('adopts the server of an owner that was killed, with all that it had written', async () => {
  const directory = await temporaryDirectory();
  const owner = startInAnotherProcess(directory);
  const { connectionString } = await owner.answer;
  await query(connectionString!, 'create table kept as select 42 as answer');
  await kill(owner);
  const server = await start(directory);
  expect(server.adopted).toBe(true);
  expect(await query(server.connectionString, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test('recovers when the server was killed together with its owner', async () => {
  const directory = await temporaryDirectory();
  const owner = startInAnotherProcess(directory);
  const { connectionString } = await owner.answer;
  await query(connectionString!, 'create table kept as select 42 as answer');
  const pidFile = join(directory, 'server', 'cluster', 'postmaster.pid');
  const cluster = await readFile(pidFile, 'utf8').catch(() => undefined);
  if (cluster) process.kill(Number(cluster.split('\n')[0]), 'SIGKILL');
  await kill(owner);
  const server = await start(directory);
  expect(await query(server.connectionString, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

async function killServer(directory: string): Promise<void> {
  const [pid] = (await readFile(join(directory, 'server', 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

test('a server that ends is started again where it was, so often and no oftener', { timeout: 120_000 }, async () => {
  const directory = await temporaryDirectory();
  let revivals = 0;
  const lost: unknown[] = [];
  const server = await startEmbeddedServer({
    dataDirectory: directory,
    durable: false,
    onRevival: () => (revivals += 1),
    onLost: (problem) => lost.push(problem),
  });
  cleanups.push(() => server.stop());
  await query(server.connectionString, 'create table kept as select 42 as answer');
  const answers = () => query(server.connectionString, 'select answer from kept').catch(String);
  for (let count = 1; count <= 5; count += 1) {
    await killServer(directory);
    await expect.poll(() => revivals).toBe(count);
    await expect.poll(answers).toEqual([{ answer: 42 }]);
    // The owner supervises again too, so it handles the next failure.
    expect((await startInAnotherProcess(directory).answer).refused).toContain(`is in use by process ${process.pid};`);
  }
  await killServer(directory);
  await expect
    .poll(() => String(lost[0]))
    .toMatch(/ended 6 times within 10 minutes and is not started again\. Its log/);
  expect(revivals).toBe(5);
});

test('a start in the moment of a crash leaves the server to its owner', { timeout: 60_000 }, async () => {
  const directory = await temporaryDirectory();
  const server = await start(directory);
  for (let count = 1; count <= 3; count += 1) {
    const second = startInAnotherProcess(directory);
    await killServer(directory);
    expect((await second.answer).refused).toContain(`is in use by process ${process.pid};`);
    await expect.poll(() => query(server.connectionString, 'select 1 as one').catch(String)).toEqual([{ one: 1 }]);
  }
});

test('a start that locks while the owner has lost its connection gives the server back', async () => {
  const directory = await temporaryDirectory();
  const { connectionString } = await start(directory);
  const second = startInAnotherProcess(directory);
  // The second process has read who the owner is, and tries to lock for half a second; the owner waits two tenths before it locks again.
  const endOwner = `
    select pg_terminate_backend(owner.pid) from pg_stat_activity owner, pg_stat_activity second
    where owner.application_name = 'ponte owner ${process.pid}' and second.application_name = 'ponte owner ${second.process.pid}'
      and second.state = 'idle' and second.query like '%pg_locks%'`;
  await expect.poll(() => query(connectionString, endOwner), { interval: 10 }).toHaveLength(1);
  expect((await second.answer).refused).toContain(`is in use by process ${process.pid};`);
});

test('starts although another process has got the process number of the former server', async () => {
  const directory = await temporaryDirectory();
  await (await startEmbeddedServer({ dataDirectory: directory, durable: false })).stop();
  const pidFile = join(directory, 'server', 'cluster', 'postmaster.pid');
  await writeFile(pidFile, `${process.pid}\n${directory}\n1\n1\n\n127.0.0.1\n\nready   \n`);
  expect((await start(directory)).adopted).toBe(false);
});

test('refuses a second start with a sentence that names the owner', async () => {
  const directory = await temporaryDirectory();
  await start(directory);
  const second = startEmbeddedServer({ dataDirectory: directory, durable: false });
  await expect(second).rejects.toThrow(EmbeddedServerError);
  await expect(second).rejects.toThrow(
    `The data directory ${directory} is in use by process ${process.pid}; stop it first, or choose another DATA_DIR.`,
  );
});

test('of starters at the same moment exactly one wins', async () => {
  const directory = await temporaryDirectory();
  const starters = [1, 2, 3].map(() => startInAnotherProcess(directory));
  const answers = await Promise.all(starters.map((starter) => starter.answer));
  const winner = answers.findIndex((answer) => answer.connectionString);
  const refusals = answers.flatMap((answer) => answer.refused ?? []);
  expect(refusals).toHaveLength(2);
  for (const refusal of refusals) expect(refusal).toContain(`is in use by process ${starters[winner]!.process.pid};`);
  await Promise.all(starters.filter((starter) => starter.process.exitCode === null).map(kill));
  expect((await start(directory)).adopted).toBe(true);
});
