import { accountPaths, socialDonePath } from '#accounts/paths.ts';
import { brandDoors } from '#platform/contract/brand.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import type { capability as server } from '#accounts/server/capability.ts';
import { makeRecords } from './make-records.ts';
import { samples } from './samples.ts';
import { namedColumns } from './named-columns.ts';
import { words } from './plant-words.ts';

/** Security and language are the same for every role. */
const ofRole = [accountPaths.account];
const sections = [...ofRole, accountPaths.accountSecurity, accountPaths.accountLanguage];

export const capability = defineTestingCapability<typeof server.contract>({
  samples,
  makeRecords,
  words,
  namedColumns,
  pages: {
    'the entrance': () => [
      ...[accountPaths.login, brandDoors[0], accountPaths.signup, accountPaths.adminSignup],
      ...[accountPaths.salesSignup, accountPaths.matchmakingSignup, accountPaths.assessmentSignup],
      ...[accountPaths.sendResetMail, accountPaths.resetPassword, accountPaths.emailAction, accountPaths.emailChecked],
      ...[accountPaths.forbidden, accountPaths.maintenance, accountPaths.briefBlocked, accountPaths.mailbox],
      socialDonePath('cancelled'),
    ],
    'a company': () => sections,
    'a professional': () => sections,
    'a recruiter': () => ofRole,
    'an administrator': () => ofRole,
    'a company that signed up just now': () => [accountPaths.confirmEmail],
    'a professional who signed up just now': () => [accountPaths.confirmEmail],
  },
});
