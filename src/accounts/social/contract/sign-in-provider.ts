import { z } from 'zod';
import { anyPassword } from '#accounts/contract/claims.ts';
import { accountErrors } from '#accounts/errors.ts';
import { everyone } from '#platform/access/access.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { accountHappenings } from '#accounts/happenings.ts';
import { done } from '#platform/contract/schemas.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';

const body = z.strictObject({ password: anyPassword });
const refusals = [accountErrors.currentPasswordWrong, accountErrors.passwordMissing];

export const signInProviderContract = defineContract({
  'POST /account/sign-in-provider/disconnect': operation({
    summary: 'The sign-in provider opens the account no more, not by the same address either; every other session ends',
    access: everyone,
    changes: [accountHappenings.providerDisconnected],
    unverified: openToUnverified.account,
    body,
    output: done,
    errors: [...refusals, accountErrors.providerNotConnected],
  }),
  'POST /account/sign-in-provider/allow': operation({
    summary: 'Lets the next login by the provider with the same address connect it again',
    access: everyone,
    changes: [accountHappenings.providerAllowed],
    unverified: openToUnverified.account,
    body,
    output: done,
    errors: refusals,
  }),
});
