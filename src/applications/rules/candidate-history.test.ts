import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candidateHistory } from './candidate-history.ts';
import { applicationEvents } from './moves.ts';
import { stages } from './stages.ts';

const at = new Date('2026-11-20T12:00:00Z');
const kept = (event: (typeof applicationEvents)[number], more = {}) => ({
  event,
  fromStage: null,
  toStage: null,
  detail: null,
  own: false,
  at,
  ...more,
});
const historyOf = (...events: Parameters<typeof candidateHistory>[0]) =>
  candidateHistory(events).map(({ event, stage }) => (stage === null ? event : [event, stage]));

describe('JOB-04 the history of an application as its candidate reads it', () => {
  it.each([
    ['budgetOffered', false, 'budgetOffered'],
    ['budgetCountered', false, 'budgetCountered'],
    ['budgetCountered', true, 'youCountered'],
    ['budgetAccepted', false, 'budgetAccepted'],
    ['budgetAccepted', true, 'youAccepted'],
    ['budgetDeclined', true, 'youDeclined'],
    ['budgetLapsed', false, 'budgetLapsed'],
    ['applied', true, 'applied'],
  ] as const)('BRI-04 %s, own: %s, reads %s', (event, own, text) => {
    expect(historyOf(kept(event, { own }))).toEqual([text]);
  });

  it('reports a move only where the candidate’s stage changes', () => {
    expect(
      historyOf(
        kept('moved', { fromStage: 'clientInterview', toStage: 'waitingClientDecision' }),
        kept('moved', { fromStage: 'new', toStage: 'qualify' }),
      ),
    ).toEqual([['stage', 'technicalTest']]);
  });

  it('never reveals who was set aside, brought back or selected', () => {
    const secret = ['setAside', 'restored', 'selected', 'deselected'] as const;
    const some = fc.record({
      event: fc.constantFrom(...applicationEvents),
      fromStage: fc.constantFrom(...stages, null),
      toStage: fc.constantFrom(...stages, null),
      detail: fc.constant(null),
      own: fc.boolean(),
      at: fc.constant(at),
    });
    fc.assert(
      fc.property(fc.array(some), (events) => {
        const without = events.filter(({ event }) => !(secret as readonly string[]).includes(event));
        expect(candidateHistory(events)).toEqual(candidateHistory(without));
      }),
    );
  });
});
