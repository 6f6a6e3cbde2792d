import { expect, test } from 'vitest';
import { accountKey } from './accounts.ts';
import { contentOf, findPostingFault, MAXIMUM_LINE_CENTS, type Posting } from './posting.ts';

const [space, other, project, person] = ['a', 'b', 'c', 'd'].map(
  (letter) => `0000000${letter}-0000-7000-8000-000000000000`,
) as [string, string, string, string];

const posting = (change: Partial<Posting> = {}): Posting => ({
  key: 'order:1:settled',
  type: 'topUp',
  currency: 'BRL',
  cause: { kind: 'order', id: space },
  actorId: null,
  lines: [
    { account: { kind: 'available', workspaceId: space }, cents: 500 },
    { account: { kind: 'clearing' }, cents: -500 },
  ],
  ...change,
});
const lines = (...cents: number[]): Posting['lines'] =>
  cents.map((amount, index) => ({
    account:
      index === 0
        ? { kind: 'available', workspaceId: space }
        : { kind: 'allocated', workspaceId: space, projectId: `${index}` },
    cents: amount,
  }));

test('MON-01 a posting has whole lines, each of another account, that add up to nothing', () => {
  expect(findPostingFault(posting())).toBeNull();
  expect(findPostingFault(posting({ lines: lines(300, -100, -200) }))).toBeNull();
  const faults: [Partial<Posting>, string][] = [
    [{ key: ' ' }, 'noKey'],
    [{ key: 'x'.repeat(201) }, 'noKey'],
    [{ lines: [] }, 'tooFewLines'],
    [{ lines: lines(0) }, 'tooFewLines'],
    [{ lines: lines(...Array.from({ length: 1001 }, () => 1)) }, 'tooManyLines'],
    [{ lines: lines(0, 0) }, 'amount'],
    [{ lines: lines(0.5, -0.5) }, 'amount'],
    [{ lines: lines(Number.NaN, Number.NaN) }, 'amount'],
    [{ lines: lines(2 ** 53, -(2 ** 53)) }, 'amount'],
    [{ lines: lines(MAXIMUM_LINE_CENTS + 1, -MAXIMUM_LINE_CENTS - 1) }, 'amount'],
    [{ lines: lines(500, -499) }, 'unbalanced'],
    [{ lines: [...lines(500), ...lines(-500)] }, 'twice'],
  ];
  for (const [change, fault] of faults) expect(findPostingFault(posting(change)), fault).toBe(fault);
});

test('MON-01 two postings are the same when they move the same for the same reason, in any order and by anybody', () => {
  const first = posting();
  const same = [{ lines: first.lines.toReversed() }, { actorId: person }, { key: 'another' }];
  for (const change of same) expect(contentOf(posting(change))).toBe(contentOf(first));
  const others: Partial<Posting>[] = [
    { type: 'refund' },
    { currency: 'USD' },
    { cause: { kind: 'payment', id: space } },
    { cause: { kind: 'order', id: other } },
    { minutes: 60 },
    { lines: lines(501, -501) },
  ];
  for (const change of others) expect(contentOf(posting(change)), JSON.stringify(change)).not.toBe(contentOf(first));
});

test('MON-01 an account is named by its kind, currency and owners', () => {
  expect(accountKey({ kind: 'clearing' }, 'BRL')).toBe('clearing:BRL');
  expect(accountKey({ kind: 'available', workspaceId: space }, 'USD')).toBe(`available:USD:${space}`);
  expect(accountKey({ kind: 'professional', memberId: person }, 'BRL')).toBe(`professional:BRL:${person}`);
  expect(accountKey({ kind: 'allocated', workspaceId: space, projectId: project }, 'EUR')).toBe(
    `allocated:EUR:${space}:${project}`,
  );
});
