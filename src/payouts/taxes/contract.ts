import { z } from 'zod';
import { approvalErrors } from '#second-approvals/errors.ts';
import { approvalHappenings } from '#second-approvals/happenings.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { calendarDate, cents, singleLine } from '#platform/contract/schemas.ts';
import { payoutsErrors } from '#payouts/errors.ts';
import { payoutsHappenings } from '#payouts/happenings.ts';
import { GUIDE_LENGTH, taxNames } from '#payouts/pay-runs/rules/withheld-taxes.ts';

const { guideKnown, paidInFuture, taxNotOpen } = payoutsErrors;
const { alreadyAsked } = approvalErrors;
const access = { roles: ['admin'] } as const;
const tax = z.enum(taxNames);
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

/** Cents of reais. */
const dueTax = z.object({
  /** In which it was withheld, in São Paulo (`YYYY-MM`). */
  month: z.string(),
  tax,
  withheldCents: z.int(),
  paidCents: z.int(),
  /** Asked for, and not decided on. */
  askedCents: z.int(),
  openCents: z.int(),
  /** With those that are asked for, oldest first. */
  payments: z.array(z.object({ guide: z.string(), paidOn: z.iso.date(), cents: z.int(), isAsked: z.boolean() })),
});
export type DueTax = z.output<typeof dueTax>;

export const taxesContract = defineContract({
  'GET /withheldTaxes': operation({
    summary: 'What was withheld from pay, by month and tax, and what of it was paid over; newest month first',
    access,
    output: z.object({ taxes: z.array(dueTax) }),
  }),
  'POST /taxPayments': operation({
    summary: 'Records that withheld taxes were paid over, or asks a second administrator above the limit of the day',
    access,
    changes: [payoutsHappenings.taxesPaid, approvalHappenings.asked],
    body: z.object({ tax, month, cents: cents.min(1), paidOn: calendarDate, guide: singleLine(GUIDE_LENGTH) }),
    status: 201,
    output: z.object({ asked: z.boolean() }),
    errors: [taxNotOpen, guideKnown, paidInFuture, alreadyAsked],
  }),
});
