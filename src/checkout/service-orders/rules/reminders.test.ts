import { expect, test } from 'vitest';
import { dueReminder } from './arrears.ts';

test.each([
  ['2026-05-09', null, null],
  ['2026-05-10', null, -3],
  ['2026-05-12', -3, null],
  ['2026-05-13', -3, 0],
  ['2026-05-16', 0, 3],
  ['2026-05-19', 3, null],
  ['2026-05-20', 3, 7],
  ['2026-05-27', 7, 14],
  ['2026-06-30', 14, null],
  ['2026-06-30', null, 14],
])('CHK-03 on %s what is due on 13 May, reminded of for %j, is reminded of for %j', (today, remindedFor, expected) => {
  expect(dueReminder({ dueOn: '2026-05-13', remindedFor }, today)).toBe(expected);
});
