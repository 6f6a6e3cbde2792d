import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#accounts/server/tables.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

const RECRUITING = '#c14802';
async function mailTo(recipient: string) {
  const [mail] = await product.database.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient));
  return mail!;
}

let count = 0;
async function signUp(changes: Record<string, unknown> = {}) {
  const email = `journey${++count}@example.com`;
  const body = { email, password: 'Segredo1!', userRole: 'squadOwner', acceptedTerms: true, ...changes };
  const answer = await product.anonymous.raw('POST /users/create', { body });
  const [stored] = await product.database.select().from(users).where(eq(users.email, email));
  return { answer, kept: stored, session: answer.body.session };
}

test.each([
  [{ journey: 'matchmaking' }, { matchmakingTrial: true, assessmentOwner: false, signUpJourney: 'matchmaking' }],
  [{ journey: 'assessment' }, { matchmakingTrial: false, assessmentOwner: true, signUpJourney: 'assessment' }],
  [
    { journey: 'sales', campaign: 'verao-26' },
    { matchmakingTrial: false, campaign: 'verao-26' },
  ],
  [{ journey: 'newJourney' }, { signUpJourney: 'newJourney', campaign: null }],
  [{}, { signUpJourney: 'standard', matchmakingTrial: false, assessmentOwner: false, campaign: null }],
])('ACC-12 ACC-10 SES-02 a company that came by %j is marked so', async (changes, expected) => {
  const { answer, session, kept } = await signUp(changes);
  expect(answer.status).toBe(201);
  expect(session).toMatchObject({ ...expected, navigationStage: 'squadOwner-register', assessmentUser: false });
  expect(kept).toMatchObject({ ...expected, brand: 'default' });
});

test('ACC-15 GEN-04 the brand of the page is kept with the person, and mails carry it', async () => {
  const { kept } = await signUp({ brand: 'recruiting' });
  expect(kept!.brand).toBe('recruiting');
  expect((await mailTo(kept!.email)).htmlBody).toContain(RECRUITING);
  const other = await signUp();
  expect((await mailTo(other.kept!.email)).htmlBody).not.toContain(RECRUITING);
});

test('ACC-12 a professional cannot come by the pages of companies', async () => {
  for (const journey of ['sales', 'matchmaking', 'assessment', 'newJourney', 'invitation']) {
    const { answer, kept } = await signUp({ userRole: 'squadMember', journey });
    expect([answer.status, answer.body.error.code]).toEqual([422, 'accounts.journeyForCompanies']);
    expect(kept).toBeUndefined();
  }
});

test('SES-01 neither the staff’s journey nor a candidate’s claim can be signed up for', async () => {
  for (const [changes, path] of [
    [{ journey: 'staff' }, 'journey'],
    [{ journey: 'root' }, 'journey'],
    [{ campaign: '<script>' }, 'campaign'],
    [{ campaign: 'x'.repeat(61) }, 'campaign'],
    [{ brand: 'purple' }, 'brand'],
  ] as const) {
    const { answer } = await signUp(changes);
    expect([answer.status, answer.body.error.fields![0]!.path]).toEqual([422, path]);
  }
  const { session } = await signUp({
    userRole: 'squadMember',
    assessmentUser: true,
    navigationStage: 'tests-selection',
    matchmakingTrial: true,
    assessmentOwner: true,
  });
  expect(session).toMatchObject({
    assessmentUser: false,
    assessmentOwner: false,
    matchmakingTrial: false,
    navigationStage: 'squadMember-register',
  });
});
