import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { decryptText, encryptText } from '#platform/encryption/encrypt-text.ts';
import { sealGendersApart } from '#profiles/private/server/gender.ts';
import { collectOwnProfile, eraseOwnProfile } from '#profiles/server/own-data.ts';
import { personalData } from '#profiles/server/tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

const newMember = () => product.person({ role: 'squadMember', name: 'Iara Souza' });
const stored = (id: string) => product.database.select().from(personalData).where(eq(personalData.memberId, id));
const nothing = { gender: null, consentedAt: null };

it('PRO-01 gender is kept with the consent, encrypted, in no profile and no score, and forgotten when that is taken back', async () => {
  const { call, id } = await newMember();
  expect((await call('GET /users/gender')).body).toEqual(nothing);
  const { score } = (await call('GET /users/profile')).body;
  const saved = await call('PUT /users/gender', { body: { gender: 'transgender', consent: true, seen: null } });
  expect([saved.status, saved.body.gender]).toEqual([200, 'transgender']);
  expect((await call('GET /users/gender')).body).toEqual(saved.body);
  const [row] = await stored(id);
  expect(row).toMatchObject({ consentVersion: 1, consentedAt: new Date(saved.body.consentedAt!) });
  expect(row!.content).not.toContain('transgender');
  const own = (await call('GET /users/profile')).body;
  expect(own.score).toEqual(score);
  expect(JSON.stringify(own)).not.toContain('transgender');
  expect(await collectOwnProfile(product.database, id)).toMatchObject({ gender: { gender: 'transgender' } });
  expect((await call('DELETE /users/gender')).body).toEqual(nothing);
  expect(await stored(id)).toEqual([]);
});

it.each([
  { gender: 'female' },
  { gender: 'female', consent: false },
  { gender: 'robot', consent: true },
  { gender: null, consent: true },
  { gender: 'female', consent: true, memberId: 'x' },
])('PRO-01 refuses %j and keeps nothing', async (body) => {
  const { call, id } = await newMember();
  expect((await call.raw('PUT /users/gender', { body: { seen: null, ...body } })).status).toBe(422);
  expect(await stored(id)).toEqual([]);
});

it('PRO-01 GEN-01 an answer that another device gave meanwhile is not written over', async () => {
  const { call, id } = await newMember();
  const answer = (gender: 'female' | 'male', seen: 'female' | null) =>
    call('PUT /users/gender', { body: { gender, consent: true, seen } });
  expect((await answer('female', null)).status).toBe(200);
  expect((await answer('male', null)).body).toMatchObject({ error: { code: 'platform.staleVersion' } });
  expect((await call('GET /users/gender')).body.gender).toBe('female');
  expect((await answer('male', 'female')).status).toBe(200);
  expect((await call.raw('PUT /users/gender', { body: { gender: 'male', consent: true } })).status).toBe(422);
  expect(await stored(id)).toHaveLength(1);
});

it('PRO-01 of savings at once one stays, and it leaves with the account', async () => {
  const { call, id } = await newMember();
  const genders = ['female', 'male', 'undefined', 'preferNotToAnswer'] as const;
  const answers = await Promise.all(
    genders.map((gender) => call('PUT /users/gender', { body: { gender, consent: true, seen: null } })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  expect(await stored(id)).toHaveLength(1);
  await eraseOwnProfile(product.database, id);
  expect(await stored(id)).toEqual([]);
});

it('PRO-01 gender is sealed under a name of its own; answers of older versions stay readable and are sealed anew', async () => {
  const { call, id } = await newMember();
  await call('PUT /users/gender', { body: { gender: 'female', consent: true, seen: null } });
  const [fresh] = await stored(id);
  expect(JSON.parse(decryptText(fresh!.content, `gender:${id}`))).toEqual({ gender: 'female' });
  const put = (said: object, sealedAs: string) =>
    product.database
      .update(personalData)
      .set({ content: encryptText(JSON.stringify(said), `personalData:${id}`), sealedAs })
      .where(eq(personalData.memberId, id));
  await put({ gender: 'male' }, 'personalData');
  expect((await call('GET /users/gender')).body.gender).toBe('male');
  await Promise.all([sealGendersApart(product.database), sealGendersApart(product.database)]);
  const [sealed] = await stored(id);
  expect([sealed!.sealedAs, decryptText(sealed!.content, `gender:${id}`)]).toEqual(['gender', '{"gender":"male"}']);
  expect((await call('GET /users/gender')).body.gender).toBe('male');
  // A birth date in its place is no answer.
  for (const sealedAs of ['gender', 'personalData']) {
    await put({ birthDate: '1990-01-01' }, sealedAs);
    expect((await call('GET /users/gender')).status).toBe(503);
  }
  await call('DELETE /users/gender');
});

it.each(['squadOwner', 'admin', 'recruiter'] as const)('PRO-01 gender is not for %s', async (role) => {
  const { call } = await product.person({ role });
  expect((await call('GET /users/gender')).status).toBe(403);
});
