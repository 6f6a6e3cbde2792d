import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { language, moment } from '#platform/contract/schemas.ts';

const mailHead = z.object({ id: z.string(), recipient: z.string(), subject: z.string(), language, createdAt: moment });

export const mailboxContract = defineContract({
  'GET /mailbox': operation({
    summary: 'Mails of the demo world, newest first; not found outside demo mode',
    access: 'public',
    query: z.object({ before: z.uuid().optional(), recipient: z.string().max(254).optional() }),
    output: z.object({ mails: z.array(mailHead), next: z.string().nullable() }),
  }),
  'GET /mailbox/{id}': operation({
    summary: 'One mail of the demo world; not found outside demo mode',
    access: 'public',
    params: z.object({ id: z.uuid() }),
    output: mailHead.extend({ textBody: z.string(), htmlBody: z.string() }),
  }),
});
