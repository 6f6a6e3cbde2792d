import { mailboxContract } from '#accounts/mailed-codes/contract.ts';
import { ownAccountContract } from '#accounts/security/contract/own-account.ts';
import { passkeysContract } from '#accounts/security/contract/passkeys.ts';
import { signInProviderContract } from '#accounts/social/contract/sign-in-provider.ts';
import { photoContract } from '#accounts/photo/contract.ts';
import { secondFactorContract } from '#accounts/security/contract/second-factor.ts';
import { securityContract } from '#accounts/security/contract/security.ts';
import { signInContract } from '#accounts/sign-in/contract.ts';
import { signUpContract } from '#accounts/sign-up/contract.ts';
import { termsContract } from '#accounts/terms/contract.ts';
import { socialContract } from '#accounts/social/contract/social.ts';
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
