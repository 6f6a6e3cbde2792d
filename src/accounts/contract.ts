import { mailboxContract } from '#accounts/contract/mailbox.ts';
import { ownAccountContract } from '#accounts/contract/own-account.ts';
import { signInContract } from '#accounts/contract/sign-in.ts';
import { defineContract } from '#platform/contract/operation.ts';

export const accountsContract = defineContract({ ...signInContract, ...ownAccountContract, ...mailboxContract });
