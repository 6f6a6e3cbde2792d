import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { newId } from '#platform/db/columns.ts';
import { walletErrors } from '#wallet/errors.ts';
import { type Account, accountKey, platformKinds } from '#wallet/ledger/rules/accounts.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';
import { postTransaction } from './post-transaction.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

/** Two companies and a professional, with an account of each kind that can be moved to and from. */
async function openAccounts(): Promise<Account[]> {
  const owners = await Promise.all([1, 2].map(() => product.person({ role: 'squadOwner' })));
  const member = await product.person({ role: 'squadMember' });
  const spaces = await buildWorkspaces(
    product.database,
    owners.map(({ id }) => ({ ownerId: id })),
  );
  return [
    ...spaces.flatMap(({ id: workspaceId }): Account[] => [
      { kind: 'available', workspaceId },
      { kind: 'reserved', workspaceId },
      { kind: 'debt', workspaceId },
    ]),
    { kind: 'professional', memberId: member.id },
    ...platformKinds.map((kind): Account => ({ kind })),
  ];
}

/** Three of each of two companies, one of a person, and those of the platform. */
const ACCOUNTS = 7 + platformKinds.length;
const account = fc.nat(ACCOUNTS - 1);
/** Who pays whom how much: one line for the payer, one for each receiver. */
const step = fc.record({
  payer: account,
  receivers: fc.uniqueArray(account, { minLength: 1, maxLength: 3 }),
  cents: fc.integer({ min: 1, max: 5_000 }),
  isRepeated: fc.boolean(),
});

const isOwned = ({ kind }: Account) => !(platformKinds as readonly string[]).includes(kind);
const isWithinLimit = (one: Account, cents: number) => !isOwned(one) || (one.kind === 'debt' ? cents <= 0 : cents >= 0);

test('MON-01 over any history money is neither made nor lost, and what a limit forbids moves nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const accounts = await openAccounts();
      expect(accounts).toHaveLength(ACCOUNTS);
      const expected = new Map<number, number>();
      for (const { payer, receivers, cents, isRepeated } of steps) {
        const to = receivers.filter((one) => one !== payer);
        if (to.length === 0) continue;
        const moves = new Map([[payer, -cents * to.length], ...to.map((one) => [one, cents] as const)]);
        const id = newId();
        const post = () =>
          product.database.transaction((transaction) =>
            postTransaction(
              transaction,
              {
                ...{ key: `order:${id}`, type: 'topUp', currency: 'BRL', cause: { kind: 'order', id }, actorId: null },
                lines: [...moves].map(([at, moved]) => ({ account: accounts[at]!, cents: moved })),
              },
              new Date(),
            ),
          );
        const after = new Map([...moves].map(([at, moved]) => [at, (expected.get(at) ?? 0) + moved]));
        if ([...after].every(([at, sum]) => isWithinLimit(accounts[at]!, sum))) {
          await post();
          if (isRepeated) await post();
          for (const [at, sum] of after) expected.set(at, sum);
        } else await expect(post()).rejects.toMatchObject({ code: walletErrors.notEnough().code });
      }
      const keys = accounts.filter(isOwned).map((one) => accountKey(one, 'BRL'));
      const { rows } = await product.database.execute<{ key: string; balance: string; lines: string }>(sql`
        select a.key, b.cents as balance, (select coalesce(sum(l.cents), 0) from ledger_lines l where l.account_id = a.id) as lines
        from ledger_accounts a join ledger_balances b on b.account_id = a.id where a.key = any(${sql.param(keys)}::text[])`);
      const found = new Map(rows.map((row) => [row.key, row]));
      for (const [at, one] of accounts.entries()) {
        if (!isOwned(one)) continue;
        const row = found.get(accountKey(one, 'BRL'));
        expect(Number(row?.balance ?? 0), one.kind).toBe(expected.get(at) ?? 0);
        expect(row?.lines ?? '0').toBe(row?.balance ?? '0');
      }
      expect([...expected.values()].reduce((sum, cents) => sum + cents, 0)).toBe(0);
    }),
    { numRuns: 12 },
  );
});
