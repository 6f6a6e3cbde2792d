import { expect, test } from 'vitest';
import { dateOutOfOrder, type ManagementDates } from './management-terms.ts';

const none: ManagementDates = { openedOn: null, onboardingOn: null, ongoingSince: null, concludedOn: null };

test.each([
  ['nothing said', {}, null],
  ['one date', { concludedOn: '2026-03-01' }, null],
  [
    'in order',
    { openedOn: '2026-01-01', onboardingOn: '2026-01-05', ongoingSince: '2026-01-05', concludedOn: '2026-03-01' },
    null,
  ],
  ['onboarding before it was open', { openedOn: '2026-01-02', onboardingOn: '2026-01-01' }, 'onboardingOn'],
  [
    'concluded before it began, with a gap between',
    { openedOn: '2026-01-02', concludedOn: '2026-01-01' },
    'concludedOn',
  ],
  ['ongoing before onboarding', { onboardingOn: '2026-01-02', ongoingSince: '2026-01-01' }, 'ongoingSince'],
] as [string, Partial<ManagementDates>, string | null][])('TSK-08 %s', (_name, dates, expected) => {
  expect(dateOutOfOrder({ ...none, ...dates })).toBe(expected);
});
