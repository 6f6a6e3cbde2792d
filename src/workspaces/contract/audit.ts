import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { moment } from '#platform/contract/schemas.ts';
import { spaceActions } from '#workspaces/rules/space-actions.ts';

export const auditContract = defineContract({
  'GET /workspace/audit': operation({
    summary: 'Who did what in the space, newest first',
    access: { roles: ['squadOwner'], ownerOnly: true },
    query: z.object({
      /** The person who did it, or to whom it was done. */
      userId: z.uuid().optional(),
      action: z.enum(spaceActions).optional(),
      before: z.uuid().optional(),
    }),
    output: z.object({
      entries: z.array(
        z.object({
          id: z.string(),
          at: moment,
          actor: z.object({ userId: z.string(), displayName: z.string() }).nullable(),
          action: z.enum(spaceActions),
          subject: z.string(),
          details: z.record(z.string(), z.unknown()),
        }),
      ),
      next: z.string().nullable(),
      people: z.array(z.object({ userId: z.string(), displayName: z.string() })),
    }),
  }),
});
