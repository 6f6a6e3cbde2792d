import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stages } from '#applications/rules/stages.ts';
import { changeInPerMille, differenceOf, figureNames, monthlyGross } from '#negotiations/rules/figures.ts';
import { estimatedNet } from '#negotiations/rules/estimated-net.ts';
import { abilitiesOf, obstacleFor, standingOf } from '#negotiations/rules/standing.ts';
import { isStartWithin } from '#negotiations/rules/start-date.ts';

const figures = fc.record({
  monthlyHours: fc.integer({ min: 1, max: 248 }),
  hourlyNet: fc.integer({ min: 1, max: 1_000_000 }),
  hourlyGross: fc.integer({ min: 1, max: 1_000_000 }),
  startDate: fc.constantFrom('2026-12-01', '2027-01-15'),
});
const now = new Date('2026-11-22T12:00:00Z');

describe('figures', () => {
  it('BRI-04 a difference turns the later offer back into the earlier one, and names nothing unchanged', () => {
    fc.assert(
      fc.property(figures, figures, (before, after) => {
        const changes = differenceOf(before, after);
        expect({ ...after, ...changes }).toEqual(before);
        for (const name of figureNames) expect(name in changes).toBe(before[name] !== after[name]);
      }),
    );
  });

  it.each([
    [10_000, 10_500, 50],
    [10_000, 9_000, -100],
    [9_000, 9_000, 0],
  ])('BRI-04 %i to %i cents is a change of %i tenths of a percent', (before, after, expected) => {
    expect(changeInPerMille(before, after)).toBe(expected);
  });

  it('BRI-04 estimates net by the tables of a whole month, for Brazil only', () => {
    const pay = { currency: 'BRL', hiringModel: 'CLT', hourlyGross: 10_000, monthlyHours: 160 } as const;
    expect(monthlyGross(pay)).toBe(1_600_000);
    // 16,000.00 a month: INSS 951.62 and IRRF 27.5 % of 15,048.38 less 908.73 leave 11,818.81.
    expect(estimatedNet(pay, '2025-06')).toBe(7_386);
    expect(estimatedNet({ ...pay, currency: 'USD' }, '2025-06')).toBeNull();
    expect(estimatedNet({ ...pay, hiringModel: null }, '2025-06')).toBeNull();
    fc.assert(
      fc.property(figures, ({ hourlyGross, monthlyHours }) => {
        const net = estimatedNet({ ...pay, hourlyGross, monthlyHours }, '2026-01')!;
        expect(net).toBeLessThanOrEqual(hourlyGross);
        expect(net).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('standing', () => {
  const at = (expiresAt: string) => ({ side: 'company' as const, expiresAt: new Date(expiresAt), isLapseTold: false });
  it.each([
    ['open', '2026-11-22T12:00:00.001Z', 'awaitingCandidate'],
    ['open', '2026-11-22T12:00:00.000Z', 'lapsed'],
    ['accepted', '2026-11-01T00:00:00Z', 'accepted'],
    ['declined', '2026-12-01T00:00:00Z', 'declined'],
    ['ended', '2026-12-01T00:00:00Z', 'ended'],
  ] as const)('BRI-04 %s with an offer until %s is %s', (state, until, expected) => {
    expect(standingOf(state, at(until), now)).toBe(expected);
  });

  it('BRI-04 an offer stays lapsed once both sides were told so, also for a clock that is behind', () => {
    const told = { ...at('2026-11-22T12:00:00.001Z'), isLapseTold: true };
    expect(standingOf('open', told, now)).toBe('lapsed');
    expect(standingOf('accepted', told, now)).toBe('accepted');
  });

  it('BRI-04 only the side that was asked accepts, never after expiry and never its own offer', () => {
    const sides = fc.constantFrom('company' as const, 'candidate' as const);
    const standings = fc.constantFrom('none', 'awaitingCompany', 'awaitingCandidate', 'lapsed', 'accepted', 'ended');
    fc.assert(
      fc.property(
        sides,
        sides,
        standings,
        fc.constantFrom(null, 'notNow' as const),
        (side, last, standing, obstacle) => {
          const asked = abilitiesOf(side, standing, last, obstacle);
          const isOther = last !== side && (standing === 'awaitingCompany' || standing === 'awaitingCandidate');
          expect(asked.accept).toBe(isOther && obstacle === null);
          if (side === 'candidate' && standing === 'none') expect(asked.offer).toBe(false);
          if (standing === 'accepted') expect(asked).toEqual({ offer: false, accept: false, decline: false });
        },
      ),
    );
  });

  it('BRI-04 the company offers where it decides; the candidate answers until the process ends', () => {
    const of = (side: 'company' | 'candidate') =>
      stages.filter((stage) => obstacleFor(side, { stage, state: 'active', position: 'open' }) === null);
    expect(of('company')).toEqual(['clientInterview', 'waitingClientDecision', 'offered']);
    expect(of('candidate')).toEqual(stages.slice(0, stages.indexOf('hired')));
    const offered = { stage: 'offered', state: 'setAside', position: 'open' } as const;
    expect([obstacleFor('company', offered), obstacleFor('candidate', offered)]).toEqual(['notNow', null]);
    expect(obstacleFor('candidate', { ...offered, position: 'filled' })).toBe('positionClosed');
  });

  it.each([
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2027-11-23', true],
    ['2027-11-24', false],
  ])('BRI-04 a start on %s can be offered: %s', (day, expected) => {
    expect(isStartWithin(day, now)).toBe(expected);
  });
});
