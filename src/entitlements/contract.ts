import { z } from 'zod';
import { permissions } from '#platform/access/permissions.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { entitlementKinds } from './rules/entitlement-kinds.ts';

export const entitlementsContract = defineContract({
  'GET /grants': operation({
    summary: 'What the caller may do in the space, and what the space has in units: given, used and left',
    access: { roles: ['squadOwner'] },
    output: z.object({
      isOwner: z.boolean(),
      rights: z.array(z.enum(permissions)),
      entitlements: z.array(z.object({ kind: z.enum(entitlementKinds), given: z.int(), used: z.int(), left: z.int() })),
    }),
    errors: [platformErrors.notFound],
  }),
});
