import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCompany } from '#application/testing/project-world.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

test('ADM-03 an order that no payment method takes, or of a plan that is not on sale, is refused at its field', async () => {
  const { workspaceId } = await buildCompany(product);
  const admin = await product.person({ role: 'admin' });
  const order = { workspaceId, type: 'ats', planId: null, currency: 'BRL', cents: 5_00, description: 'x' } as const;
  const ask = async (changes: object) => {
    const { status, body } = await admin.call.raw('POST /serviceOrders', { body: { ...order, ...changes } });
    const { error } = body as { error?: { fields: { path: string; code: string; message: string }[] } };
    return [status, ...(error?.fields ?? []).map(({ path, code, message }) => [path, code, message])];
  };
  const tooSmall = ['cents', 'checkout.amountTooSmall', expect.stringContaining('5')];
  for (const cents of [0, 1, 4_99]) expect(await ask({ cents })).toEqual([422, tooSmall]);
  const notOnSale = ['planId', 'checkout.planNotOnSale', expect.stringMatching(/\w/)];
  expect(await ask({ planId: 'videoInterviews-plus' })).toEqual([422, notOnSale]);
  expect(await ask({ planId: 'ats-plus' })).toEqual([201]);
});
