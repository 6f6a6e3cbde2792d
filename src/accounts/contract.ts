import { mailboxContract } from '#accounts/contract/mailbox.ts';
import { ownAccountContract } from '#accounts/contract/own-account.ts';
import { passkeysContract } from '#accounts/contract/passkeys.ts';
import { signInProviderContract } from '#accounts/contract/sign-in-provider.ts';
import { photoContract } from '#accounts/contract/photo.ts';
import { secondFactorContract } from '#accounts/contract/second-factor.ts';
import { securityContract } from '#accounts/contract/security.ts';
import { signInContract } from '#accounts/contract/sign-in.ts';
import { signUpContract } from '#accounts/contract/sign-up.ts';
import { termsContract } from '#accounts/contract/terms.ts';
import { socialContract } from '#accounts/contract/social.ts';
import { defineContract } from '#platform/contract/operation.ts';

export const accountsContract = defineContract({
  ...signInContract,
  ...signUpContract,
  ...socialContract,
  ...ownAccountContract,
  ...securityContract,
  ...secondFactorContract,
  ...passkeysContract,
  ...signInProviderContract,
  ...photoContract,
  ...termsContract,
  ...mailboxContract,
});
