import { mailboxContract } from '#accounts/contract/mailbox.ts';
import { ownAccountContract } from '#accounts/contract/own-account.ts';
import { signInContract } from '#accounts/contract/sign-in.ts';
import { signUpContract } from '#accounts/contract/sign-up.ts';
import { defineContract } from '#platform/contract/operation.ts';

export const accountsContract = defineContract({
  ...signInContract,
  ...signUpContract,
  ...ownAccountContract,
  ...mailboxContract,
});
