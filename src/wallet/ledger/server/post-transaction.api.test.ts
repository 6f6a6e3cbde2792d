import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { violatedConstraint } from '#platform/db/violated-constraint.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { walletErrors } from '#wallet/errors.ts';
import type { Account } from '#wallet/ledger/rules/accounts.ts';
import type { Posting } from '#wallet/ledger/rules/posting.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';
import { postTransaction } from './post-transaction.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

async function openSpace() {
  const owner = await product.person({ role: 'squadOwner' });
  const [space] = await buildWorkspaces(product.database, [{ ownerId: owner.id }]);
  return space!.id;
}
const available = (workspaceId: string): Account => ({ kind: 'available', workspaceId });
const post = (posting: Posting) =>
  product.database.transaction((transaction) => postTransaction(transaction, posting, new Date()));

function move(from: Account, to: Account, cents: number, more: Partial<Posting> = {}): Posting {
  const id = newId();
  return {
    key: `order:${id}`,
    type: 'topUp',
    currency: 'BRL',
    cause: { kind: 'order', id },
    actorId: null,
    lines: [
      { account: from, cents: -cents },
      { account: to, cents },
    ],
    ...more,
  };
}
const topUp = (workspaceId: string, cents: number, more: Partial<Posting> = {}) =>
  move({ kind: 'clearing' }, available(workspaceId), cents, more);

async function balanceOf(workspaceId: string, currency: Currency = 'BRL'): Promise<number | undefined> {
  const { rows } = await product.database.execute<{ balance: string; lines: string }>(sql`
    select b.cents as balance, (select sum(l.cents) from ledger_lines l where l.account_id = a.id) as lines
    from ledger_accounts a join ledger_balances b on b.account_id = a.id
    where a.workspace_id = ${workspaceId} and a.kind = 'available' and a.currency = ${currency}`);
  if (!rows[0]) return undefined;
  expect(rows[0].balance).toBe(rows[0].lines);
  return Number(rows[0].balance);
}
const refusal = async (work: Promise<unknown>) =>
  violatedConstraint(
    await work.then(
      () => null,
      (problem: unknown) => problem,
    ),
  );
const raw = (statement: string) =>
  product.database.transaction((transaction: Database) => transaction.execute(sql.raw(statement)));

test('MON-01 a posting moves money between accounts, and each balance is the sum of its lines', async () => {
  const space = await openSpace();
  await post(topUp(space, 12_345));
  await post(topUp(space, 5));
  await post(topUp(space, 700, { currency: 'USD' }));
  expect(await balanceOf(space)).toBe(12_350);
  expect(await balanceOf(space, 'USD')).toBe(700);
  await post(move(available(space), { kind: 'reserved', workspaceId: space }, 12_350));
  expect(await balanceOf(space)).toBe(0);
});

test('MON-01 one event is posted once: the same again answers the first, another under its key is refused', async () => {
  const space = await openSpace();
  const event = topUp(space, 100);
  const first = await post(event);
  expect(await post({ ...event, lines: event.lines.toReversed() })).toEqual(first);
  await expect(post(topUp(space, 101, { key: event.key, cause: event.cause }))).rejects.toMatchObject({
    code: walletErrors.keyReused().code,
  });
  expect(await balanceOf(space)).toBe(100);
});

test('MON-01 the same event a hundred times at once is posted once', async () => {
  const space = await openSpace();
  const event = topUp(space, 100);
  const answers = await Promise.all(Array.from({ length: 100 }, () => post(event)));
  expect(new Set(answers.map(({ transactionId }) => transactionId)).size).toBe(1);
  expect(await balanceOf(space)).toBe(100);
});

test('MON-01 no balance goes below its limit, however many spend it at once', async () => {
  const space = await openSpace();
  await post(topUp(space, 1_000));
  const spend = () => post(move(available(space), { kind: 'reserved', workspaceId: space }, 300));
  const results = await Promise.allSettled(Array.from({ length: 40 }, spend));
  const refused = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(refused).toHaveLength(37);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: walletErrors.notEnough().code });
  expect(await balanceOf(space)).toBe(100);
});

