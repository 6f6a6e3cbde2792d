import { describe, expect, it } from 'vitest';
import { asTold, historyAsTold, type ToldStatus, toldStageAfter } from './told-status.ts';

const at = (change: Partial<ToldStatus> = {}): ToldStatus => ({
  stage: 'clientSubmission',
  state: 'active',
  toldStage: null,
  ...change,
});
const untold = at({ stage: 'disqualified', toldStage: 'clientSubmission' });
const toldAside = at({ state: 'setAside', toldStage: 'disqualified' });
const usual = { tellsLater: true, isFilled: false };

describe('PIP-06 what a candidate was told', () => {
  it.each([
    ['nothing else', at(), ['clientSubmission', 'active']],
    ['the former stage until the message goes', untold, ['clientSubmission', 'active']],
    ['"not selected" after a hire', toldAside, ['disqualified', 'active']],
    ['the same when the project ends later', { ...toldAside, state: 'closed' as const }, ['disqualified', 'active']],
    ['their own withdrawal', { ...untold, state: 'withdrawn' as const }, ['disqualified', 'withdrawn']],
  ])('%s', (_, status, expected) => {
    const { stage, state } = asTold(status);
    expect([stage, state]).toEqual(expected);
  });

  it.each([
    ['a disqualification told later', at(), { event: 'disqualified', ...usual }, 'clientSubmission'],
    ['one told now', at(), { event: 'disqualified', ...usual, tellsLater: false }, null],
    ['one of somebody who knows', toldAside, { event: 'disqualified', ...usual }, null],
    [
      'an end in a filled vacancy',
      at({ state: 'setAside' }),
      { event: 'closed', ...usual, isFilled: true },
      'disqualified',
    ],
    ['an end of one who knows', toldAside, { event: 'closed', ...usual }, 'disqualified'],
    ['an end with nobody hired', at(), { event: 'closed', ...usual }, null],
    ['a return', toldAside, { event: 'restored', ...usual }, null],
    ['a withdrawal', untold, { event: 'withdrawn', ...usual }, null],
  ] as const)('after %s', (_, before, change, expected) => {
    expect(toldStageAfter(before, change)).toBe(expected);
  });

  const step = (event: 'applied' | 'disqualified' | 'told' | 'closed' | 'restored' | 'withdrawn', minute: number) => ({
    event,
    toStage: event === 'disqualified' || event === 'told' ? ('disqualified' as const) : ('new' as const),
    at: new Date(Date.UTC(2026, 10, 23, 12, minute)),
  });
  const shown = (status: ToldStatus, ...steps: ReturnType<typeof step>[]) =>
    historyAsTold(status, steps).map(({ event, at: when }) => `${event} ${when.getUTCMinutes()}`);

  it.each([
    ['hides an end that was not told', untold, [step('applied', 0), step('disqualified', 1)], ['applied 0']],
    [
      'shows it where it was told',
      at({ stage: 'disqualified' }),
      [step('applied', 0), step('disqualified', 1), step('told', 2)],
      ['applied 0', 'disqualified 2'],
    ],
    ['shows one told at once', at({ stage: 'disqualified' }), [step('disqualified', 1)], ['disqualified 1']],
    [
      'hides one that was never told from somebody who left',
      at({ stage: 'disqualified', state: 'withdrawn' }),
      [step('disqualified', 1), step('withdrawn', 2)],
      ['withdrawn 2'],
    ],
    [
      'never shows the end of a process in which somebody was hired',
      { ...toldAside, state: 'closed' as const },
      [step('told', 1), step('closed', 2)],
      ['disqualified 1'],
    ],
    [
      'shows it as "not selected" when nothing was told before',
      { ...toldAside, state: 'closed' as const },
      [step('closed', 2)],
      ['disqualified 2'],
    ],
    [
      'shows a return of somebody who was told',
      at(),
      [step('told', 1), step('restored', 2)],
      ['disqualified 1', 'moved 2'],
    ],
    [
      'shows each return of somebody who was told twice',
      toldAside,
      [step('told', 1), step('restored', 2), step('told', 3)],
      ['disqualified 1', 'moved 2', 'disqualified 3'],
    ],
    [
      'shows the end of a filled vacancy to somebody who had come back',
      { ...toldAside, state: 'closed' as const },
      [step('told', 1), step('restored', 2), step('closed', 3)],
      ['disqualified 1', 'moved 2', 'disqualified 3'],
    ],
  ])('the history %s', (_, status, steps, expected) => {
    expect(shown(status, ...steps)).toEqual(expected);
    expect(shown(status, ...steps.toReversed())).toEqual(expected.toReversed());
  });
});
