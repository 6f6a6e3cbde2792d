import { createServer } from 'node:net';
import { once } from 'node:events';
import pg from 'pg';
import { expect, test } from 'vitest';
import { explainStartProblem } from './explain-start-problem.ts';

async function listen(port: number, host = '127.0.0.1') {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  return server;
}

test('a port that is taken is named', async () => {
  const first = await listen(0);
  const { port } = first.address() as { port: number };
  const problem = await listen(port).catch((error: unknown) => error);
  expect(explainStartProblem(problem)).toBe(`The setting PORT is wrong: port ${port} is in use by another program.`);
  first.close();
});

test('an address that is not ours is named', async () => {
  const problem = await listen(0, '192.0.2.1').catch((error: unknown) => error);
  expect(explainStartProblem(problem)).toMatch(/^The setting HOST is wrong: .*192\.0\.2\.1/);
});

test.each(['127.0.0.1', 'localhost'])('a database on %s that does not answer is named', async (host) => {
  const server = await listen(0);
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  const client = new pg.Client({ host, port });
  const problem = await client.connect().catch((error: unknown) => error);
  expect(explainStartProblem(problem)).toMatch(/^The setting DATABASE_URL is wrong: .*ECONNREFUSED/);
});

test.each([
  ['timeout expired', undefined],
  ['sorry, too many clients already', '53300'],
])('a database that did not answer in time is named: %s', (message, code) => {
  const problem = Object.assign(new Error(message), code && { code, severity: 'FATAL' });
  expect(explainStartProblem(problem)).toBe(
    `PostgreSQL did not answer in time (${code ?? message}): see whether it runs and is not overloaded, and start again.`,
  );
});

test('a fault of our own is left to its stack', () => {
  expect(explainStartProblem(new TypeError('x is not a function'))).toBeUndefined();
  expect(explainStartProblem(Object.assign(new Error('syntax error'), { code: '42601' }))).toBeUndefined();
  expect(explainStartProblem(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))).toBeUndefined();
});
