import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { currency, queryFlag } from '#platform/contract/schemas.ts';

export const walletContract = defineContract({
  'GET /balance': operation({
    summary: 'The balance of the space’s wallet; administrators name the owner',
    access: { roles: ['squadOwner', 'admin'], permission: 'accessPayments' },
    query: z.object({ userId: z.uuid().optional(), wallet: queryFlag.optional() }),
    output: z.object({
      /** Units of the currency, for showing with two decimals. */
      userWallet: z.number(),
      cents: z.int(),
      currency,
    }),
  }),
});
