import { randomBytes } from 'node:crypto';
import { eq, inArray, type SQL } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MailedHappening } from '#platform/contract/happening.ts';
import { clock } from '#platform/calendar/clock.ts';
import { type Connection, openConnection } from '#platform/db/connection.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { setEncryptionKeys } from '#platform/encryption/encryption-keys.ts';
import { setSiteAddress } from '#platform/mail/site-address.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';
import { deliverDueMail } from '#platform/testing/mail/deliver-due-mail.ts';
import { deliverNextMail } from '#platform/mail/deliver-mail.ts';
import { createDeliveryState, type DeliveryState } from '#platform/mail/delivery-state.ts';
import { claimMail, markUndelivered } from '#platform/mail/outbox-claims.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { createMailTransport, type MailTransport } from '#platform/mail/transport.ts';
import { type SmtpCatcher, startSmtpCatcher } from '#platform/testing/mail/smtp-catcher.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';

const from = 'Ponte <no-reply@example.com>';
const content: MailContent = {
  subject: 'Olá, José <b>',
  greeting: 'Olá, José,',
  paragraphs: ['Veja <script>alert(1)</script> & mais.'],
  action: { label: 'Abrir', path: '/x?a=1&b=2' },
  footer: 'Ponte',
};

let clone: Awaited<ReturnType<typeof createTestDatabase>>;
let connection: Connection;
let catcher: SmtpCatcher;
let problems: string[];
let state: DeliveryState;
const log = pino({ level: 'info' }, { write: (line: string) => problems.push(JSON.parse(line).msg as string) });
beforeEach(async () => {
  problems = [];
  state = createDeliveryState(log, 'mail delivery');
  await connection.database.delete(mailOutbox);
  catcher.manners.mute = false;
  catcher.manners.towards = () => 'accept';
});
beforeAll(async () => {
  setEncryptionKeys([randomBytes(32)]);
  setSiteAddress('https://ponte.test');
  [clone, catcher] = await Promise.all([createTestDatabase(), startSmtpCatcher()]);
  connection = openConnection(clone.connectionString, 6);
});
afterAll(async () => {
  await connection.close();
  await Promise.all([clone.drop(), catcher.stop()]);
});

const happening: MailedHappening = {
  name: 'tests.told',
  ids: [],
  activity: 'none: tests are not told',
  notices: 'none: tests are not told',
  room: 'tests',
  mails: ['account'],
};

/** Delivers like a single worker. */
function deliver(transport: MailTransport): Promise<void> {
  return deliverDueMail({ database: connection.database, transport, log, state });
}

test('a mail leaves by SMTP as text and HTML, escaped, once, however many workers deliver', async () => {
  const { database } = connection;
  await database.transaction((transaction) =>
    queueMail(transaction, happening, { to: 'jose@example.com', language: 'pt', content }),
  );
  const transport = createMailTransport(catcher.url, from);
  await Promise.all([1, 2, 3].map(() => deliver(transport)));
  await catcher.waitFor((mail) => mail.to.includes('jose@example.com'));
  transport.close();
  expect(catcher.messages).toHaveLength(1);
  const [mail] = catcher.messages;
  expect(mail).toMatchObject({ subject: 'Olá, José <b>' });
  expect(mail?.text).toContain('Veja <script>');
  expect(mail?.text).toContain('Abrir:\r\nhttps://ponte.test/x?a=1&b=2');
  expect(mail?.html).toContain('href="https://ponte.test/x?a=1&#38;b=2"');
  expect(mail?.html).not.toContain('<script>');
  const [row] = await database.select().from(mailOutbox);
  expect(row).toMatchObject({ state: 'sent', attempts: 1 });
});

test('a mail of a transaction that failed is never sent', async () => {
  const { database } = connection;
  const failing = database.transaction(async (transaction) => {
    await queueMail(transaction, happening, { to: 'nobody@example.com', language: 'en', content });
    throw new Error('changed our mind');
  });
  await expect(failing).rejects.toThrow('changed our mind');
  expect(await database.$count(mailOutbox, eq(mailOutbox.recipient, 'nobody@example.com'))).toBe(0);
});

const due = (where: SQL) =>
  connection.database
    .update(mailOutbox)
    .set({ nextAttemptAt: new Date(0) })
    .where(where);
const rowOf = async (recipient: string) => {
  const [row] = await connection.database.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient));
  return row!;
};
const queue = (to: string) => queueMail(connection.database, happening, { to, language: 'en', content });

test('a mail that the server does not take now waits for its next attempt and fails after eight', async () => {
  await queue('later@example.com');
  catcher.manners.towards = (recipient) => (recipient === 'later@example.com' ? 'later' : 'accept');
  const transport = createMailTransport(catcher.url, from);
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    await deliver(transport);
    const row = await rowOf('later@example.com');
    expect(row).toMatchObject({ attempts: attempt, state: attempt < 8 ? 'queued' : 'failed' });
    expect(row.lastError).toContain('Try again later');
    // By the clock of the database, which stays with the machine's time.
    expect(row.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() - clock.aheadMs());
    await due(eq(mailOutbox.id, row.id));
  }
  transport.close();
});

test('a mail that the server refuses for good is tried once and fails', async () => {
  await queue('refused@example.com');
  catcher.manners.towards = () => 'refuse';
  const transport = createMailTransport(catcher.url, from);
  await deliver(transport);
  transport.close();
  const row = await rowOf('refused@example.com');
  expect(row).toMatchObject({ state: 'failed', attempts: 1, sentAt: null });
  expect(row.lastError).toContain('No such user here');
});

