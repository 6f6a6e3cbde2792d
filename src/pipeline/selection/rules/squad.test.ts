import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compositionOf, isComplete, reasonsOf, type SquadPlace, currentAnswer } from './squad.ts';

const selectedAt = new Date('2026-11-22T12:00:00Z');
const place = (positionIndex: number, applicationId: string | null, isLooking = true): SquadPlace => ({
  positionIndex,
  applicationId,
  selectedAt: applicationId === null ? null : selectedAt,
  isLooking,
});

describe('BRI-03 a squad', () => {
  it.each<[string, SquadPlace[], boolean]>([
    ['everybody chosen', [place(0, 'a'), place(1, 'b')], true],
    ['one missing', [place(0, 'a'), place(1, null)], false],
    ['one missing where nobody is looked for', [place(0, 'a'), place(1, null, false)], true],
    ['nobody looked for', [place(0, 'a', false)], false],
    ['no positions', [], false],
  ])('is complete or not: %s', (_, places, expected) => expect(isComplete(places)).toBe(expected));

  it('is the same squad in any order, and another one when anyone differs', () => {
    const places = fc.uniqueArray(fc.nat(20), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(places, (indexes) => {
        const squad = indexes.map((index) => place(index, `person${index}`));
        expect(compositionOf(squad.toReversed())).toBe(compositionOf(squad));
        expect(compositionOf([...squad.slice(1), place(indexes[0]!, 'somebody')])).not.toBe(compositionOf(squad));
        const anew = { ...squad[0]!, selectedAt: new Date(selectedAt.getTime() + 1) };
        expect(compositionOf([anew, ...squad.slice(1)])).not.toBe(compositionOf(squad));
      }),
    );
  });

  it.each([
    ['declined', 1, null],
    ['declined', -1, 'declined'],
    ['accepted', 1, 'accepted'],
  ] as const)('has an answer %s, selected %i later: %s', (answer, later, standing) => {
    const row = { answer, at: new Date(selectedAt.getTime() - later) };
    expect(currentAnswer(row, selectedAt)?.answer ?? null).toBe(standing);
    expect(currentAnswer(row, null)).toBe(row);
    expect(currentAnswer(null, selectedAt)).toBeNull();
  });

  it.each<[string, { positionIndex: number; reason: string }[], string[] | null]>([
    ['about one of them', [{ positionIndex: 1, reason: 'x' }], ['b']],
    ['about nobody', [], null],
    ['about a position without a person', [{ positionIndex: 2, reason: 'x' }], null],
    ['about somebody who works there', [{ positionIndex: 3, reason: 'x' }], null],
    [
      'about the same twice',
      [
        { positionIndex: 1, reason: 'x' },
        { positionIndex: 1, reason: 'y' },
      ],
      null,
    ],
  ])('is disapproved with reasons %s', (_, given, expected) => {
    const squad = [place(0, 'a'), place(1, 'b'), place(2, null), place(3, 'd', false)];
    expect(reasonsOf(squad, given)?.map(({ applicationId }) => applicationId) ?? null).toEqual(expected);
  });
});
