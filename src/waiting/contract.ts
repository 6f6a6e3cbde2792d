import { z } from 'zod';
import { everyone } from '#platform/access/access.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { moment } from '#platform/contract/schemas.ts';
import { firstSteps } from './rules/first-steps.ts';

/** Exact up to 99, then "99+". */
const count = z.object({ count: z.int(), more: z.boolean() });

const waitingItem = z.object({
  /** `<room>.<name>`, one of the kinds that rooms define in their `paths.ts`; its words are `waiting.<name>` of that room. */
  kind: z.string(),
  /** How many wait in this one place. */
  ...count.shape,
  /** Names what it is about: a vacancy, the subject of a ticket, a test in the caller's language; empty where there is nothing to say. */
  title: z.string(),
  /** Whom it belongs to, or who takes part: a company, a person, an address; empty where there is nobody. */
  about: z.string(),
  /** For administrators and recruiters: the company that it belongs to. */
  company: z.string().nullable(),
  since: moment,
  /** Until when it can or should be done; in the past when it is late. */
  until: moment.nullable(),
  /** The vacancy in which it waits; null for what belongs to none. */
  vacancy: z.object({ projectId: z.uuid(), positionIndex: z.int() }).nullable(),
  /** The page on which it is done. */
  address: z.string(),
});
export type WaitingItem = z.infer<typeof waitingItem>;

export const waitingContract = defineContract({
  'GET /firstSteps': operation({
    summary:
      'What a new company has done of its first steps, for its owner; none for anybody else, and none once all are done',
    access: { roles: ['squadOwner'] },
    output: z.object({ steps: z.array(z.object({ step: z.enum(firstSteps), isDone: z.boolean() })) }),
  }),
  'GET /waiting': operation({
    summary: 'What waits for the caller in the space: the earliest end first, then what has waited longest',
    access: everyone,
    query: z.object({
      /** Only what waits in this project. */
      projectId: z.uuid().optional(),
    }),
    output: z.object({
      userId: z.uuid(),
      items: z.array(waitingItem),
      /** By kind, over everything that waits, also what `items` leaves out. */
      counts: z.record(z.string(), count),
      total: count,
    }),
  }),
});
export type Waiting = z.infer<(typeof waitingContract)['GET /waiting']['output']>;
