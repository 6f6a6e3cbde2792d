import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NavigationStage } from '#accounts/rules/stages.ts';
import { users } from '#accounts/server/tables.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { emptyProfile } from '#profiles/rules/profile.ts';
import { profiles } from '#profiles/server/tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

const stray = 'cms-selection';

async function member(jobTitle: string, level: number | null, navigationStage: NavigationStage = stray) {
  const person = await product.person({ role: 'squadMember', navigationStage });
  await product.database.insert(profiles).values({ memberId: person.id, content: emptyProfile(), jobTitle, level });
  return person;
}

test.each([
  ['', 3, 'squadMember-register'],
  ['Designer', null, 'squadMember-register'],
  ['Designer', 3, 'squadMember-profile'],
])('SES-04 a member with the title %j and the level %j is rebuilt to %s', async (jobTitle, level, stage) => {
  const { id, call } = await member(jobTitle, level);
  const customClaims = { userRole: 'admin', navigationStage: 'squadOwner-profile' };
  const answer = await call('POST /auth', { body: { customClaims } });
  expect(answer.body.session).toMatchObject({ userRole: 'squadMember', navigationStage: stage });
  const [stored] = await product.database.select().from(users).where(eq(users.id, id));
  expect(stored!.navigationStage).toBe(stage);
});

test('SES-04 an open session is mended too: its guards would lead nowhere', async () => {
  const { call } = await member('Designer', 3, 'squadOwner-register');
  expect((await call('GET /session')).body.session!.navigationStage).toBe('squadMember-profile');
});

test('SES-04 an owner is rebuilt to the profile, also by logging in; a stage of their own stays', async () => {
  const owner = await product.person({ role: 'squadOwner', navigationStage: 'squadMember-profile' });
  const body = { email: owner.email, password: DEMO_PASSWORD };
  expect((await product.anonymous('POST /auth/login', { body })).body.session.navigationStage).toBe(
    'squadOwner-profile',
  );
  const fresh = await product.person({ role: 'squadOwner', navigationStage: 'squadOwner-register' });
  expect((await fresh.call('POST /auth')).body.session.navigationStage).toBe('squadOwner-register');
  const filling = await member('', null, 'squadMember-fill-profile');
  expect((await filling.call('POST /auth')).body.session.navigationStage).toBe('squadMember-fill-profile');
});
