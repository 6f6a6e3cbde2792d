import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TERMS_VERSION, termsVersions } from '#accounts/rules/terms-version.ts';
import { termsAcceptances, users } from '#accounts/server/tables.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

const acceptancesOf = (userId: string) =>
  product.database
    .select({ version: termsAcceptances.version, language: termsAcceptances.language })
    .from(termsAcceptances)
    .where(eq(termsAcceptances.userId, userId));

test('ACC-05 the version accepted at sign-up is recorded with its time', async () => {
  const started = Date.now();
  const { body } = await product.anonymous('POST /users/create', {
    body: {
      email: 'reader@example.com',
      password: 'Ponte#2026',
      userRole: 'squadMember',
      acceptedTerms: true,
      language: 'pt',
    },
  });
  expect(body.session.acceptedTerms).toBe(true);
  expect(await acceptancesOf(body.session.userId)).toEqual([{ version: TERMS_VERSION, language: 'pt' }]);
  const [row] = await product.database.select().from(users).where(eq(users.id, body.session.userId));
  expect(row!.acceptedTermsAt.getTime()).toBeGreaterThanOrEqual(started);
});

test('ACC-05 a newer version is asked for, and accepted once even when accepted twice at once', async () => {
  const person = await product.person({ role: 'squadOwner' });
  await product.database
    .update(users)
    .set({ acceptedTermsVersion: termsVersions.at(-1)!.version })
    .where(eq(users.id, person.id));
  const claims = async () => (await person.call('GET /session')).body.session!.acceptedTerms;
  expect(await claims()).toBe(false);
  const accept = (version: string) => person.call('POST /users/terms', { body: { version } });
  const outdated = await accept(termsVersions.at(-1)!.version);
  expect([outdated.status, outdated.body.error.code]).toEqual([409, 'accounts.termsOutdated']);
  expect(await claims()).toBe(false);
  const answers = await Promise.all([accept(TERMS_VERSION), accept(TERMS_VERSION)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await claims()).toBe(true);
  expect(await acceptancesOf(person.id)).toEqual([{ version: TERMS_VERSION, language: 'en' }]);
});
