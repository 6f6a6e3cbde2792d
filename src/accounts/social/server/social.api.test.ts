import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { authenticatorCode } from '#accounts/testing/authenticator-code.ts';
import { createSocialVisitor, publicUrl } from '#accounts/testing/social-visitor.ts';
import { type SocialWorld, startSocialWorld } from '#application/testing/social-world.ts';
import { identities, sessions, termsAcceptances, users, verifications } from '#accounts/server/tables.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { startOidcIssuer } from '#platform/testing/oidc-issuer.ts';

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
const owner = { userRole: 'squadOwner', acceptedTerms: true, language: 'en' };
const peopleOf = (email: string) => world.product.database.select().from(users).where(eq(users.email, email));

async function signUpSocially() {
  const who = visitor();
  await who.signIn(account.sub);
  await who.call('POST', '/auth/social/complete', owner);
  return who;
}

test('ACC-09 a first sign-in makes nobody yet; the account type makes the account, the second goes straight in', async () => {
  const who = visitor();
  expect(await who.signIn(account.sub)).toMatchObject({ pathname: '/social-done', outcome: 'signUp' });
  expect(await peopleOf(account.email)).toEqual([]);
  const before = await who.call('GET', '/session');
  expect(before.body).toMatchObject({ session: null, pendingSocial: { email: account.email } });
  expect(before.body.providers).toEqual([{ name: 'Google' }]);
  const completed = await who.call('POST', '/auth/social/complete', owner);
  expect(completed.status).toBe(201);
  expect(completed.body.session).toMatchObject({
    userRole: 'squadOwner',
    navigationStage: 'squadOwner-register',
    email: account.email,
    email_verified: true,
    displayName: 'Sol Ana',
    isWorkspaceOwner: true,
  });
  expect((await world.claimsOf(who)).email).toBe(account.email);
  expect((await who.call('GET', '/users')).body.login).toMatchObject({ providerId: 'oidc', email: account.email });
  const again = visitor();
  expect(await again.signIn(account.sub)).toMatchObject({ outcome: 'signedIn' });
  expect((await world.claimsOf(again)).userId).toBe(completed.body.session.userId);
  expect(await world.product.database.select().from(mailOutbox).where(eq(mailOutbox.recipient, account.email))).toEqual(
    [],
  );
});

test('ACC-05 ACC-09 without accepted terms there is no account; with them version and time are recorded', async () => {
  const who = visitor();
  await who.signIn(account.sub);
  const refused = await who.call('POST', '/auth/social/complete', { ...owner, acceptedTerms: false });
  expect([refused.status, refused.body.error.code]).toEqual([422, 'accounts.termsNotAccepted']);
  expect(await peopleOf(account.email)).toEqual([]);
  expect((await who.call('POST', '/auth/social/complete', owner)).status).toBe(201);
  const [person] = await peopleOf(account.email);
  const accepted = await world.product.database
    .select()
    .from(termsAcceptances)
    .where(eq(termsAcceptances.userId, person!.id));
  expect(accepted).toMatchObject([{ version: person!.acceptedTermsVersion }]);
});

test('ACC-09 of parallel completions one makes the account, the others hear that it is used', async () => {
  const who = visitor();
  await who.signIn(account.sub);
  const complete = () => who.call('POST', '/auth/social/complete', owner);
  const statuses = (await Promise.all([complete(), complete(), complete()])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, 410, 410]);
  expect(await peopleOf(account.email)).toHaveLength(1);
});

