import { expect, test } from 'vitest';
import { choosePeople, EVERYONE, type ReportChoice, requestOf } from './report-choice.ts';

const nothing: ReportChoice = {
  ...{ kind: 'hours', people: [], format: null, period: null, from: '', to: '', month: '', status: [], search: '' },
};
const whole: ReportChoice = { ...nothing, people: [EVERYONE], format: 'csv', period: 'entire' };
const today = '2026-03-15';

test.each([
  { name: 'nothing', choice: nothing },
  { name: 'no professionals', choice: { ...whole, people: [] } },
  { name: 'no file type', choice: { ...whole, format: null } },
  { name: 'no period', choice: { ...whole, period: null } },
  { name: 'a range without ends', choice: { ...whole, period: 'range' as const } },
  { name: 'a reversed range', choice: { ...whole, period: 'range' as const, from: '2026-02-02', to: '2026-02-01' } },
  { name: 'an evidence without a month', choice: { ...whole, kind: 'evidence' as const } },
])('TIM-04 $name is not enough for a report', ({ choice }) => {
  expect(requestOf(choice, today)).toBeNull();
});

test.each([
  { more: {}, period: [null, null] },
  { more: { period: 'thisMonth' as const }, period: ['2026-03-01', '2026-03-31'] },
  { more: { period: 'lastMonth' as const }, period: ['2026-02-01', '2026-02-28'] },
  { more: { period: 'range' as const, from: '2026-01-05' }, period: ['2026-01-05', null] },
  { more: { kind: 'evidence' as const, month: '2024-02', format: null }, period: ['2024-02-01', '2024-02-29'] },
])('TIM-04 what is chosen becomes a report of $period', ({ more, period }) => {
  const request = requestOf({ ...whole, ...more }, today)!;
  expect([request.from, request.to]).toEqual(period);
  expect([request.professionals, request.format]).toEqual([EVERYONE, more.kind === 'evidence' ? 'pdf' : 'csv']);
});

test('TIM-04 everyone and single professionals exclude each other', () => {
  expect(choosePeople(['a', 'b'], ['a', 'b', EVERYONE])).toEqual([EVERYONE]);
  expect(choosePeople([EVERYONE], [EVERYONE, 'a'])).toEqual(['a']);
  expect(choosePeople([EVERYONE], [])).toEqual([]);
});
