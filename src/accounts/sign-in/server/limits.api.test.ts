import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ RATE_LIMITS: '1', TRUST_PROXY: '1' });
});
afterAll(() => product.close());

test('ACC-07 guessing at one account is stopped long before the address is', async () => {
  const member = await product.person({ role: 'squadMember' });
  const guess = (email: string) => product.anonymous('POST /auth/login', { body: { email, password: 'wrong' } });
  for (let attempt = 0; attempt < 10; attempt += 1) expect((await guess(member.email)).status).toBe(401);
  const stopped = await guess(member.email.toUpperCase());
  expect(stopped.status).toBe(429);
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(stopped.body.error.message).toContain('Too many attempts');
  const other = await product.person({ role: 'squadMember' });
  expect((await guess(other.email)).status).toBe(401);
  for (let attempt = 12; attempt < 60; attempt += 1) await guess(`nobody${attempt}@example.com`);
  expect((await guess('last@example.com')).status).toBe(429);
}, 30_000);

test('ACC-07 nobody who guesses elsewhere keeps a person out of a browser that they have used', async () => {
  const member = await product.person({ role: 'squadMember' });
  const from = (place: string, cookie?: string) => ({ 'x-forwarded-for': place, ...(cookie && { cookie }) });
  const home = '203.0.113.1';
  const right = { email: member.email, password: DEMO_PASSWORD };
  const first = await product.anonymous('POST /auth/login', { body: right, headers: from(home) });
  const mark = first.headers.getSetCookie().find((cookie) => cookie.startsWith('ponte.device_'))!;
  expect(mark).toMatch(/HttpOnly/);
  const cookie = mark.split(';')[0]!;
  for (let attempt = 0; attempt < 12; attempt += 1)
    await product.anonymous('POST /auth/login', {
      body: { ...right, password: 'wrong' },
      headers: from(`198.51.100.${attempt}`),
    });
  expect((await product.anonymous('POST /auth/login', { body: right, headers: from(home) })).status).toBe(429);
  expect((await product.anonymous('POST /auth/login', { body: right, headers: from(home, cookie) })).status).toBe(200);
  const forged = `${cookie.split('.').slice(0, -1).join('.')}.${'A'.repeat(43)}`;
  expect((await product.anonymous('POST /auth/login', { body: right, headers: from(home, forged) })).status).toBe(429);
  const other = await product.person({ role: 'squadMember' });
  const ofOther = { email: other.email, password: 'wrong' };
  for (let attempt = 0; attempt < 10; attempt += 1)
    await product.anonymous('POST /auth/login', { body: ofOther, headers: from(home, cookie) });
  expect((await product.anonymous('POST /auth/login', { body: ofOther, headers: from(home, cookie) })).status).toBe(
    429,
  );
});

test('ACC-13 the verification mail is sent five times a quarter of an hour', async () => {
  const member = await product.person({ role: 'squadMember', emailVerified: false });
  const answers = [];
  for (let attempt = 0; attempt < 6; attempt += 1)
    answers.push((await member.call('POST /auth/send-verification')).status);
  expect(answers).toEqual([202, 202, 202, 202, 202, 429]);
});

test('ACC-14 reset mails to one address are limited', async () => {
  const ask = () => product.anonymous('POST /auth/send-password-reset', { body: { email: 'somebody@example.com' } });
  const answers = [];
  for (let attempt = 0; attempt < 6; attempt += 1) answers.push((await ask()).status);
  expect(answers).toEqual([202, 202, 202, 202, 202, 429]);
});
