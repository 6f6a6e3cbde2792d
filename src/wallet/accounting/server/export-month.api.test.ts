import { sql } from 'drizzle-orm';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCompany } from '#application/testing/project-world.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { monthOf } from '#platform/calendar/month-period.ts';
import { newId } from '#platform/db/columns.ts';
import { buildTopUp } from '#wallet/builders.ts';
import type { Posting } from '#wallet/ledger/rules/posting.ts';
import { postTransaction } from '#wallet/ledger/server/post-transaction.ts';
import { invoices } from '#wallet/statements/server/tables.ts';
import { readMonth } from './export-month.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** A database of its own, so that a month holds what this file posts. */
let product: TestProduct;
let admin: Awaited<ReturnType<TestProduct['person']>>;
beforeAll(async () => {
  product = await startTestProduct();
  admin = await product.person({ role: 'admin' });
});
afterAll(() => product.close());

async function exportOf(month: string, language: 'pt' | 'en') {
  const answer = await fetch(`${product.url}/api/ledgerEntries/${month}`, {
    headers: { authorization: `Bearer ${admin.token}`, 'accept-language': language },
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
  const [head, ...rows] = Papa.parse<string[]>(text.slice(1).trimEnd()).data;
  return { head, rows, name: answer.headers.get('content-disposition') };
}

const post = (type: Posting['type'], lines: Posting['lines'], at: Date, currency: Posting['currency'] = 'BRL') => {
  const id = newId();
  const posting: Posting = { key: `test:${id}`, type, currency, cause: { kind: 'space', id }, actorId: null, lines };
  return product.database.transaction((transaction) => postTransaction(transaction, posting, at));
};

/** What the ledger says that each account of a month gained, by kind and currency. */
async function movementOf(from: string, to: string): Promise<Record<string, number>> {
  const { rows } = await product.database.execute<{ account: string; cents: number }>(sql`
    select a.kind || ' ' || a.currency as account, sum(l.cents)::float8 as cents
    from ledger_lines l join ledger_accounts a on a.id = l.account_id join ledger_transactions t on t.id = l.transaction_id
    where t.posted_at >= ${from}::timestamptz and t.posted_at < ${to}::timestamptz group by 1 having sum(l.cents) <> 0`);
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

const kindByName: Record<string, string> = {
  'Company’s balance': 'available',
  Reserved: 'reserved',
  'Owed to the professional': 'professional',
  'Service fees': 'fee',
  'Payment provider': 'clearing',
  'Bank account': 'bank',
  'Payment provider’s fee': 'providerFee',
};

test('MON-01 the export of a month adds up to the ledger, account by account, and ends with the month in São Paulo', async () => {
  const { workspaceId } = await buildCompany(product);
  const member = await product.person({ role: 'squadMember', name: 'Ana Prado' });
  const available = { kind: 'available', workspaceId } as const;
  const [first, last] = [new Date('2026-02-01T03:00:00Z'), new Date('2026-03-01T02:59:59Z')];
  const { transactionId } = await buildTopUp(product.database, { workspaceId, cents: 1_234_56, at: first });
  await buildTopUp(product.database, { workspaceId, cents: 90_00, at: last, currency: 'USD' });
  // One second before and after the month.
  await buildTopUp(product.database, { workspaceId, cents: 7_00, at: new Date(first.getTime() - 1_000) });
  await buildTopUp(product.database, { workspaceId, cents: 9_00, at: new Date(last.getTime() + 1_000) });
  const paid = await post(
    'work',
    [
      { account: available, cents: -100_00 },
      { account: { kind: 'professional', memberId: member.id }, cents: 85_00 },
      { account: { kind: 'fee' }, cents: 15_00 },
    ],
    new Date('2026-02-10T15:00:00Z'),
  );
  await post(
    'settlement',
    [
      { account: { kind: 'clearing' }, cents: 500_00 },
      { account: { kind: 'bank' }, cents: -490_00 },
      { account: { kind: 'providerFee' }, cents: -10_00 },
    ],
    new Date('2026-02-11T15:00:00Z'),
  );
  // All in one moment, so that a page of the reading ends within it.
  for (let count = 0; count < 60; count += 1)
    await post(
      'reservation',
      [
        { account: available, cents: -1_00 },
        { account: { kind: 'reserved', workspaceId }, cents: 1_00 },
      ],
      new Date('2026-02-12T15:00:00Z'),
    );
  await product.database
    .update(workspaces)
    .set({ company: '=cmd|A1' })
    .where(sql`id = ${workspaceId}`);
  await product.database.insert(invoices).values({
    transactionId: paid.transactionId,
    workspaceId,
    number: '2026/118',
    issuedOn: '2026-02-12',
    attachedBy: admin.id,
  });

  const { head, rows, name } = await exportOf('2026-02', 'en');
  expect(name).toContain('ledger-entries-2026-02.csv');
  expect(head!.slice(0, 4)).toEqual(['Date', 'Debit account', 'Credit account', 'Amount']);
  const moved: Record<string, number> = {};
  for (const [, debit, credit, amount, currency] of rows) {
    const cents = Math.round(Number(amount) * 100);
    for (const [account, sign] of [
      [debit, -1],
      [credit, 1],
    ] as const) {
      const key = `${kindByName[account!]} ${currency}`;
      moved[key] = (moved[key] ?? 0) + sign * cents;
    }
  }
  expect(moved).toEqual(await movementOf('2026-02-01T00:00:00-03:00', '2026-03-01T00:00:00-03:00'));
  expect(rows).toHaveLength(2 + 2 + 2 + 60);
  expect(rows[0]!.slice(0, 6)).toEqual([
    ...['2026-02-01', 'Payment provider', 'Company’s balance', '1234.56', 'BRL', 'Credit top-up'],
  ]);
  expect(rows.at(-1)!.slice(0, 5)).toEqual(['2026-02-28', 'Payment provider', 'Company’s balance', '90.00', 'USD']);
  const work = rows.filter(([, , , , , type]) => type === 'Work and service fee');
  expect(work.map((row) => row.slice(1, 4))).toEqual([
    ['Company’s balance', 'Owed to the professional', '85.00'],
    ['Company’s balance', 'Service fees', '15.00'],
  ]);
  // What a spreadsheet would run begins with an apostrophe.
  for (const row of work) expect(row.slice(7)).toEqual(['2026/118', '2026-02-12', "'=cmd|A1", 'Ana Prado']);
  const { rows: keys } = await product.database.execute<{ key: string }>(
    sql`select idempotency_key as key from ledger_transactions where id = ${transactionId}`,
  );
  expect(rows[0]![6]).toBe(keys[0]!.key);
  const read: string[] = [];
  for await (const page of readMonth(product.database, monthOf('2026-02-01', 0), 7))
    read.push(...page.map(({ id }) => id));
  expect([read.length, new Set(read).size]).toEqual([64, 64]);
});

test('MON-01 the export is written in the reader’s language, is empty for a month without entries, and refuses what is no month', async () => {
  const { head, rows } = await exportOf('2031-07', 'pt');
  expect(head!.slice(0, 5)).toEqual(['Data', 'Conta de débito', 'Conta de crédito', 'Valor', 'Moeda']);
  expect(rows).toEqual([]);
  const portuguese = await exportOf('2026-02', 'pt');
  expect(portuguese.rows[0]!.slice(0, 4)).toEqual([
    '01/02/2026',
    'Provedor de pagamentos',
    'Saldo da empresa',
    '1234,56',
  ]);
  for (const month of ['2026-13', '2026', '2026-02-01'])
    expect((await admin.call.raw('GET /ledgerEntries/{month}', { params: { month } })).status).toBe(404);
});
