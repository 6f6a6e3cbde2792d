import { z } from 'zod';
import { lockedOutContract } from '#backoffice/contract/locked-out.ts';
import { staffContract } from '#backoffice/contract/staff.ts';
import { backofficeErrors } from '#backoffice/errors.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { done, moment } from '#platform/contract/schemas.ts';

const admins = { roles: ['admin'] } as const;

const undeliveredMail = z.object({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  attempts: z.int(),
  lastError: z.string().nullable(),
  createdAt: moment,
  /** False once its links have expired: there is nothing left to send. */
  canRetry: z.boolean(),
});

export const backofficeContract = defineContract({
  ...staffContract,
  ...lockedOutContract,
  'GET /cms/overview': operation({
    summary: 'How much there is on the platform, how mail gets on, and the latest mails that could not be delivered',
    access: admins,
    output: z.object({
      professionals: z.int(),
      companies: z.int(),
      openVacancies: z.int(),
      applications: z.int(),
      hired: z.int(),
      /** `delayed`: how many of the waiting ones have failed at least once; `lastError`: the mail server's reply to the latest of them. */
      mailQueue: z.object({
        waiting: z.int(),
        delayed: z.int(),
        failed: z.int(),
        lastError: z.string().nullable(),
      }),
      undelivered: z.array(undeliveredMail),
    }),
  }),
  'POST /cms/mails/{mailId}/retry': operation({
    summary: 'Try to deliver a failed mail again',
    access: admins,
    changes: 'nothing: queues a mail again, which named its happening when it was written',
    params: z.object({ mailId: z.uuid() }),
    output: done,
    errors: [backofficeErrors.mailNotFound],
  }),
  'POST /cms/mails/retry': operation({
    summary: 'Try to deliver every failed mail again',
    access: admins,
    changes: 'nothing: queues mails again, which named their happenings when they were written',
    output: z.object({ count: z.int() }),
  }),
});
