import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { newId } from '#platform/db/columns.ts';
import { mailOutbox } from '#platform/db/tables.ts';

let product: TestProduct;
beforeAll(async () => (product = await startTestProduct()));
afterAll(() => product.close());

test('NAV-07 an administrator lands on figures counted from the records', async () => {
  const admin = await product.person({ role: 'admin' });
  const before = (await admin.call('GET /cms/overview')).body;
  await product.person({ role: 'squadMember' });
  await product.person({ role: 'squadOwner' });
  const after = (await admin.call('GET /cms/overview')).body;
  expect(after.professionals).toBe(before.professionals + 1);
  expect(after.companies).toBe(before.companies + 1);
});

test('a mail that could not be delivered is visible to the administrator, who sends it again', async () => {
  const admin = await product.person({ role: 'admin' });
  const id = newId();
  await product.database.insert(mailOutbox).values({
    id,
    recipient: 'nobody@example.com',
    language: 'en',
    subject: 'Hello',
    textBody: 'x',
    htmlBody: 'x',
    state: 'failed',
    attempts: 8,
    lastError: 'mailbox unavailable',
  });
  const { body } = await admin.call('GET /cms/overview');
  expect(body.undelivered).toMatchObject([
    { id, recipient: 'nobody@example.com', attempts: 8, lastError: 'mailbox unavailable' },
  ]);
  expect((await admin.call('POST /cms/mails/{mailId}/retry', { params: { mailId: id } })).status).toBe(200);
  const [mail] = await product.database.select().from(mailOutbox).where(eq(mailOutbox.id, id));
  expect(mail).toMatchObject({ state: 'queued', attempts: 0 });
  expect((await admin.call('POST /cms/mails/{mailId}/retry', { params: { mailId: id } })).status).toBe(404);
});

test('an administrator sees how many mails wait for the mail server and what it said, and sends all failed ones again', async () => {
  const admin = await product.person({ role: 'admin' });
  await product.database.delete(mailOutbox);
  const mail = {
    recipient: 'nobody@example.com',
    language: 'en',
    subject: 'Hello',
    textBody: 'x',
    htmlBody: 'x',
  } as const;
  await product.database
    .insert(mailOutbox)
    .values([
      { ...mail },
      { ...mail, attempts: 2, lastError: 'Greeting never received' },
      { ...mail, state: 'failed', attempts: 8, lastError: 'Try again later' },
      { ...mail, state: 'failed', attempts: 1, lastError: 'No such user here' },
    ]);
  const queue = async () => (await admin.call('GET /cms/overview')).body.mailQueue;
  expect(await queue()).toEqual({ waiting: 2, delayed: 1, failed: 2, lastError: 'Greeting never received' });
  expect((await admin.call('POST /cms/mails/retry')).body).toEqual({ count: 2 });
  expect(await queue()).toMatchObject({ waiting: 4, delayed: 1, failed: 0 });
});
