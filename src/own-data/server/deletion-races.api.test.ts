import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { users } from '#accounts/server/tables.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { personalData, privateRecords, profileImports, profiles } from '#profiles/server/tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

type Person = Awaited<ReturnType<TestProduct['person']>>;

const remove = ({ call, email }: Person) =>
  call('POST /ownData/deletion', { body: { email, password: DEMO_PASSWORD } });
const resume = JSON.stringify({ basics: { name: 'Iara Souza', label: 'Designer', summary: 'Telas.' } });
const bankDetails = {
  ...{
    version: 0,
    pixKeyKind: 'email',
    pixKey: 'iara@example.test',
    bankCode: '',
    bankName: '',
    agency: '',
    account: '',
  },
};
const writes: [string, string, object | string][] = [
  ['bank details', 'PUT /users/bankDetails', bankDetails],
  ['a birth date', 'PUT /users/birthDate', { version: 0, birthDate: '1990-01-31' }],
  ['a gender', 'PUT /users/gender', { gender: 'female', consent: true }],
  ['a profile', 'PUT /users/profileRegister', { version: 1, updateObj: { displayName: 'Iara', about: 'Telas.' } }],
  ['an import', 'POST /profileImports', resume],
];

test.each(writes)('ACC-17 %s sent while the account is being deleted leaves nothing behind', async (_, key, body) => {
  const { database } = product;
  const person = await product.person({ role: 'squadMember', name: 'Iara Souza' });
  await person.call('GET /users/profile');
  let answer: ReturnType<Person['call']> | undefined;
  let removal: ReturnType<typeof remove> | undefined;
  await database.transaction(async (transaction) => {
    // Both are under way, and wait for the person's row: the deletion first.
    await transaction.select().from(users).where(eq(users.id, person.id)).for('update');
    removal = remove(person);
    await expect.poll(waiting).toBe(1);
    answer = person.call(key, { body });
    await expect.poll(waiting).toBe(2);
  });
  expect((await removal!).status).toBe(200);
  expect([401, 409]).toContain((await answer!).status);
  for (const table of [privateRecords, personalData, profileImports])
    expect(await database.$count(table, eq(table.memberId, person.id))).toBe(0);
  const [row] = await database.select().from(users).where(eq(users.id, person.id));
  expect(row!.name).toBe('');
  const [profile] = await database.select().from(profiles).where(eq(profiles.memberId, person.id));
  expect(JSON.stringify(profile)).not.toMatch(/Iara|Telas/);
});

/** How many calls wait for a lock now. */
async function waiting(): Promise<number> {
  const { rows } = await product.database.execute<{ count: number }>(
    `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]!.count;
}
