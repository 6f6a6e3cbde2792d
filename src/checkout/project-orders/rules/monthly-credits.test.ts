import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditsToAsk, type HireMonth } from './monthly-credits.ts';

const hire = { monthlyHours: 160, workedMinutes: 0, uncoveredMinutes: 0, grossCents: 10_00 };
const hours = (count: number) => count * 60;

test.each([
  ['nothing is there', {}, {}, 1_600_00],
  ['credits reach for a part', {}, { leftCents: 1_500_00 }, 100_00],
  ['credits reach for all', {}, { leftCents: 1_600_00 }, 0],
  ['credits reach for more', {}, { leftCents: 90_000_00 }, 0],
  ['hours of last month are pending', { uncoveredMinutes: hours(8) }, { leftCents: 1_500_00 }, 180_00],
  ['hours of last month wait for credits', { uncoveredMinutes: hours(16) }, {}, 1_760_00],
  ['hours of this month are pending', { workedMinutes: hours(8), uncoveredMinutes: hours(8) }, {}, 1_600_00],
  ['hours of this month are covered or paid', { workedMinutes: hours(8) }, { leftCents: 1_520_00 }, 0],
  ['more was worked than agreed', { workedMinutes: hours(170), uncoveredMinutes: hours(10) }, {}, 100_00],
  ['somebody left', { monthlyHours: 0, workedMinutes: hours(5), uncoveredMinutes: hours(3) }, {}, 30_00],
  ['no hours are agreed', { monthlyHours: null, uncoveredMinutes: hours(3) }, {}, 30_00],
  ['last month was asked for and its credits are to come', {}, { comingCents: 600_00 }, 1_000_00],
  ['credits left and to come reach', { uncoveredMinutes: hours(10) }, { leftCents: 700_00, comingCents: 1_000_00 }, 0],
  ['minutes cost parts of a cent', { monthlyHours: 0, uncoveredMinutes: 1, grossCents: 33_33 }, {}, 56],
] as const)('PRJ-06 when %s a month asks for what is missing', (_when, change, credits, cents) => {
  expect(creditsToAsk({ hires: [{ ...hire, ...change }], leftCents: 0, comingCents: 0, ...credits })).toBe(cents);
});

test('PRJ-06 hours of one person beyond the agreement lower nothing of what the others cost', () => {
  const others = [
    { ...hire, workedMinutes: hours(200) },
    { ...hire, monthlyHours: 20, grossCents: 50_00 },
  ];
  expect(creditsToAsk({ hires: others, leftCents: 0, comingCents: 0 })).toBe(1_000_00);
});

const minutes = fc.integer({ min: 1, max: 480 });
const step = fc.oneof(
  fc.record({ does: fc.constant('work' as const), minutes }),
  ...(['approve', 'refuse', 'pay', 'allocate'] as const).map((does) => fc.record({ does: fc.constant(does) })),
);
const monthOf = fc.record({ monthlyHours: fc.integer({ min: 0, max: 40 }), steps: fc.array(step, { maxLength: 12 }) });

interface Life {
  entries: { minutes: number; month: number; state: 'pending' | 'payable' | 'covered' | 'refused' }[];
  leftCents: number;
  openCents: number;
  walletCents: number;
}

/** Covers what is payable, oldest first, as credits of a project do. */
function cover(life: Life, cost: (length: number) => number): void {
  for (const entry of life.entries.filter(({ state }) => state === 'payable')) {
    if (cost(entry.minutes) > life.leftCents) return;
    life.leftCents -= cost(entry.minutes);
    entry.state = 'covered';
  }
}

function act(life: Life, does: 'approve' | 'refuse' | 'pay' | 'allocate'): void {
  const pending = life.entries.find(({ state }) => state === 'pending');
  if (does === 'approve' && pending) pending.state = 'payable';
  if (does === 'refuse' && pending) pending.state = 'refused';
  if (does === 'pay') [life.walletCents, life.openCents] = [life.walletCents + life.openCents, 0];
  if (does === 'allocate') [life.leftCents, life.walletCents] = [life.leftCents + life.walletCents, 0];
}

test('PRJ-06 over any months each hour is asked for once: in all, what worked and agreed hours ever came to beyond the first credits', () => {
  const grossCents = 60_00;
  const cost = (length: number) => length * (grossCents / 60);
  fc.assert(
    fc.property(fc.nat(5_000_00), fc.array(monthOf, { minLength: 1, maxLength: 8 }), (firstCents, months) => {
      const life: Life = { entries: [], leftCents: firstCents, openCents: 0, walletCents: 0 };
      const sumOf = (entries: Life['entries']) => entries.reduce((sum, entry) => sum + entry.minutes, 0);
      let [askedCents, mostCents] = [0, 0];
      for (const [month, { monthlyHours, steps }] of months.entries()) {
        // The job of a month comes on some day: after half of what happens in it.
        for (const [index, one] of [...steps, null].entries()) {
          if (index === Math.floor(steps.length / 2)) {
            const kept = life.entries.filter(({ state }) => state !== 'refused');
            const workedMinutes = sumOf(kept.filter((entry) => entry.month === month));
            const uncoveredMinutes = sumOf(kept.filter(({ state }) => state !== 'covered'));
            const hires: HireMonth[] = [{ monthlyHours, workedMinutes, uncoveredMinutes, grossCents }];
            const credits = { leftCents: life.leftCents, comingCents: life.openCents + life.walletCents };
            const cents = creditsToAsk({ hires, ...credits });
            life.openCents += cents;
            askedCents += cents;
            const before = sumOf(kept.filter((entry) => entry.month < month));
            mostCents = Math.max(mostCents, cost(before + Math.max(workedMinutes, monthlyHours * 60)));
            expect(cents).toBeGreaterThanOrEqual(0);
            expect(creditsToAsk({ hires, ...credits, comingCents: credits.comingCents + cents })).toBe(0);
            expect(askedCents).toBe(Math.max(0, mostCents - firstCents));
          }
          if (one?.does === 'work') life.entries.push({ minutes: one.minutes, month, state: 'pending' });
          else if (one) act(life, one.does);
          cover(life, cost);
        }
      }
    }),
  );
});
