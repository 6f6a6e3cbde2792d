import { expect, it } from 'vitest';
import { threadAddress } from './thread-address.ts';

const job = '/jobs/details-view/p/0';

it.each([
  ['myProfile', 'squadMember-register', '/squadMember-register'],
  ['personality', 'squadMember-register', '/squadMember-register'],
  ['skills', 'squadMember-fill-profile', '/squadMember-fill-profile?edit=skills'],
  ['skills', 'squadMember-profile', '/squadMember-profile?edit=skills'],
  ['culture', 'squadMember-fill-profile', '/tests-organizational-culture-questions'],
  ['motivators', 'tests-selection', '/quiz-moving-motivators'],
  ['email', 'squadMember-register', '/confirm-email'],
  [null, 'squadMember-profile', job],
] as const)('JOB-03 the piece %s at the stage %s is filled in at %s', (step, stage, address) => {
  expect(threadAddress(step, stage, job)).toBe(address);
});
