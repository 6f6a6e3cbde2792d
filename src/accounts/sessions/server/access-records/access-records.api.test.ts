import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { purgeAccessRecords } from './record-access.ts';
import { accessRecords } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

test('ACC-17 where and when an account was used outlives it for six months, without name or mail', async () => {
  const { database } = product;
  const { id, email } = await product.person({ role: 'squadMember' });
  const signIn = async () => {
    const { body } = await product.anonymous('POST /auth/login', { body: { email, password: DEMO_PASSWORD } });
    return product.caller(body.token);
  };
  await (
    await signIn()
  )('POST /auth/logout');
  const call = await signIn();
  expect((await call('POST /ownData/deletion', { body: { email, password: DEMO_PASSWORD } })).status).toBe(200);

  const kept = () =>
    database.select().from(accessRecords).where(eq(accessRecords.accountId, id)).orderBy(accessRecords.id);
  const records = await kept();
  expect(records.map(({ event }) => event)).toEqual(['signIn', 'signOut', 'signIn', 'accountDeleted']);
  for (const record of records) expect(record).toMatchObject({ address: '127.0.0.1', at: expect.any(Date) });
  expect(JSON.stringify(records)).not.toContain(email);

  const later = (days: number) => new Date(Date.now() + days * 86_400_000);
  await purgeAccessRecords(database, later(180));
  expect(await kept()).toHaveLength(4);
  await purgeAccessRecords(database, later(190));
  expect(await kept()).toEqual([]);
});
