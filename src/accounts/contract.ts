import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';

export const accountsContract = defineContract({
  'GET /session': operation({
    summary: 'The claims of the caller; null when signed out',
    access: 'public',
    output: z.object({ session: z.null() }),
  }),
});
