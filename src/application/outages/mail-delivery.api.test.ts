import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { type SmtpCatcher, startSmtpCatcher } from '#platform/testing/mail/smtp-catcher.ts';
import { startProduct } from '#platform/testing/start-product.ts';
import '#platform/testing/vitest-database-server.ts';

const name = `ponte_test_delivery_${randomBytes(4).toString('hex')}`;
const { serverUrl } = inject('databaseTemplate');
const databaseUrl = new URL(serverUrl);
databaseUrl.pathname = `/${name}`;

let server: pg.Client;
let catcher: SmtpCatcher;
beforeAll(async () => {
  server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  await server.query(`create database "${name}"`);
  catcher = await startSmtpCatcher();
});
afterAll(async () => {
  await server.query(`drop database if exists "${name}" with (force)`);
  await server.end();
  await catcher.stop();
});

test('a mail server that never answers, then a worker killed while waiting: the mail is sent once, its attempts counted', async () => {
  const env = {
    DATABASE_URL: databaseUrl.href,
    SMTP_URL: catcher.url,
    SESSION_SECRET: randomBytes(24).toString('base64url'),
    ENCRYPTION_KEYS: randomBytes(32).toString('base64'),
  };
  catcher.manners.mute = true;
  const first = await startProduct({ env });
  const client = new pg.Client({ connectionString: databaseUrl.href });
  await client.connect();
  const attempts = async () => (await client.query('select state, attempts from mail_outbox')).rows;
  const signUp = await fetch(`${first.url}/api/users/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'once@example.com',
      password: DEMO_PASSWORD,
      userRole: 'squadMember',
      acceptedTerms: true,
    }),
  });
  expect(signUp.status).toBe(201);
  await expect.poll(attempts).toEqual([{ state: 'queued', attempts: 1 }]);
  expect((await fetch(`${first.url}/api/ready`)).status).toBe(200);

  const ended = new Promise((resolve) => first.process.once('exit', resolve));
  first.process.kill('SIGKILL');
  await ended;
  catcher.manners.mute = false;
  // Simulates the expiry of the dead worker's lease.
  await client.query('update mail_outbox set next_attempt_at = now()');
  const products = await Promise.all([startProduct({ env }), startProduct({ env })]);
  await catcher.waitFor((mail) => mail.to.includes('once@example.com'));
  await expect.poll(attempts).toEqual([{ state: 'sent', attempts: 2 }]);
  await Promise.all(products.map((product) => product.stop()));
  expect(catcher.messages).toHaveLength(1);
  await client.end();
}, 120_000);
