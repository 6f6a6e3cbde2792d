import { z } from 'zod';
import { everyone } from '#platform/access/access.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { done, moment } from '#platform/contract/schemas.ts';

/** Why making and ending the address records nothing and does not ask for a confirmed address. */
const reasons = {
  changes: 'nothing: only its owner knows that there is an address',
  unverified: 'Shows one’s own interviews in another program: nothing is published.',
} as const;

/** How people read their own interviews: the feed for their calendar program. */
export const calendarFeedContract = defineContract({
  'GET /interviewCalendar': operation({
    summary: 'Since when the caller has a secret address for their calendar program; null without one',
    access: everyone,
    output: z.object({ createdAt: moment.nullable() }),
    errors: [],
  }),
  'POST /interviewCalendar': operation({
    summary: 'A new secret address of the own interviews, told once; the one before ends',
    access: everyone,
    ...reasons,
    status: 201,
    output: z.object({ address: z.string() }),
    errors: [],
  }),
  'DELETE /interviewCalendar': operation({
    summary: 'End the secret address',
    access: everyone,
    ...reasons,
    output: done,
    errors: [],
  }),
});
