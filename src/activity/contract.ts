import { z } from 'zod';
import { stages } from '#applications/rules/stages.ts';
import { activityKinds } from '#platform/contract/activity-kinds.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { moment, text } from '#platform/contract/schemas.ts';

const entry = z.object({
  id: z.uuid(),
  at: moment,
  /** `<room>.<name>` of what happened. */
  name: z.string(),
  /** Null: by itself, or the account is deleted. `isTeam`: somebody of the product's team. */
  actor: z.object({ userId: z.uuid(), displayName: z.string(), isTeam: z.boolean() }).nullable(),
  /** The candidate, colleague or professional whom it concerns. */
  person: z.string().nullable(),
  /** The job or project that it concerns. */
  about: z.string().nullable(),
  /** Says where a move leads. */
  stage: z.enum(stages).nullable(),
  /** The person or address that an entry of the space's own record names, as it was then; `details` say what changed. */
  subject: z.string(),
  details: z.record(z.string(), z.unknown()),
  /** Where one goes on from there. */
  address: z.string().nullable(),
});
export type ActivityEntry = z.infer<typeof entry>;

/** What happened in a company's space. */
export const activityContract = defineContract({
  'GET /workspace/activity': operation({
    summary:
      'Who did what in the space, newest first: moves, scorecards, interviews, messages, offers, hires, hours, money, plans, edits and permissions',
    access: { roles: ['squadOwner'], ownerOnly: true },
    query: z.object({
      kind: z.enum(activityKinds).optional(),
      /** The person who did it, or to whom it was done. */
      person: z.uuid().optional(),
      /** Part of the name of a person, a job or a project. */
      search: text(100, 2).optional(),
      before: z.uuid().optional(),
    }),
    output: z.object({
      entries: z.array(entry),
      /** For the next page, as `before`. */
      next: z.uuid().nullable(),
      /** With the first page: who works in the space, to narrow the list to one of them. */
      people: z.array(z.object({ userId: z.uuid(), displayName: z.string() })),
    }),
  }),
});
