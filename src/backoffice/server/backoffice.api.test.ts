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
    ...{ id, recipient: 'nobody@example.com', language: 'en', subject: 'Hello', textBody: 'x', htmlBody: 'x' },
    ...{ state: 'failed', attempts: 8, lastError: 'mailbox unavailable' },
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
