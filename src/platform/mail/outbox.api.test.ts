import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, openConnection } from '#platform/db/connection.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';
import { deliverDueMail, queueMail } from '#platform/mail/outbox.ts';
import { createMailTransport } from '#platform/mail/transport.ts';
import { type SmtpCatcher, startSmtpCatcher } from '#platform/testing/smtp-catcher.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';

const log = pino({ level: 'silent' });
const content: MailContent = {
  subject: 'Olá, José <b>',
  greeting: 'Olá, José,',
  paragraphs: ['Veja <script>alert(1)</script> & mais.'],
  action: { label: 'Abrir', url: 'http://localhost/x?a=1&b=2' },
  footer: 'Ponte',
};

let clone: Awaited<ReturnType<typeof createTestDatabase>>;
let connection: Connection;
let catcher: SmtpCatcher;
beforeAll(async () => {
  [clone, catcher] = await Promise.all([createTestDatabase(), startSmtpCatcher()]);
  connection = openConnection(clone.connectionString, 6);
});
afterAll(async () => {
  await connection.close();
  await Promise.all([clone.drop(), catcher.stop()]);
});

test('a mail leaves by SMTP as text and HTML, escaped, once, however many workers deliver', async () => {
  const { database } = connection;
  await database.transaction((transaction) =>
    queueMail(transaction, { to: 'jose@example.com', language: 'pt', content }),
  );
  const transport = createMailTransport(catcher.url, 'Ponte <no-reply@example.com>');
  await Promise.all([1, 2, 3].map(() => deliverDueMail(database, transport, log)));
  await catcher.waitFor((mail) => mail.to.includes('jose@example.com'));
  transport.close();
  expect(catcher.messages).toHaveLength(1);
  const [mail] = catcher.messages;
  expect(mail).toMatchObject({ subject: 'Olá, José <b>' });
  expect(mail?.text).toContain('Veja <script>');
  expect(mail?.html).not.toContain('<script>');
  const [row] = await database.select().from(mailOutbox);
  expect(row).toMatchObject({ state: 'sent', attempts: 1 });
});

test('a mail of a transaction that failed is never sent', async () => {
  const { database } = connection;
  const failing = database.transaction(async (transaction) => {
    await queueMail(transaction, { to: 'nobody@example.com', language: 'en', content });
    throw new Error('changed our mind');
  });
  await expect(failing).rejects.toThrow('changed our mind');
  expect(await database.$count(mailOutbox, eq(mailOutbox.recipient, 'nobody@example.com'))).toBe(0);
});

test('a mail that the server refuses waits for its next attempt and fails after eight', async () => {
  const { database } = connection;
  await queueMail(database, { to: 'refused@example.com', language: 'en', content });
  const refusing = { send: () => Promise.reject(new Error('550 no such user')), close: () => undefined };
  const ours = eq(mailOutbox.recipient, 'refused@example.com');
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    await deliverDueMail(database, refusing, log);
    const [row] = await database.select().from(mailOutbox).where(ours);
    expect(row).toMatchObject({ attempts: attempt, state: attempt < 8 ? 'queued' : 'failed' });
    expect(row!.nextAttemptAt.getTime()).toBeGreaterThan(Date.now());
    await database
      .update(mailOutbox)
      .set({ nextAttemptAt: new Date(0) })
      .where(ours);
  }
});
