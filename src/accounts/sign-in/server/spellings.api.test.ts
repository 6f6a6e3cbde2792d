import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ RATE_LIMITS: '1', TRUST_PROXY: '1' });
});
afterAll(() => product.close());

/** The proxy in front of the product appends the address that it sees; anything before that was written by the caller. */
const from = (seen: string, written = '') => ({ 'x-forwarded-for': written ? `${written}, ${seen}` : seen });
const guess = (email: string, headers: Record<string, string>) =>
  product.anonymous('POST /auth/login', { body: { email, password: 'wrong' }, headers });

/** Thirty spellings of one address, all of which the login accepts. */
function spellingsOf(email: string): string[] {
  const [name, domain] = email.split('@') as [string, string];
  const cases = [email, email.toUpperCase(), `${name.toUpperCase()}@${domain}`, `${name}@${domain.toUpperCase()}`];
  const spaces = ['', ' ', '  ', '\t', '\n', ' \t ', '\u00A0', '\u3000'];
  return cases.flatMap((one) => spaces.map((space) => `${space}${one}${space === '\n' ? '' : space}`)).slice(0, 30);
}

test('ACC-07 thirty spellings of one account have one number of attempts', async () => {
  const { email } = await product.person({ role: 'squadMember' });
  const spellings = spellingsOf(email);
  expect(new Set(spellings).size).toBe(30);
  const statuses: number[] = [];
  for (const [index, spelling] of spellings.entries())
    statuses.push((await guess(spelling, from(`198.51.100.${index}`))).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(20).fill(429)]);
});

test('ACC-07 who writes made-up addresses into X-Forwarded-For stays who they are', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 62; attempt += 1)
    statuses.push((await guess(`nobody${attempt}@example.com`, from('203.0.113.9', `192.0.2.${attempt}`))).status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(60);
  expect(statuses.slice(60)).toEqual([429, 429]);
  expect((await guess('other@example.com', from('203.0.113.10'))).status).toBe(404);
});

test('ACC-07 addresses of one /64 of IPv6 are one', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 62; attempt += 1)
    statuses.push((await guess(`guest${attempt}@example.com`, from(`2001:db8:7:7::${attempt.toString(16)}`))).status);
  expect(statuses.slice(59)).toEqual([404, 429, 429]);
  expect((await guess('guest@example.com', from('2001:db8:7:8::1'))).status).toBe(404);
});
