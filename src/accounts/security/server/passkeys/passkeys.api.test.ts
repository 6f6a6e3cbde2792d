import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passkeys, users, verifications } from '#accounts/server/tables.ts';
import { createSoftwarePasskey, type PasskeyTraits } from '#accounts/testing/software-passkey.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';

const origin = 'https://ponte.example';
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ PUBLIC_URL: origin });
});
afterAll(() => product.close());

type Person = Awaited<ReturnType<TestProduct['person']>>;
const member = () => product.person({ role: 'squadMember' });
const challengeFor = async (person: Person) => (await person.call('POST /account/passkeys/options')).body.challenge;
const keep = (person: Person, credential: unknown, name = 'My phone') =>
  person.call.raw('POST /account/passkeys', { body: { name, credential } });
const loginChallenge = async () => (await product.anonymous('POST /auth/passkey/options')).body.challenge;
const logIn = (credential: unknown) => product.anonymous.raw('POST /auth/passkey', { body: { credential } });

async function withPasskey(traits: Partial<PasskeyTraits> = {}) {
  const person = await member();
  const device = createSoftwarePasskey({ origin, ...traits });
  const kept = await keep(person, device.register(await challengeFor(person)));
  return { person, device, kept };
}

test('ACC-17 a passkey is kept with a name, listed, logs in and is removed', async () => {
  const { person, device, kept } = await withPasskey();
  expect(kept.status).toBe(201);
  const listed = (await person.call('GET /account/security')).body.passkeys;
  expect(listed).toEqual([expect.objectContaining({ id: kept.body.id, name: 'My phone', lastUsedAt: null })]);
  const opened = await logIn(device.answer(await loginChallenge(), 1));
  expect(opened.status).toBe(200);
  expect(opened.body.session.userId).toBe(person.id);
  expect((await person.call('GET /account/security')).body.passkeys[0]!.lastUsedAt).not.toBeNull();
  const remove = { body: { passkeyId: kept.body.id } };
  expect((await (await member()).call('POST /account/passkeys/remove', remove)).status).toBe(404);
  expect((await person.call('POST /account/passkeys/remove', remove)).status).toBe(200);
  expect((await logIn(device.answer(await loginChallenge(), 2))).body.error.code).toBe('accounts.passkeyRefused');
});

test('ACC-17 a challenge is good once, also for parallel answers, and for five minutes', async () => {
  const { device } = await withPasskey();
  const challenge = await loginChallenge();
  const answers = await Promise.all([1, 2, 3].map((counter) => logIn(device.answer(challenge, counter))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  const late = await loginChallenge();
  await product.database.update(verifications).set({ expiresAt: new Date(0) });
  expect((await logIn(device.answer(late, 9))).status).toBe(401);
  expect((await logIn(device.answer('bWFkZS11cA', 10))).status).toBe(401);
});

test('ACC-17 a counter that goes back is a copied key and is refused', async () => {
  const { device } = await withPasskey();
  expect((await logIn(device.answer(await loginChallenge(), 5))).status).toBe(200);
  expect((await logIn(device.answer(await loginChallenge(), 5))).status).toBe(401);
  expect((await logIn(device.answer(await loginChallenge(), 4))).status).toBe(401);
  expect((await logIn(device.answer(await loginChallenge(), 6))).status).toBe(200);
});

test('ACC-17 two devices that answer with one counter at the same time: one gets in', async () => {
  const { device } = await withPasskey();
  const challenges = [await loginChallenge(), await loginChallenge()];
  const answers = await Promise.all(challenges.map((challenge) => logIn(device.answer(challenge, 7))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});

test('ACC-17 a device that does not count, says zero for ever and is taken', async () => {
  const { device } = await withPasskey();
  for (let login = 0; login < 2; login += 1)
    expect((await logIn(device.answer(await loginChallenge(), 0))).status).toBe(200);
});

test('ACC-17 keys for another site, of another challenge or person, or without asking who holds the device are refused', async () => {
  expect((await withPasskey({ origin: 'https://p0nte.example' })).kept.body.error.code).toBe('accounts.passkeyInvalid');
  expect((await withPasskey({ verifiesUser: false })).kept.status).toBe(422);
  const [person, thief] = await Promise.all([member(), member()]);
  const device = createSoftwarePasskey({ origin });
  const made = device.register(await challengeFor(person));
  expect((await keep(thief, made)).body.error.code).toBe('accounts.passkeyInvalid');
  expect((await keep(person, made)).status).toBe(201);
  expect((await keep(person, made)).status).toBe(422);
  const again = await keep(thief, device.register(await challengeFor(thief)));
  expect(again.body.error.code).toBe('accounts.passkeyTaken');
  expect((await keep(person, device.register(await loginChallenge()))).status).toBe(422);
  expect((await keep(person, { id: 'x' })).status).toBe(422);
  const spoiled = device.answer(await loginChallenge(), 3);
  spoiled.response.signature = device.answer(await loginChallenge(), 3).response.signature;
  expect((await logIn(spoiled)).status).toBe(401);
});

test('ACC-17 twenty passkeys are the most; one stands for the second factor too', async () => {
  const { person, device } = await withPasskey();
  await product.database.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, person.id));
  expect((await logIn(device.answer(await loginChallenge(), 1))).status).toBe(200);
  const many = Array.from({ length: 19 }, (_, index) => ({
    userId: person.id,
    credentialId: `many-${index}`,
    publicKey: 'x',
    transports: [],
    name: 'One of many',
  }));
  await product.database.insert(passkeys).values(many);
  const refused = await person.call('POST /account/passkeys/options');
  expect(refused.body.error).toMatchObject({
    code: 'accounts.tooManyPasskeys',
    message: expect.stringContaining('20'),
  });
});
