import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TERMS_VERSION } from '#accounts/rules/terms-version.ts';
import { identities, users } from '#accounts/server/tables.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

let count = 0;
const person = (changes: Record<string, unknown> = {}) => ({
  email: `person${++count}@example.com`,
  password: 'Segredo1!',
  userRole: 'squadMember',
  acceptedTerms: true,
  ...changes,
});
const signUp = (body: unknown) => product.anonymous.raw('POST /users/create', { body });
const countUsers = () => product.database.$count(users);

test.each([
  ['squadMember', 17, 'squadMember-register'],
  ['squadOwner', 25, 'squadOwner-register'],
])('ACC-15 SES-02 a new %s gets the record, tag %i and stage %s', async (userRole, tag, stage) => {
  const body = person({ userRole });
  const answer = await signUp(body);
  expect(answer.status).toBe(201);
  expect(answer.body.session).toMatchObject({
    userRole,
    navigationStage: stage,
    email_verified: false,
    isNewAccount: true,
  });
  expect(answer.headers.getSetCookie().join()).toContain('ponte.session_token');
  const record = await product.caller(answer.body.token)('GET /users');
  expect(record.body).toMatchObject({
    login: { providerId: 'password', email: body.email, userRole },
    navigationFlow: { journey: stage },
    eGoi: { egoiAddTag: tag },
    experience: { jobTitle: '' },
  });
  const own = await product.database
    .select()
    .from(workspaces)
    .where(eq(workspaces.ownerId, answer.body.session.userId));
  expect(own).toHaveLength(userRole === 'squadOwner' ? 1 : 0);
  expect(answer.body.session.workspaceId).toBe(own[0]?.id ?? null);
});

test('ACC-05 the accepted terms are recorded with their version; without them nothing is created', async () => {
  const before = await countUsers();
  const refused = await signUp(person({ acceptedTerms: false }));
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatchObject({
    code: 'accounts.termsNotAccepted',
    message: 'First read our Terms of Use and Privacy Policy, if you agree, accept to continue',
  });
  expect(await countUsers()).toBe(before);
  const answer = await signUp(person());
  const [stored] = await product.database.select().from(users).where(eq(users.id, answer.body.session.userId));
  expect(stored!.acceptedTermsVersion).toBe(TERMS_VERSION);
  expect(Date.now() - stored!.acceptedTermsAt.getTime()).toBeLessThan(60_000);
});

test.each([
  ['A1b!', 'Password must be 6 characters long'],
  ['Abcdef!', 'Password requires a number'],
  ['ABCDEF1!', 'Password requires a lowercase letter'],
  ['abcdef1!', 'Password requires an uppercase letter'],
  ['Abcdef1', 'Password requires a symbol'],
])('ACC-03 the server refuses the password %s: %s', async (password, message) => {
  const before = await countUsers();
  const answer = await signUp(person({ password }));
  expect(answer.status).toBe(422);
  expect(answer.body.error.code).toBe('accounts.weakPassword');
  expect(answer.body.error.fields).toEqual([expect.objectContaining({ path: 'password', message })]);
  expect(await countUsers()).toBe(before);
});

test.each([
  ['P@ssw0rd', 'en', 'accounts.passwordEasyToGuess', 'Many people use this password. Choose a less common one.'],
  ['Senha@123', 'pt', 'accounts.passwordEasyToGuess', 'Muita gente usa esta senha. Escolha uma menos comum.'],
  [
    'Mariana#20',
    'en',
    'accounts.passwordHoldsName',
    'This password contains part of your name or email. Choose one without them.',
  ],
])(
  'ACC-03 2.5 the password %s, which guessers try first, is refused in words',
  async (password, language, code, message) => {
    const before = await countUsers();
    const answer = await product.anonymous.raw('POST /users/create', {
      body: person({ password, email: 'ana.mariana@example.com' }),
      headers: { 'accept-language': language },
    });
    expect(answer.status).toBe(422);
    expect(answer.body.error).toMatchObject({
      code,
      message,
      fields: [{ path: 'password', code, message }],
    });
    expect(await countUsers()).toBe(before);
  },
);

test('ACC-03 each lack is named, in the language of the caller', async () => {
  const answer = await product.anonymous.raw('POST /users/create', {
    body: person({ password: 'a' }),
    headers: { 'accept-language': 'pt-BR' },
  });
  expect(answer.body.error.fields!.map((field: { message: string }) => field.message)).toEqual([
    'A senha deve ter pelo menos 6 caracteres',
    'A senha precisa de um número',
    'A senha precisa de uma letra maiúscula',
    'A senha precisa de um símbolo',
  ]);
});

