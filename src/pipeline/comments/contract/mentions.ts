import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { done, moment } from '#platform/contract/schemas.ts';
import { openToUnverified, recordsNothing } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';

const people = { roles: ['squadOwner', 'recruiter', 'admin'] } as const;
const params = z.object({ applicationId: z.uuid() });

const mention = z.object({
  commentId: z.uuid(),
  applicationId: z.uuid(),
  projectId: z.uuid(),
  positionIndex: z.int(),
  title: z.string(),
  candidate: z.string(),
  author: z.object({ name: z.string(), image: z.string().nullable() }),
  text: z.string(),
  at: moment,
});

export const mentionsContract = defineContract({
  'GET /mentions': operation({
    summary: 'Comments that call the caller and that they have not looked at yet, the newest first',
    access: people,
    output: z.object({ mentions: z.array(mention) }),
    errors: [],
  }),
  'GET /candidates/{applicationId}/mentionable': operation({
    summary: 'Whom a comment about the candidate can call: the others who may see the candidate',
    access: people,
    params,
    output: z.object({
      people: z.array(z.object({ id: z.uuid(), name: z.string(), image: z.string().nullable() })),
    }),
    errors: [platformErrors.notFound],
  }),
  'POST /candidates/{applicationId}/mentions/read': operation({
    summary: 'The caller has looked at the comments about a candidate',
    access: people,
    changes: recordsNothing.seen,
    unverified: openToUnverified.candidates,
    params,
    status: 200,
    output: done,
    errors: [platformErrors.notFound],
  }),
});