test('one recipient whose server hangs delays only itself, and no transaction stays open meanwhile', async () => {
  await queue('hangs@example.com');
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) await queue(`quick-${number}@example.com`);
  catcher.manners.towards = (recipient) => (recipient === 'hangs@example.com' ? 'silent' : 'accept');
  const transport = createMailTransport(catcher.url, from, 3_000);
  let delivered = false;
  const delivering = deliver(transport).then(() => (delivered = true));
  await catcher.waitFor((mail) => mail.to.includes('quick-8@example.com'));
  expect(delivered).toBe(false);
  expect(await rowOf('hangs@example.com'), 'still under way').toMatchObject({ attempts: 1, lastError: null });
  const { rows } = await connection.pool.query(
    `select state from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  );
  expect(rows).toEqual([]);
  await delivering;
  transport.close();
  expect(await rowOf('hangs@example.com')).toMatchObject({ state: 'queued', attempts: 1 });
  const quick = catcher.messages.filter(({ to }) => to[0]?.startsWith('quick-'));
  expect(quick).toHaveLength(8);
});

test('a server that takes the line and says nothing costs each mail one attempt and its patience; then all leave once', async () => {
  const names = ['mute-1@example.com', 'mute-2@example.com', 'mute-3@example.com'];
  for (const name of names) await queue(name);
  catcher.manners.mute = true;
  const silent = createMailTransport(catcher.url, from, 500);
  await deliver(silent);
  silent.close();
  for (const name of names) expect(await rowOf(name)).toMatchObject({ state: 'queued', attempts: 1 });
  expect(problems).toEqual(['mail delivery fails']);
  catcher.manners.mute = false;
  await due(inArray(mailOutbox.recipient, names));
  const speaking = createMailTransport(catcher.url, from);
  await deliver(speaking);
  speaking.close();
  for (const name of names) {
    expect(await rowOf(name)).toMatchObject({ state: 'sent', attempts: 2, lastError: null });
    expect(catcher.messages.filter(({ to }) => to.includes(name))).toHaveLength(1);
  }
  expect(problems).toEqual(['mail delivery fails', 'mail delivery works again']);
});

test('a mail whose worker died comes back when the lease is over, its attempt counted, and fails after the eighth', async () => {
  await queue('lease@example.com');
  const { database } = connection;
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    expect(await claimMail(database)).toMatchObject({ recipient: 'lease@example.com', attempts: attempt });
    expect(await claimMail(database), 'the lease is not over').toBeNull();
    await due(eq(mailOutbox.recipient, 'lease@example.com'));
  }
  const transport = createMailTransport(catcher.url, from);
  await deliver(transport);
  transport.close();
  expect(await rowOf('lease@example.com')).toMatchObject({ state: 'failed', attempts: 8 });
  expect(catcher.attempts).not.toContain('lease@example.com');
});

test('who claims with others gets a mail of its own', async () => {
  for (const number of [1, 2, 3, 4, 5, 6]) await queue(`shared-${number}@example.com`);
  const claimed = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => claimMail(connection.database)));
  const ids = claimed.flatMap((mail) => (mail ? [mail.id] : []));
  expect(new Set(ids).size).toBe(ids.length);
  await due(inArray(mailOutbox.id, ids));
  await deliver(createMailTransport(undefined, from));
  expect(await connection.database.$count(mailOutbox, inArray(mailOutbox.id, ids))).toBe(6);
});

test('who claims the last mail that is due knows it, so that nobody looks for another in vain', async () => {
  const { database } = connection;
  await queue('alone@example.com');
  expect(await claimMail(database)).toMatchObject({ isLast: true });
  await queue('first@example.com');
  await queue('second@example.com');
  const claimed = [await claimMail(database), await claimMail(database)];
  expect(claimed.map((mail) => mail?.isLast)).toEqual([false, true]);
});

test('a worker whose lease was over says nothing any more about a mail that another holds', async () => {
  await queue('slow@example.com');
  const { database } = connection;
  const late = await claimMail(database);
  await due(eq(mailOutbox.recipient, 'slow@example.com'));
  expect(await claimMail(database)).toMatchObject({ attempts: 2 });
  await markUndelivered(database, late!, { reason: 'Too late', isFinal: true });
  expect(await rowOf('slow@example.com')).toMatchObject({ state: 'queued', attempts: 2, lastError: null });
});

test('a mail that cannot be decrypted fails at once and for good, and the next one leaves without waiting', async () => {
  const { database, pool } = connection;
  for (const to of ['lost@example.com', 'fine@example.com'])
    await queueMail(database, happening, { to, language: 'pt', content });
  await pool.query(`update mail_outbox set next_attempt_at = now() - interval '1 hour', subject = 'gonekey1.' || subject,
    text_body = 'gonekey1.' || text_body where recipient = 'lost@example.com'`);
  const transport = createMailTransport(catcher.url, from);
  // A single lane, as the last one of a worker whose others hang.
  const tools = { database, transport, log, state };
  expect([await deliverNextMail(tools), await deliverNextMail(tools)]).toEqual([true, false]);
  transport.close();
  const { rows } = await pool.query(
    'select recipient, state, attempts, last_error from mail_outbox order by recipient',
  );
  expect(rows).toMatchObject([
    { recipient: 'fine@example.com', state: 'sent' },
    { recipient: 'lost@example.com', state: 'failed', attempts: 1 },
  ]);
  expect(rows[1].last_error).toContain('ENCRYPTION_KEYS');
  expect(problems).toContain('mail cannot be read');
});
