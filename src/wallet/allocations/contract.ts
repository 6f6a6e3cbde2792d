import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { walletErrors } from '#wallet/errors.ts';
import { MOST_HIRES, MOST_MINUTES } from './rules/allocation.ts';

const { forbidden, notFound } = platformErrors;
const { creditsDue, hireUnpriced, inDebt, notEnough } = walletErrors;
const readers = { roles: ['squadOwner'], permission: 'accessPayments' } as const;
/** Whoever gives credits also decides whose hours they pay: `assignProfessionals` is asked too. */
const givers = { ...readers, verified: true } as const;
const cents = z.int();

const project = z.object({
  projectId: z.uuid(),
  title: z.string(),
  /** Set aside for it now. */
  allocatedCents: cents,
  /** The cost of approved hours that are not paid yet, at the agreed gross. */
  dueCents: cents,
  returnableCents: cents,
  /** Current hires, and those with approved hours that wait; hours of CLT hires, and of those agreed in another currency, are not paid here. */
  hires: z.array(
    z.object({
      hireId: z.uuid(),
      name: z.string(),
      image: z.string().nullable(),
      positionTitle: z.string(),
      /** Null: it has no price; `isAsked`: one waits for an administrator. */
      grossCents: cents.nullable(),
      isAsked: z.boolean(),
      /** No price may be below. */
      agreedCents: cents.nullable(),
      monthlyHours: z.int().nullable(),
    }),
  ),
});
export type ProjectCredits = z.output<typeof project>;

const moved = z.object({ projectId: z.uuid(), allocatedCents: cents, availableCents: cents });

export const allocationsContract = defineContract({
  'GET /allocations': operation({
    summary: 'The projects of the space that take credits or hold some, with what their hires cost',
    access: readers,
    output: z.object({
      availableCents: cents,
      /** What the wallet owes, zero or below; until it is paid off nothing can be given. */
      debtCents: cents,
      projects: z.array(project),
      abilities: z.object({ allocate: z.boolean() }),
    }),
    errors: [notFound],
  }),
  'POST /allocations': operation({
    summary: 'Sets credits of the wallet aside for the hours of a project’s hires',
    access: givers,
    changes: [walletHappenings.creditsAllocated],
    body: z.object({
      projectId: z.uuid(),
      hires: z
        .array(z.object({ hireId: z.uuid(), minutes: z.int().min(1).max(MOST_MINUTES) }))
        .min(1)
        .max(MOST_HIRES),
    }),
    status: 201,
    output: moved,
    errors: [notFound, forbidden, notEnough, inDebt, hireUnpriced],
  }),
  'POST /allocations/returns': operation({
    summary: 'Takes credits of a project back to the wallet, as far as they are not due',
    access: givers,
    changes: [walletHappenings.creditsReturned],
    body: z.object({ projectId: z.uuid(), cents: z.int().min(1).max(1_000_000_000_00) }),
    status: 201,
    output: moved,
    errors: [notFound, forbidden, notEnough, creditsDue],
  }),
});
