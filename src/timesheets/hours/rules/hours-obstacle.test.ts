import { expect, test } from 'vitest';
import { dateObstacle, type HoursPlace, placeObstacle } from './hours-obstacle.ts';

const place: HoursPlace = {
  projectStatus: 'ongoing',
  taskStatus: 'inProgress',
  estimatedMinutes: 60,
  isAssigned: true,
  isDeleted: false,
  hireId: 'hire',
};

test.each([
  ['work in progress', {}, null, null],
  ['in onboarding', { projectStatus: 'inOnboarding' }, null, null],
  ['before onboarding', { projectStatus: 'inRecruitment' }, 'notStarted', 'notStarted'],
  ['before the contracts are signed', { projectStatus: 'waitingProfessionalSignatures' }, 'notStarted', 'notStarted'],
  ['before its payment', { projectStatus: 'awaitingPayment' }, 'notStarted', 'notStarted'],
  ['a finished project', { projectStatus: 'finished' }, 'hoursClosed', 'hoursClosed'],
  ['a deleted task', { isDeleted: true }, 'hoursClosed', 'hoursClosed'],
  ['who left', { hireId: null }, 'notWorking', 'notWorking'],
  ['a task of others', { isAssigned: false }, 'onlyOwn', 'onlyOwn'],
  ['no estimate', { estimatedMinutes: null }, 'needsEstimate', 'needsEstimate'],
  ['a task to do', { taskStatus: 'toDo' }, 'notInProgress', null],
  ['a task in the backlog', { taskStatus: 'backlog' }, 'notInProgress', null],
  ['a finished task', { taskStatus: 'finished' }, 'notInProgress', 'notInProgress'],
  ['a rejected task', { taskStatus: 'rejected' }, 'notInProgress', 'notInProgress'],
  ['a paid task', { taskStatus: 'paid' }, 'notInProgress', 'notInProgress'],
] as [string, Partial<HoursPlace>, string | null, string | null][])('TIM-01 %s', (_name, change, byEntry, byClock) => {
  expect(placeObstacle({ ...place, ...change }, 'entry')).toBe(byEntry);
  expect(placeObstacle({ ...place, ...change }, 'clock')).toBe(byClock);
});

test.each([
  ['2026-03-10', null],
  ['2026-03-07', null],
  ['2026-03-06', 'tooLate'],
  ['2026-03-08', null],
])('TIM-01 on 10 March, hours of %s: %s', (date, expected) => {
  expect(dateObstacle(date, { today: '2026-03-10', startsOn: null })).toBe(expected);
});

test('TIM-01 no hours before the agreed start', () => {
  expect(dateObstacle('2026-03-09', { today: '2026-03-10', startsOn: '2026-03-10' })).toBe('beforeStart');
});