test('MON-01 what two companies pay each other back and forth at once never waits in a circle', async () => {
  const [one, other] = [await openSpace(), await openSpace()];
  await Promise.all([post(topUp(one, 10_000)), post(topUp(other, 10_000))]);
  await Promise.all(
    Array.from({ length: 60 }, (_, index) => {
      const [from, to] = index % 2 === 0 ? [one, other] : [other, one];
      return post(move(available(from), available(to), 1 + index));
    }),
  );
  expect((await balanceOf(one))! + (await balanceOf(other))!).toBe(20_000);
});

test('MON-01 a debt is below zero and never above', async () => {
  const space = await openSpace();
  const debt: Account = { kind: 'debt', workspaceId: space };
  await post(move(debt, { kind: 'clearing' }, 400));
  await post(move({ kind: 'clearing' }, debt, 400));
  await expect(post(move({ kind: 'clearing' }, debt, 1))).rejects.toMatchObject({
    code: walletErrors.notEnough().code,
  });
});

test('MON-01 a posting that our own code got wrong writes nothing', async () => {
  const space = await openSpace();
  const event = topUp(space, 100);
  await expect(post({ ...event, lines: event.lines.slice(0, 1) })).rejects.toThrow(/tooFewLines/);
  expect(await balanceOf(space)).toBeUndefined();
});

test('MON-01 the database itself refuses what is unbalanced, changed, deleted, emptied or added later', async () => {
  const space = await openSpace();
  const { transactionId } = await post(topUp(space, 100));
  const account = `(select id from ledger_accounts where key = 'available:BRL:${space}')`;
  const begin = (id: string, lines: number) => `
    insert into ledger_transactions (id, idempotency_key, content_hash, type, currency, cause_kind, cause_id, line_count, posted_at)
    values ('${id}', '${id}', 'x', 'topUp', 'BRL', 'order', '${id}', ${lines}, now());`;
  const line = (id: string, position: number, cents: number, on = account) =>
    `insert into ledger_lines (transaction_id, position, account_id, cents) values ('${id}', ${position}, ${on}, ${cents});`;
  const clearing = (currency: string) => `(select id from ledger_accounts where key = 'clearing:${currency}')`;
  await post(topUp(space, 1, { currency: 'USD' }));
  const [alone, unbalanced, mixed] = [newId(), newId(), newId()];
  const attempts: [statement: string, constraint: string][] = [
    [begin(alone, 0), 'ledger_balanced'],
    [begin(unbalanced, 2) + line(unbalanced, 0, 100) + line(unbalanced, 1, -99, clearing('BRL')), 'ledger_balanced'],
    [begin(mixed, 2) + line(mixed, 0, 100) + line(mixed, 1, -100, clearing('USD')), 'ledger_balanced'],
    [line(transactionId, 2, 50) + line(transactionId, 3, -50, clearing('BRL')), 'ledger_balanced'],
    [`update ledger_lines set cents = 101 where transaction_id = '${transactionId}'`, 'ledger_fixed'],
    [`delete from ledger_lines where transaction_id = '${transactionId}'`, 'ledger_fixed'],
    ['truncate ledger_lines', 'ledger_fixed'],
    [`update ledger_transactions set type = 'refund' where id = '${transactionId}'`, 'ledger_fixed'],
    [`delete from ledger_transactions where id = '${transactionId}'`, 'ledger_fixed'],
    ['truncate ledger_transactions cascade', 'ledger_fixed'],
    [`update ledger_accounts set currency = 'USD' where id = ${account}`, 'ledger_fixed'],
    [`update ledger_balances set cents = cents + 1 where account_id = ${account}`, 'ledger_fixed'],
    [`delete from ledger_balances where account_id = ${account}`, 'ledger_fixed'],
    ['truncate ledger_balances', 'ledger_fixed'],
  ];
  for (const [statement, constraint] of attempts) expect(await refusal(raw(statement)), statement).toBe(constraint);
  expect(await balanceOf(space)).toBe(100);
});
