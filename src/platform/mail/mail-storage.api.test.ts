import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MailedHappening } from '#platform/contract/happening.ts';
import { type Connection, openConnection } from '#platform/db/connection.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { setEncryptionKeys } from '#platform/encryption/encryption-keys.ts';
import { deliverDueMail } from '#platform/testing/mail/deliver-due-mail.ts';
import { createDeliveryState } from '#platform/mail/delivery-state.ts';
import { encryptPlainMails, purgeMails } from '#platform/mail/mail-storage.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { setSiteAddress } from '#platform/mail/site-address.ts';
import { createMailTransport } from '#platform/mail/transport.ts';
import { type SmtpCatcher, startSmtpCatcher } from '#platform/testing/mail/smtp-catcher.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';

let clone: Awaited<ReturnType<typeof createTestDatabase>>;
let connection: Connection;
let catcher: SmtpCatcher;
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
beforeEach(() => connection.database.delete(mailOutbox));

const words = ['Segredo', 'oobCode', 'CODE123', 'Prezada', 'Reuniao', 'token456', 'Rodape'];
const content = {
  subject: 'Segredo da semana',
  greeting: 'Prezada Ana,',
  paragraphs: ['Abra o link.'],
  action: { label: 'Abrir', path: '/email-action?oobCode=CODE123' },
  calendar: 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nSUMMARY:Reuniao\r\nEND:VCALENDAR',
  footer: 'Rodape',
  stop: { label: 'Parar', path: '/stop', callPath: '/stop?t=token456' },
};
const happening: MailedHappening = {
  name: 'tests.told',
  ids: [],
  activity: 'none: the activity lists no tests',
  notices: 'none: tests are not told',
  room: 'tests',
  mails: ['account'],
};
const queue = (lapsesAt?: Date) =>
  queueMail(connection.database, happening, {
    to: 'ana@example.com',
    language: 'pt',
    content,
    ...(lapsesAt && { lapsesAt }),
  });

/** The row as a reader of a backup sees it. */
async function dump(): Promise<string> {
  const { rows } = await connection.pool.query<{ row: string }>('select mail_outbox::text as row from mail_outbox');
  return rows.map(({ row }) => row).join('\n');
}

async function deliver(smtpUrl: string | undefined): Promise<void> {
  const log = pino({ level: 'silent' });
  const transport = createMailTransport(smtpUrl, 'Ponte <no-reply@example.com>');
  const state = createDeliveryState(log, 'mail delivery');
  await deliverDueMail({ database: connection.database, transport, log, state });
  transport.close();
}

const only = async () => (await connection.database.select().from(mailOutbox))[0]!;
const age = (span: string) =>
  connection.pool.query(
    `update mail_outbox set created_at = created_at - interval '${span}', bodies_until = bodies_until - interval '${span}'`,
  );
const empty = { textBody: '', htmlBody: '', stopUrl: null, calendar: null };

test('who reads a backup finds no word, code or token of a mail; the recipient gets all of it, and then only the subject is left', async () => {
  await queue();
  expect(await dump()).toContain('ana@example.com');
  for (const word of words) expect(await dump(), word).not.toContain(word);
  expect(await only()).toMatchObject({ subject: content.subject, calendar: content.calendar });
  await deliver(catcher.url);
  const mail = await catcher.waitFor(({ to }) => to.includes('ana@example.com'));
  expect(mail.subject).toBe(content.subject);
  expect(mail.text).toContain('oobCode=CODE123');
  expect(mail.raw).toContain('stop?t=token456');
  expect(await only()).toMatchObject({ state: 'sent', subject: content.subject, ...empty });
  for (const word of words) expect(await dump(), word).not.toContain(word);
});

test('without a mail server a mail is read in the outbox until its codes lapse, at most for thirty days, and then its row goes', async () => {
  await queue(new Date(Date.now() + 3_600_000));
  await deliver(undefined);
  await purgeMails(connection.database);
  expect((await only()).textBody).toContain('CODE123');
  await age('61 minutes');
  await purgeMails(connection.database);
  expect(await only()).toMatchObject({ subject: content.subject, ...empty });
  await age('30 days');
  await purgeMails(connection.database);
  expect(await dump()).toBe('');

  await queue(new Date(Date.now() + 365 * 86_400_000));
  expect((await only()).bodiesUntil!.getTime()).toBeLessThan(Date.now() + 31 * 86_400_000);
  await age('31 days');
  await purgeMails(connection.database);
  expect((await only()).textBody, 'it still waits to be sent').toContain('CODE123');
});

const plain = (state: string, number: number) =>
  connection.pool.query(
    `insert into mail_outbox (id, recipient, language, subject, text_body, html_body, stop_url, calendar, state, created_at)
     values (gen_random_uuid(), $1, 'pt', 'Segredo', 'Prezada CODE123', '<p>Prezada</p>', 'https://x/token456', null, $2, $3)`,
    [`old-${number}@example.com`, state, new Date()],
  );

test('mails of an older version are encrypted at the start, by several instances at once; delivered ones are emptied', async () => {
  await plain('queued', 1);
  await plain('sent', 2);
  await deliver(catcher.url);
  expect(catcher.attempts, 'nothing is sent before').not.toContain('old-1@example.com');
  await Promise.all([1, 2, 3].map(() => encryptPlainMails(connection.database, { delivered: true })));
  for (const word of words) expect(await dump(), word).not.toContain(word);
  const rows = await connection.database.select().from(mailOutbox).orderBy(mailOutbox.recipient);
  expect(rows).toMatchObject([
    { subject: 'Segredo', textBody: 'Prezada CODE123', htmlBody: '<p>Prezada</p>', stopUrl: 'https://x/token456' },
    { subject: 'Segredo', ...empty },
  ]);
  await deliver(catcher.url);
  expect((await catcher.waitFor(({ to }) => to.includes('old-1@example.com'))).text).toContain('CODE123');
});

test('where mails go nowhere the older ones stay readable', async () => {
  await plain('sent', 3);
  await encryptPlainMails(connection.database, { delivered: false });
  expect(await only()).toMatchObject({ subject: 'Segredo', textBody: 'Prezada CODE123' });
  for (const word of words) expect(await dump(), word).not.toContain(word);
});
