import { z } from 'zod';
import { everyone } from '#platform/access/access.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { done, moment } from '#platform/contract/schemas.ts';

/** Why these calls do not ask for a confirmed address. */
const unverified = 'The account itself, sessions and settings; without it nobody could confirm the address.';

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
    changes: 'nothing: only its owner sees this preference',
    unverified,
    status: 201,
    output: z.object({ address: z.string() }),
    errors: [],
  }),
  'DELETE /interviewCalendar': operation({
    summary: 'End the secret address',
    access: everyone,
    changes: 'nothing: only its owner sees this preference',
    unverified,
    output: done,
    errors: [],
  }),
});