test('ACC-09 the same person in two browsers gets one account', async () => {
  const [one, other] = [visitor(), visitor()];
  await Promise.all([one.signIn(account.sub), other.signIn(account.sub)]);
  const answers = await Promise.all([one, other].map((who) => who.call('POST', '/auth/social/complete', owner)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await peopleOf(account.email)).toHaveLength(1);
});

test('ACC-09 an account with the same proved address is linked; its password goes on working', async () => {
  const known = await world.product.person({ role: 'squadMember', email: account.email, language: 'en' });
  const who = visitor();
  expect(await who.signIn(account.sub)).toMatchObject({ outcome: 'signedIn' });
  expect((await world.claimsOf(who)).userId).toBe(known.id);
  expect((await known.call('GET /users')).status).toBe(200);
  const ways = await world.product.database.select().from(identities).where(eq(identities.userId, known.id));
  expect(ways.map(({ providerId }) => providerId).toSorted()).toEqual(['credential', 'oidc']);
  const mails = await world.product.database.select().from(mailOutbox).where(eq(mailOutbox.recipient, account.email));
  expect(mails.map(({ subject }) => subject)).toEqual(['You can now log in with Google']);
});

test('ACC-09 whoever signed up before with an unproved address loses every way in', async () => {
  const squatter = await world.product.person({
    role: 'squadMember',
    email: account.email,
    emailVerified: false,
    language: 'en',
  });
  const who = visitor();
  expect(await who.signIn(account.sub)).toMatchObject({ outcome: 'signedIn' });
  expect(await world.claimsOf(who)).toMatchObject({ userId: squatter.id, email_verified: true });
  expect((await squatter.call('GET /users')).status).toBe(401);
  const login = await world.product.anonymous('POST /auth/login', {
    body: { email: account.email, password: DEMO_PASSWORD },
  });
  expect(login.status).toBe(401);
  const ways = await world.product.database.select().from(identities).where(eq(identities.userId, squatter.id));
  expect(ways.map(({ providerId }) => providerId)).toEqual(['oidc']);
  const open = await world.product.database.select().from(sessions).where(eq(sessions.userId, squatter.id));
  expect(open).toHaveLength(1);
  const mails = await world.product.database.select().from(mailOutbox).where(eq(mailOutbox.recipient, account.email));
  expect(mails.map(({ subject }) => subject)).toEqual(['Your Ponte account is yours alone again']);
});

test('ACC-09 ACC-17 the second factor is asked for after the provider too', async () => {
  const known = await world.product.person({ role: 'squadMember', email: account.email });
  const { secret, recoveryCodes } = (
    await known.call('POST /account/second-factor', { body: { password: DEMO_PASSWORD } })
  ).body;
  const code = authenticatorCode(secret);
  expect((await known.call('POST /account/second-factor/confirm', { body: { code } })).status).toBe(200);
  const who = visitor();
  expect(await who.signIn(account.sub)).toMatchObject({ outcome: 'secondFactor' });
  expect(await world.claimsOf(who)).toBeNull();
  const guess = await who.call('POST', '/auth/second-factor', { code: '000000' });
  expect(guess.body.error.code).toBe('accounts.secondFactorWrong');
  await who.call('POST', '/auth/second-factor', { recoveryCode: recoveryCodes[0] });
  expect((await world.claimsOf(who)).userId).toBe(known.id);
});

test('ACC-09 an address that the provider does not vouch for opens nothing', async () => {
  const known = await world.product.person({ role: 'squadOwner', email: account.email });
  world.issuer.accounts.set(account.sub, { email: account.email, email_verified: false });
  const who = visitor();
  expect(await who.signIn(account.sub)).toMatchObject({ outcome: 'emailUnverified' });
  expect(await world.claimsOf(who)).toBeNull();
  const ways = await world.product.database.select().from(identities).where(eq(identities.userId, known.id));
  expect(ways.map(({ providerId }) => providerId)).toEqual(['credential']);
  world.issuer.accounts.set(account.sub, {});
  expect(await visitor().signIn(account.sub)).toMatchObject({ outcome: 'emailUnverified' });
});

test('ACC-09 a provider that never says whether an address is verified opens nothing, unless the operator trusts its addresses', async () => {
  world.issuer.accounts.set(account.sub, { email: account.email, name: 'Sol Ana' });
  expect(await visitor().signIn(account.sub)).toMatchObject({ outcome: 'emailUnverified' });
  const trusting = await startSocialWorld({ OIDC_TRUSTS_EMAIL: '1' });
  try {
    const { sub, email } = trusting.newAccount();
    trusting.issuer.accounts.set(sub, { email, name: 'Sol Ana' });
    expect(await trusting.visitor().signIn(sub)).toMatchObject({ outcome: 'signUp' });
    for (const denied of [false, 'false', 0]) {
      trusting.issuer.accounts.set(sub, { email, email_verified: denied });
      expect(await trusting.visitor().signIn(sub)).toMatchObject({ outcome: 'emailUnverified' });
    }
    trusting.issuer.accounts.set(sub, {});
    expect(await trusting.visitor().signIn(sub)).toMatchObject({ outcome: 'emailUnverified' });
  } finally {
    await trusting.close();
  }
});

test('ACC-09 a person whose address changed at the provider stays the same person', async () => {
  await signUpSocially();
  const [person] = await peopleOf(account.email);
  world.issuer.accounts.set(account.sub, { email: 'moved@example.com', email_verified: true });
  const who = visitor();
  expect(await who.signIn(account.sub)).toMatchObject({ outcome: 'signedIn' });
  expect((await world.claimsOf(who)).userId).toBe(person!.id);
});

test('ACC-09 who deleted the account does not come in', async () => {
  await signUpSocially();
  await world.product.database.update(users).set({ deletedAt: new Date() }).where(eq(users.email, account.email));
  const who = visitor();
  expect(await who.signIn(account.sub)).toMatchObject({ outcome: 'accountClosed' });
  expect(await world.claimsOf(who)).toBeNull();
});

test('ACC-09 who goes back at the provider is told so, in the tab that waits', async () => {
  const who = visitor();
  const callback = await who.choose(await who.begin('tab-1'), null);
  expect(await who.arrive(callback)).toEqual({
    status: 302,
    pathname: '/social-done',
    outcome: 'cancelled',
    attempt: 'tab-1',
  });
});

test('ACC-09 the answer of the provider counts once, and only in the browser that asked', async () => {
  const [who, thief] = [visitor(), visitor()];
  const callback = await who.choose(await who.begin(), account.sub);
  await thief.begin();
  expect(await thief.arrive(callback)).toMatchObject({ outcome: 'expired' });
  expect(await who.arrive(callback)).toMatchObject({ outcome: 'signUp' });
  expect(await who.arrive(callback)).toMatchObject({ outcome: 'expired' });
  expect((await thief.call('POST', '/auth/social/complete', owner)).status).toBe(410);
});

test.each([
  ['a state of one’s own making', (address: URL) => address.searchParams.set('state', 'made-up'), 'expired'],
  ['no state', (address: URL) => address.searchParams.delete('state'), 'expired'],
  ['two states', (address: URL) => address.searchParams.append('state', 'other'), 'expired'],
  ['a wrong code', (address: URL) => address.searchParams.set('code', 'wrong'), 'failed'],
  ['no code', (address: URL) => address.searchParams.delete('code'), 'failed'],
  ['another issuer', (address: URL) => address.searchParams.set('iss', 'https://evil.example'), 'failed'],
] as const)('ACC-09 %s in the answer ends on a page, without a session', async (_, spoil, outcome) => {
  const who = visitor();
  const callback = new URL(await who.choose(await who.begin(), account.sub));
  spoil(callback);
  expect(await who.arrive(callback.href)).toMatchObject({ status: 302, outcome });
  expect(await world.claimsOf(who)).toBeNull();
});

test('ACC-09 neither the state nor the code of a sign-up stands in the database', async () => {
  const who = visitor();
  const authorization = await who.begin();
  const state = new URL(authorization).searchParams.get('state')!;
  expect(new URL(authorization).searchParams.get('prompt')).toBe('select_account');
  expect(new URL(authorization).searchParams.get('code_challenge_method')).toBe('S256');
  const rows = await world.product.database.select().from(verifications);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(state);
  const [cookie] = (await who.open(`${publicUrl}/api/auth/oidc/start`)).headers.getSetCookie();
  expect(cookie).toMatch(/^oidc_attempt=[\w-]{32}; .*HttpOnly; SameSite=Lax$/);
});

test('ACC-09 a sign-up that was begun can be left, and ends by itself', async () => {
  const who = visitor();
  await who.signIn(account.sub);
  await who.call('POST', '/auth/social/cancel');
  expect((await who.call('GET', '/session')).body.pendingSocial).toBeNull();
  await who.signIn(account.sub);
  await world.product.database.update(verifications).set({ expiresAt: new Date(0) });
  const late = await who.call('POST', '/auth/social/complete', owner);
  expect([late.status, late.body.error.code]).toEqual([410, 'accounts.socialExpired']);
  expect(late.body.error.message).toBe('That took too long. Start again.');
});

test.each([
  ['is down', () => ({ ...world.issuer.settings, OIDC_ISSUER: 'http://127.0.0.1:1' }), 'unavailable'],
  [
    'says it is another',
    () => ({ ...world.issuer.settings, OIDC_ISSUER: world.issuer.url.replace('127.0.0.1', 'localhost') }),
    'unavailable',
  ],
  ['is not configured', () => ({}), 'unavailable'],
] as const)('ACC-09 a provider that %s does not keep the product from starting', async (_, settings, outcome) => {
  const other = await startTestProduct({ ...settings(), PUBLIC_URL: publicUrl });
  const start = await createSocialVisitor(other.url).arrive(`${publicUrl}/api/auth/oidc/start?attempt=tab`);
  expect(start).toEqual({ status: 302, pathname: '/social-done', outcome, attempt: 'tab' });
  await other.close();
});

test('ACC-09 a provider that goes away meanwhile is said to be away', async () => {
  const passing = await startOidcIssuer(`${publicUrl}/api/auth/oidc/callback`, world.issuer.accounts);
  const other = await startTestProduct({ ...passing.settings, PUBLIC_URL: publicUrl });
  const who = createSocialVisitor(other.url);
  const callback = await who.choose(await who.begin(), account.sub);
  await passing.stop();
  expect(await who.arrive(callback)).toMatchObject({ status: 302, outcome: 'unavailable' });
  await other.close();
});

test('ACC-09 too many beginnings from one address end on a page too', async () => {
  const limited = await startTestProduct({ ...world.issuer.settings, PUBLIC_URL: publicUrl, RATE_LIMITS: '1' });
  const who = createSocialVisitor(limited.url);
  const begun = await Promise.all(Array.from({ length: 41 }, () => who.begin('tab')));
  expect(begun.filter((address) => address === `${publicUrl}/social-done?outcome=tooMany&attempt=tab`)).toHaveLength(1);
  await limited.close();
});
