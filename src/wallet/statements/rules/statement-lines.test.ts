import fc from 'fast-check';
import { expect, test } from 'vitest';
import { transactionTypes } from '#wallet/ledger/rules/posting.ts';
import { paymentType, statementLines, takesInvoice, transactionsWith } from './statement-lines.ts';

test.each([
  ['topUp', { cents: 5_000, feeCents: 0, penaltyCents: 0 }, [['credited', 5_000]]],
  [
    'work',
    { cents: -10_000, feeCents: 1_500, penaltyCents: 0 },
    [
      ['work', -8_500],
      ['serviceFee', -1_500],
    ],
  ],
  ['penalty', { cents: -700, feeCents: 0, penaltyCents: 700 }, [['fine', -700]]],
  ['refund', { cents: -3_000, feeCents: 0, penaltyCents: 0 }, [['refund', -3_000]]],
  [
    'counterEntry',
    { cents: 10_000, feeCents: -1_500, penaltyCents: 0 },
    [
      ['credited', 8_500],
      ['serviceFee', 1_500],
    ],
  ],
  ['purchase', { cents: -900, feeCents: 900, penaltyCents: 0 }, [['discounted', -900]]],
  ['chargeback', { cents: -3_000, feeCents: 0, penaltyCents: 0 }, [['chargeback', -3_000]]],
  ['accountClosure', { cents: -4_000, feeCents: 0, penaltyCents: 0 }, [['discounted', -4_000]]],
  ['allocation', { cents: 0, feeCents: 0, penaltyCents: 0 }, []],
] as const)('MON-03 a transaction of type %s leaves its lines in the statement', (type, change, lines) => {
  const found = statementLines({ type, causeKind: 'hire', ...change });
  expect(found.map((line) => [line.type, line.cents])).toEqual(lines);
  for (const line of found) expect(transactionsWith([line.type]), `filter ${line.type}`).toContain(type);
});

test('MON-01 the lines of a statement are together what the company gained or lost', () => {
  const amount = fc.integer({ min: -1e12, max: 1e12 });
  fc.assert(
    fc.property(fc.constantFrom(...transactionTypes), amount, amount, amount, (type, cents, feeCents, penaltyCents) => {
      const lines = statementLines({ type, causeKind: 'hire', cents, feeCents, penaltyCents });
      expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(cents);
    }),
  );
  expect(transactionsWith(['topUp'])).toEqual(['topUp']);
  expect(transactionsWith([]).every((type) => paymentType({ type, causeKind: 'hire' }) !== null)).toBe(true);
});

test('MON-03 what was sold takes a nota fiscal, and all of it is in the statement', () => {
  const taking = transactionTypes.filter(takesInvoice);
  expect(taking).toEqual(['work', 'purchase', 'penalty']);
  expect(taking.filter((type) => paymentType({ type, causeKind: 'hire' }) === null)).toEqual([]);
});

test('MON-03 a refund that a bank sent back is shown among the refunds, and found by them', () => {
  const change = { type: 'counterEntry', causeKind: 'order', cents: 300, feeCents: 0, penaltyCents: 0 } as const;
  expect([statementLines(change), paymentType(change)]).toEqual([[{ type: 'refund', cents: 300 }], 'refund']);
  expect(transactionsWith(['refund'])).toContain('counterEntry');
});
