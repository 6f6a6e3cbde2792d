import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { buildTopUp } from '#wallet/builders.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

test('API-01 MON-02 GET /balance: the wallet of a space, for its owner, for colleagues with the right, and for administrators', async () => {
  const [owner, treasurer, colleague, admin] = await Promise.all([
    product.person({ role: 'squadOwner' }),
    product.person({ role: 'squadOwner' }),
    product.person({ role: 'squadOwner' }),
    product.person({ role: 'admin' }),
  ]);
  const [space] = await buildWorkspaces(product.database, [
    {
      ownerId: owner.id,
      colleagues: [
        { userId: treasurer.id, permissions: ['accessPayments'] },
        { userId: colleague.id, permissions: ['createProject'] },
      ],
    },
  ]);
  const zero = { userWallet: 0, cents: 0, currency: 'BRL' };
  expect((await owner.call('GET /balance', { query: { wallet: true } })).body).toEqual(zero);
  const headers = { workspaceid: space!.id };
  await buildTopUp(product.database, { workspaceId: space!.id, cents: 123_456, at: new Date() });
  await buildTopUp(product.database, { workspaceId: space!.id, cents: 700, at: new Date(), currency: 'USD' });
  const some = { userWallet: 1234.56, cents: 123_456, currency: 'BRL' };
  expect((await owner.call('GET /balance')).body).toEqual(some);
  expect((await treasurer.call('GET /balance', { headers })).status).toBe(200);
  expect((await colleague.call('GET /balance', { headers })).status).toBe(403);
  expect((await admin.call('GET /balance', { query: { userId: owner.id } })).body).toEqual(some);
  expect((await owner.call('GET /balance', { query: { userId: treasurer.id } })).status).toBe(404);
});
