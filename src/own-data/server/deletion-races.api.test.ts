import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { users } from '#accounts/server/tables.ts';
import { admission, type ApplyingWorld, startApplyingWorld } from '#application/testing/applying-world.ts';
import type { TestProduct } from '#application/testing/test-product.ts';
import type { RawParts } from '#platform/testing/access-sample.ts';
import { savedSearches } from '#jobs/alerts/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import { personalData, privateRecords, profileImports, profiles } from '#profiles/server/tables.ts';

let world: ApplyingWorld;
let product: TestProduct;
beforeAll(async () => {
  world = await startApplyingWorld();
  product = world.product;
});
afterAll(() => product.close());

type Person = Awaited<ReturnType<TestProduct['person']>>;

const remove = ({ call, email }: Person) =>
  call('POST /ownData/deletion', { body: { email, password: DEMO_PASSWORD } });
const resume = JSON.stringify({ basics: { name: 'Iara Souza', label: 'Designer', summary: 'Telas.' } });
const bankDetails = {
  version: 0,
  pixKeyKind: 'email',
  pixKey: 'iara@example.test',
  bankCode: '',
  bankName: '',
  agency: '',
  account: '',
};
const writes: [string, string, object | string][] = [
  ['bank details', 'PUT /users/bankDetails', bankDetails],
  ['a birth date', 'PUT /users/birthDate', { version: 0, birthDate: '1990-01-31' }],
  ['a gender', 'PUT /users/gender', { gender: 'female', consent: true, seen: null }],
  ['a profile', 'PUT /users/profileRegister', { version: 1, updateObj: { displayName: 'Iara', about: 'Telas.' } }],
  ['an import', 'POST /profileImports', resume],
  ['a name', 'PUT /users', { newData: { displayName: 'Iara' } }],
  [
    'a saved search',
    'POST /savedSearches',
    {
      name: 'Design',
      frequency: 'daily',
      criteria: { search: 'design', area: ['design'], hiringModel: [], workModel: [] },
    },
  ],
];

test.each(writes)('ACC-17 %s sent while the account is being deleted leaves nothing behind', async (_, key, body) => {
  const person = await product.person({ role: 'squadMember', name: 'Iara Souza' });
  await person.call('GET /users/profile');
  expect([401, 409]).toContain(await sendWhileDeleting(person, key, { body }));
  await expectNothingLeft(person);
});

test('ACC-17 a photo sent while the account is being deleted is shown nowhere', async () => {
  const person = await product.person({ role: 'squadMember', name: 'Iara Souza' });
  const blue = { width: 20, height: 20, channels: 3 as const, background: '#00f' };
  const body = await sharp({ create: blue }).png().toBuffer();
  const photo = { body: new Uint8Array(body), headers: { 'content-type': 'image/png' } };
  expect(await sendWhileDeleting(person, 'POST /users/photo', photo)).toBe(401);
  const [row] = await product.database.select().from(users).where(eq(users.id, person.id));
  expect(row!.image).toBeNull();
});

test('ACC-17 JOB-03 an application sent while the account is being deleted is not made, and makes nobody wait for ever', async () => {
  const { address } = await world.vacancy();
  const person = await world.member();
  expect(await sendWhileDeleting(person, admission, { body: address })).toBe(401);
  expect(await product.database.$count(applications, eq(applications.memberId, person.id))).toBe(0);
});

test('ACC-17 a session that a late login opened belongs to nobody', async () => {
  const person = await product.person({ role: 'squadMember' });
  expect((await remove(person)).status).toBe(200);
  const late = product.caller(await product.openSession(person.id));
  expect((await late('GET /users')).status).toBe(401);
  expect((await late('GET /session')).body.session).toBeNull();
});

/** Starts both calls, which wait for the lock on the person's row, the deletion first. Returns the result of the other call. */
async function sendWhileDeleting(person: Person, key: string, parts: RawParts): Promise<number> {
  const { database } = product;
  let answer: ReturnType<Person['call']['raw']> | undefined;
  let removal: ReturnType<typeof remove> | undefined;
  await database.transaction(async (transaction) => {
    await transaction.select().from(users).where(eq(users.id, person.id)).for('update');
    removal = remove(person);
    await expect.poll(waiting).toBe(1);
    answer = person.call.raw(key, parts);
    await expect.poll(waiting).toBe(2);
  });
  expect((await removal!).status).toBe(200);
  return (await answer!).status;
}

async function expectNothingLeft(person: Person): Promise<void> {
  const { database } = product;
  for (const table of [privateRecords, personalData, profileImports, savedSearches])
    expect(await database.$count(table, eq(table.memberId, person.id))).toBe(0);
  const [row] = await database.select().from(users).where(eq(users.id, person.id));
  expect(row!.name).toBe('');
  const [profile] = await database.select().from(profiles).where(eq(profiles.memberId, person.id));
  expect(JSON.stringify(profile)).not.toMatch(/Iara|Telas/);
}

/** The number of calls that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await product.database.execute<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]!.count;
}
