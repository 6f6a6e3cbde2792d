import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Product, startProduct } from '#platform/testing/start-product.ts';
import { openRaw, readAnswer } from '#platform/testing/raw-call.ts';
import { cloneDatabase, type TestDatabase } from '#platform/testing/template-database.ts';
import '#platform/testing/vitest-database-server.ts';
import { memoryOf } from '#platform/testing/memory-of.ts';

let database: TestDatabase;
let product: Product;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseTemplate'));
  product = await startProduct({
    env: { DATABASE_URL: database.connectionString, ROLE: 'web', CONNECTIONS_PER_ADDRESS: '5000' },
  });
});
afterAll(async () => {
  await product.stop();
  await database.drop();
});

const upload = '/api/candidates/0198c0de-0000-7000-8000-000000000000/files?name=a.pdf';
const head = (path: string, length: number, type: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;

const megabyte = Buffer.alloc(1024 * 1024);

/** Waits until the receiver has accepted what was written, but only for a moment. */
function waitForRoom(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      socket.off('drain', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, 100);
    socket.once('drain', goOn);
  });
}

/** Sends two hundred files of the given number of megabytes at once; returns each answer. */
function sendAsStrangers(megabytes: number): Promise<string[]> {
  const callers = Array.from({ length: 200 }, async () => {
    const socket = openRaw(product.url);
    const answer = readAnswer(socket);
    socket.write(head(upload, megabytes * megabyte.length, 'application/octet-stream'));
    for (let sent = 0; sent < megabytes && !socket.destroyed; sent += 1) {
      if (!socket.write(megabyte) && !socket.destroyed) await waitForRoom(socket);
    }
    const { status, body } = await answer;
    socket.destroy();
    return `${status} ${body.error.code}`;
  });
  return Promise.all(callers);
}

test(
  'a signed-out caller is refused before the body is read, receives the answer, and costs no memory',
  { timeout: 60_000 },
  async () => {
    // The process grows with its first hundreds of calls, whatever their bodies, and keeps that memory; the test measures what huge bodies
    // add.
    for (let wave = 0; wave < 4; wave += 1) await sendAsStrangers(1);
    const before = memoryOf(product.process.pid!);
    let highest = before;
    const watch = setInterval(() => (highest = Math.max(highest, memoryOf(product.process.pid!))), 250);
    const answers = await sendAsStrangers(24).finally(() => clearInterval(watch));
    expect(new Set(answers)).toEqual(new Set(['401 platform.unauthenticated']));
    // The bodies are 4,800 megabytes.
    expect(highest - before).toBeLessThan(50);
  },
);

/** The cookie of a new professional. */
async function signUp(): Promise<string> {
  const account = { email: 'slow@example.com', password: 'Sab1a!naMata', userRole: 'squadMember', acceptedTerms: true };
  const send = (path: string) =>
    fetch(`${product.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
  expect((await send('/users/create')).status).toBe(201);
  return (await send('/auth/login')).headers.getSetCookie()[0]!.split(';')[0]!;
}

// A file may take five minutes, so within this test only the minimum pace can end it.
test('a body that trickles in is cut off with an answer, a file too', { timeout: 60_000 }, async () => {
  const socket = openRaw(product.url);
  const answer = readAnswer(socket);
  const cookie = await signUp();
  const type = `image/jpeg\r\ncookie: ${cookie}`;
  socket.write(head('/api/users/photo', 200_000, type));
  const trickle = setInterval(() => socket.write(' '), 200);
  const { status, body } = await answer;
  clearInterval(trickle);
  expect([status, body.error.code]).toEqual([408, 'platform.tooSlow']);
  socket.destroy();
});

test('a caller who asks before sending (Expect: 100-continue) is told to go on only when the call is allowed', async () => {
  const socket = openRaw(product.url);
  const answer = readAnswer(socket);
  socket.write(head(upload, 1_000, 'application/octet-stream').replace('\r\n\r\n', '\r\nExpect: 100-continue\r\n\r\n'));
  expect((await answer).status).toBe(401);
  socket.destroy();
});
