import { describe, expect, it } from 'vitest';
import { groupApplications, type ListedApplication } from './application-rows.ts';

const plain: ListedApplication = {
  id: 'one',
  stage: 'screening',
  answer: null,
  interview: null,
  awaitsAnswer: false,
  abilities: { applyAgain: false },
};
const day = (number: number) => new Date(Date.UTC(2026, 10, number)).toISOString();
const times = (...days: number[]) => ({ slots: days.map((number) => ({ startsAt: day(number) })), confirmed: null });

/** `group action next`, for one application. */
function shown(more: Partial<ListedApplication>, offers: [string, string | null][] = []): string {
  const groups = groupApplications([{ ...plain, ...more }], new Map(offers));
  const [group, [row]] = Object.entries(groups).find(([, rows]) => rows.length > 0)!;
  return [group, row!.action, row!.next?.what, row!.next?.at.slice(0, 10)].filter(Boolean).join(' ');
}

describe('an application', () => {
  it.each<[string, string, Partial<ListedApplication>, [string, string | null][]?]>([
    ['without a date', 'running', {}],
    ['with a promised answer', 'running answerExpected 2026-11-20', { answer: { dueAt: day(20), isLate: false } }],
    ['with a late answer', 'running answerLate 2026-11-02', { answer: { dueAt: day(2), isLate: true } }],
    [
      'with an agreed interview, whose day comes before the answer',
      'running interview 2026-11-09',
      {
        answer: { dueAt: day(20), isLate: false },
        interview: { step: 'scheduled', interview: { slots: [], confirmed: { startsAt: day(9) } } },
      },
    ],
    [
      'with times to choose from, until the last of them',
      'needsYou chooseTime chooseBy 2026-11-08',
      { stage: 'companyInterview', interview: { step: 'pickTime', interview: times(8, 5) } },
    ],
    [
      'whose times are over waits for the company',
      'running',
      { stage: 'companyInterview', interview: { step: 'timesOver', interview: times() } },
    ],
    ['with an offer', 'needsYou answerOffer answerBy 2026-11-30', { stage: 'hiring' }, [['one', day(30)]]],
    ['with an offer that never lapses', 'needsYou answerOffer', { stage: 'hiring' }, [['one', null]]],
    ['with a message to answer', 'needsYou answerMessage', { awaitsAnswer: true }],
    ['with a message to answer, which is over', 'ended', { stage: 'notSelected', awaitsAnswer: true }],
    ['of another one', 'running', { stage: 'hiring' }, [['two', day(30)]]],
    ['that was successful', 'running', { stage: 'hired' }],
    ['that was withdrawn', 'ended applyAgain', { stage: 'withdrawn', abilities: { applyAgain: true } }],
    ['not selected', 'ended', { stage: 'notSelected', answer: { dueAt: day(2), isLate: true } }],
    ['whose process ended, even with an offer', 'ended', { stage: 'closedAbruptly' }, [['one', day(30)]]],
  ])('%s: %s', (_, expected, more, offers) => {
    expect(shown(more, offers)).toBe(expected);
  });
});

it('what needs the person comes by its end, the rest as it was given', () => {
  const applications = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...plain, id }));
  const offers = new Map([
    ['b', null],
    ['c', day(9)],
    ['e', day(3)],
  ]);
  const groups = groupApplications(applications, offers);
  expect(groups.needsYou.map(({ application }) => application.id)).toEqual(['e', 'c', 'b']);
  expect(groups.running.map(({ application }) => application.id)).toEqual(['a', 'd']);
});
