import { expect, test } from 'vitest';
import { accountsOf, amountOf, type Booked, compareLists, type LedgerDifference, scopeOf } from './differences.ts';

const [workspaceId, memberId] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

test('MON-06 by how much something is off is told in currencies of the product alone', () => {
  expect(amountOf(-500, 'USD')).toEqual({ cents: -500, currency: 'USD' });
  expect(amountOf(-500, 'JPY')).toEqual({ cents: null, currency: 'BRL' });
});

test.each<[Pick<LedgerDifference, 'kind' | 'workspaceId' | 'memberId'>, string]>([
  [{ kind: 'unbalanced' }, 'all'],
  [{ kind: 'changedDay' }, 'all'],
  [{ kind: 'payout', memberId }, 'person'],
  [{ kind: 'payoutProvider', memberId }, 'person'],
  [{ kind: 'payoutProvider', memberId: null }, 'payouts'],
  [{ kind: 'uncredited', workspaceId }, 'workspace'],
  [{ kind: 'heldReport', workspaceId }, 'workspace'],
  [{ kind: 'foreignRefund', workspaceId }, 'nobody'],
  [{ kind: 'silentProvider' }, 'nobody'],
])('MON-06 a difference stops what it concerns: %j', (difference, scope) => {
  expect(scopeOf({ ...difference, about: 'x', cents: 1, currency: 'BRL' })).toBe(scope);
});

test('MON-06 a difference is put right between accounts of whom it concerns and those of the platform', () => {
  const kinds = (concerned: Parameters<typeof accountsOf>[0]) => accountsOf(concerned).map(({ kind }) => kind);
  const ofPlatform = ['clearing', 'bank', 'providerFee', 'fee', 'penalty', 'withheldTax'];
  expect(kinds({ workspaceId })).toEqual(['available', 'debt', ...ofPlatform]);
  expect(kinds({ memberId })).toEqual(['professional', ...ofPlatform]);
  expect(kinds({})).toEqual(ofPlatform);
});

const own = (change: Partial<Booked> = {}): Booked => ({
  ...{ key: 'a', about: 'order a', cents: 500, currency: 'BRL', isDue: true, workspaceId, memberId: null },
  ...change,
});
const differing = (difference: Partial<LedgerDifference>) => [
  { kind: 'provider', about: 'order a', currency: 'BRL', workspaceId, memberId: null, ...difference },
];

test.each<[string, Booked[], { key: string; cents: number; currency: string }[], unknown[]]>([
  ['both alike', [own()], [{ key: 'a', cents: 500, currency: 'BRL' }], []],
  ['listed with less', [own()], [{ key: 'a', cents: 100, currency: 'BRL' }], differing({ cents: 400 })],
  [
    'another currency',
    [own()],
    [{ key: 'a', cents: 500, currency: 'USD' }],
    differing({ cents: -500, currency: 'USD' }),
  ],
  ['a currency of nobody', [own()], [{ key: 'a', cents: 500, currency: 'JPY' }], differing({ cents: null })],
  ['booked, not listed', [own()], [], differing({ cents: 500 })],
  ['booked just now', [own({ isDue: false })], [], []],
  ['nothing booked, nothing listed', [own({ cents: 0 })], [], []],
  ['listed, not booked', [own({ cents: 0 })], [{ key: 'a', cents: 500, currency: 'BRL' }], differing({ cents: -500 })],
  [
    'listed, unknown',
    [],
    [{ key: 'b', cents: 500, currency: 'BRL' }],
    differing({ about: 'b', cents: -500, workspaceId: null }),
  ],
])('MON-06 both lists are compared both ways: %s', (_case, ours, theirs, expected) => {
  expect(compareLists('provider', { ours, theirs })).toEqual(expected);
});