test('ACC-06 an e-mail is registered once, whatever its case', async () => {
  const body = person({ email: 'Taken@Example.com' });
  expect((await signUp(body)).status).toBe(201);
  const again = await signUp({ ...body, email: 'tAKEN@example.COM', userRole: 'squadOwner' });
  expect(again.status).toBe(409);
  expect(again.body.error).toMatchObject({ code: 'accounts.emailTaken', message: 'Email already registered' });
});

test('ACC-06 of parallel sign-ups with one e-mail exactly one wins, with one record of everything', async () => {
  const body = person({ userRole: 'squadOwner' });
  const answers = await Promise.all(Array.from({ length: 6 }, () => signUp(body)));
  expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
    201, 409, 409, 409, 409, 409,
  ]);
  const mails = await product.database.select().from(mailOutbox).where(eq(mailOutbox.recipient, body.email));
  expect(mails).toHaveLength(1);
});

test('SES-01 nobody signs up as admin or recruiter, nor with a stage of their own', async () => {
  for (const userRole of ['admin', 'recruiter', 'root', null])
    expect((await signUp(person({ userRole }))).status).toBe(422);
  const answer = await signUp(
    person({ navigationStage: 'cms-selection', role: 'admin', emailVerified: true, email_verified: true }),
  );
  expect(answer.body.session).toMatchObject({
    userRole: 'squadMember',
    navigationStage: 'squadMember-register',
    email_verified: false,
  });
});

test('SES-01 POST /auth answers with the claims of the server, whatever was posted', async () => {
  const member = await product.person({ role: 'squadMember', navigationStage: 'squadMember-register' });
  const customClaims = {
    userRole: 'admin',
    navigationStage: 'cms-selection',
    userIsAvailable: true,
    headerSubtitle: 'CEO',
  };
  const answer = await member.call('POST /auth', { body: { idToken: 'forged', customClaims } });
  expect(answer.status).toBe(200);
  expect(answer.body.session).toMatchObject({
    userRole: 'squadMember',
    navigationStage: 'squadMember-register',
    headerSubtitle: '',
  });
  expect(answer.body.token).toBe(member.token);
  expect((await member.call('GET /session')).body.session!.userRole).toBe('squadMember');
  expect(
    (await member.call('GET /users', { query: { userId: (await product.person({ role: 'squadMember' })).id } })).status,
  ).toBe(404);
});

test('SES-01 GET /session names every claim', async () => {
  const member = await product.person({ role: 'squadMember', name: 'Rita Prado' });
  const { session } = (await member.call('GET /session')).body;
  expect(Object.keys(session!)).toEqual(
    expect.arrayContaining([
      'userRole',
      'navigationStage',
      'userIsAvailable',
      'headerSubtitle',
      'email_verified',
      'workspaceId',
      'matchmakingTrial',
      'assessmentOwner',
      'authTime',
    ]),
  );
  expect((await product.anonymous('GET /session')).body).toEqual({
    session: null,
    demo: false,
    demoSignIns: [],
    providers: [],
    pendingSocial: null,
  });
  expect((await product.caller('made-up-token')('GET /session')).body.session).toBeNull();
});

test('ACC-04 bad input is refused field by field, and never with 500', async () => {
  const cases: [unknown, string][] = [
    [undefined, ''],
    [[], ''],
    [{ ...person(), email: undefined }, 'email'],
    [person({ email: 'no-address' }), 'email'],
    [person({ email: `${'a'.repeat(250)}@example.com` }), 'email'],
    [person({ email: 7 }), 'email'],
    [person({ password: undefined }), 'password'],
    [person({ password: `Aa1!${'x'.repeat(5_000)}` }), 'password'],
    [person({ acceptedTerms: 'yes' }), 'acceptedTerms'],
    [person({ language: 'fr' }), 'language'],
  ];
  for (const [body, path] of cases) {
    const answer = await signUp(body);
    expect(answer.status).toBe(422);
    expect(answer.body.error.fields!.map((field: { path: string }) => field.path)).toContain(path);
  }
  expect((await signUp('{"email":')).status).toBe(400);
});

test('ACC-01 passwords are kept as Argon2id, and no answer carries them', async () => {
  const answer = await signUp(person());
  const [identity] = await product.database
    .select()
    .from(identities)
    .where(eq(identities.userId, answer.body.session.userId));
  expect(identity!.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(JSON.stringify(answer.body)).not.toContain('argon2');
});

test('GEN-04 the verification mail speaks the language of the sign-up', async () => {
  const body = person({ language: 'pt' });
  await signUp(body);
  const [mail] = await product.database
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, body.email))
    .orderBy(desc(mailOutbox.id));
  expect(mail).toMatchObject({ language: 'pt', subject: 'Confirme seu e-mail' });
});
