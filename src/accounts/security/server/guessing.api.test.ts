import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ RATE_LIMITS: '1' });
});
afterAll(() => product.close());

test('ACC-17 who holds an open session cannot guess its password: ten tries in five minutes over all that ask for it', async () => {
  const person = await product.person({ role: 'squadMember' });
  const tries = [
    () => person.call('POST /account/password', { body: { currentPassword: 'wrong', password: 'Novinha2#' } }),
    () => person.call('POST /account/email', { body: { email: 'else@example.com', password: 'wrong' } }),
    () => person.call('POST /account/second-factor', { body: { password: 'wrong' } }),
  ];
  for (let attempt = 0; attempt < 10; attempt += 1) expect((await tries[attempt % 3]!()).status).toBe(422);
  const stopped = await person.call('POST /account/second-factor', { body: { password: DEMO_PASSWORD } });
  expect(stopped.status).toBe(429);
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
  const other = await product.person({ role: 'squadMember' });
  expect((await other.call('POST /account/second-factor', { body: { password: DEMO_PASSWORD } })).status).toBe(201);
});
