import { z } from 'zod';
import { everyone } from '#platform/access/access.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { done, moment, text } from '#platform/contract/schemas.ts';
import { candidaciesErrors } from '#candidacies/errors.ts';

/** How people read their own interviews: their time zone, and the feed for their calendar program. */
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
    status: 201,
    output: z.object({ address: z.string() }),
    errors: [],
  }),
  'DELETE /interviewCalendar': operation({
    summary: 'End the secret address',
    access: everyone,
    output: done,
    errors: [],
  }),
  'PUT /interviewTimeZone': operation({
    summary: 'Where the caller reads their interviews, as their browser says',
    access: everyone,
    body: z.strictObject({ timeZone: text(60, 1) }),
    output: done,
    errors: [candidaciesErrors.timeZoneUnknown],
  }),
});
