import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { type SocialWorld, startSocialWorld } from '#application/testing/social-world.ts';
import type { Caller } from '#application/testing/caller.ts';
import { namesRecorded } from '#application/testing/steps/walk-steps.ts';
import { mailOutbox } from '#platform/db/tables.ts';

let world: SocialWorld;
let account: ReturnType<SocialWorld['newAccount']>;
beforeAll(async () => {
  world = await startSocialWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  account = world.newAccount();
});

const visitor = () => world.visitor();
const disconnect = (person: { call: Caller }, password = DEMO_PASSWORD) =>
  person.call('POST /account/sign-in-provider/disconnect', { body: { password } });
const providerOf = async (person: { call: Caller }) => (await person.call('GET /account/security')).body.provider;

test('ACC-09 ACC-17 a disconnected provider opens the account no more, until it is allowed again', async () => {
  const known = await world.product.person({ role: 'squadMember', email: account.email, language: 'en' });
  expect(await providerOf(known)).toEqual({ name: 'Google', state: 'notYet', connectedAt: null });
  const who = visitor();
  await who.signIn(account.sub);
  expect(await providerOf(known)).toMatchObject({ state: 'connected', connectedAt: expect.any(String) });
  const wrong = await disconnect(known, 'wrong');
  expect([wrong.status, wrong.body.error.fields]).toMatchObject([422, [{ path: 'password' }]]);
  const [disconnected, recorded] = await namesRecorded(world.product.database, () => disconnect(known));
  expect([disconnected.status, recorded]).toEqual([200, ['accounts.providerDisconnected']]);
  expect(await world.claimsOf(who)).toBeNull();
  expect(await providerOf(known)).toMatchObject({ state: 'disconnected', connectedAt: null });
  const again = visitor();
  expect(await again.signIn(account.sub)).toMatchObject({ outcome: 'disconnected' });
  expect(await world.claimsOf(again)).toBeNull();
  expect((await disconnect(known)).body.error.code).toBe('accounts.providerNotConnected');
  const allow = (password: string) => known.call('POST /account/sign-in-provider/allow', { body: { password } });
  expect((await allow('wrong')).status).toBe(422);
  expect(await visitor().signIn(account.sub)).toMatchObject({ outcome: 'disconnected' });
  expect((await allow(DEMO_PASSWORD)).status).toBe(200);
  expect(await visitor().signIn(account.sub)).toMatchObject({ outcome: 'signedIn' });
  const mails = await world.product.database.select().from(mailOutbox).where(eq(mailOutbox.recipient, account.email));
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Google was disconnected',
    'You can now log in with Google',
    'You can now log in with Google',
  ]);
});

test('ACC-09 ACC-17 who has no password keeps the provider, for it is the only way in', async () => {
  const who = visitor();
  await who.signIn(account.sub);
  const signUp = { userRole: 'squadOwner', acceptedTerms: true, language: 'en' };
  const complete = () => who.call('POST', '/auth/social/complete', signUp);
  const [completed, recorded] = await namesRecorded(world.product.database, complete);
  expect([completed.status, recorded]).toEqual([201, expect.arrayContaining(['accounts.created'])]);
  const refused = await who.call('POST', '/account/sign-in-provider/disconnect', { password: DEMO_PASSWORD });
  expect([refused.status, refused.body.error.code]).toEqual([409, 'accounts.passwordMissing']);
  expect(await visitor().signIn(account.sub)).toMatchObject({ outcome: 'signedIn' });
});

test('ACC-09 ACC-17 of logins by the provider while it is disconnected none connects it again', async () => {
  const known = await world.product.person({ role: 'squadMember', email: account.email });
  await visitor().signIn(account.sub);
  const callbacks = await Promise.all(
    [visitor(), visitor(), visitor()].map(async (who) => ({
      who,
      at: await who.choose(await who.begin(), account.sub),
    })),
  );
  const [disconnected] = await Promise.all([disconnect(known), ...callbacks.map(({ who, at }) => who.arrive(at))]);
  expect(disconnected.status).toBe(200);
  expect(await providerOf(known)).toMatchObject({ state: 'disconnected' });
});
