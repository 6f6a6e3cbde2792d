import { z } from 'zod';
import { stages } from '#applications/rules/stages.ts';
import { noticeChoicesContract } from '#notices/choices/contract.ts';
import { everyone } from '#platform/access/access.ts';
import { mailKindNames } from '#platform/contract/mail-kinds.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { done, moment } from '#platform/contract/schemas.ts';
import { openToUnverified, recordsNothing } from '#platform/contract/stated-reasons.ts';

const notice = z.object({
  id: z.uuid(),
  at: moment,
  /** `<room>.<name>` of what happened. */
  name: z.string(),
  /** Where its sentence stands: what the activity of the space says of it, or what its room tells this reader. */
  part: z.enum(['activity', 'news']),
  kind: z.enum(mailKindNames),
  /** Whether it is told to people of a company, to the person whom it concerns, or to the product's team. */
  side: z.enum(['company', 'person', 'team']),
  isRead: z.boolean(),
  /** Null: by itself, or the account is deleted. */
  actor: z.object({ userId: z.uuid(), displayName: z.string(), isTeam: z.boolean() }).nullable(),
  /** The candidate, colleague or professional whom it concerns. */
  person: z.string().nullable(),
  /** The job or project. */
  about: z.string().nullable(),
  /** The company, for readers of several. */
  space: z.string().nullable(),
  /** Says where a move leads. */
  stage: z.enum(stages).nullable(),
  /** Where one goes on from there. */
  address: z.string().nullable(),
  /** What has happened since, after which there is nothing left to do; and who did it. */
  settled: z.object({ name: z.string(), by: z.string().nullable(), isOwn: z.boolean() }).nullable(),
});
export type Notice = z.infer<typeof notice>;

/** What happened that somebody should know. */
export const noticesContract = defineContract({
  ...noticeChoicesContract,
  'GET /notices': operation({
    summary: 'What happened that the caller should know, newest first',
    access: everyone,
    query: z.object({ unread: z.stringbool().optional(), before: z.uuid().optional() }),
    output: z.object({
      notices: z.array(notice),
      /** For the next page, as `before`. */
      next: z.uuid().nullable(),
    }),
  }),
  'GET /notices/count': operation({
    summary: 'How many of them the caller has not read, exactly up to 99',
    access: everyone,
    output: z.object({ count: z.int().min(0), more: z.boolean() }),
  }),
  'PUT /notices/read': operation({
    summary: 'Mark notices as read or as not read; those of others are left as they are',
    access: everyone,
    changes: recordsNothing.preference,
    unverified: openToUnverified.account,
    body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(200), isRead: z.boolean() }),
    output: done,
  }),
  'PUT /notices/allRead': operation({
    summary: 'Mark all notices up to one as read',
    access: everyone,
    changes: recordsNothing.preference,
    unverified: openToUnverified.account,
    body: z.strictObject({ upTo: z.uuid() }),
    output: done,
  }),
});
