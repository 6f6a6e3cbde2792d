import { z } from 'zod';
import { approvalErrors } from '#second-approvals/errors.ts';
import { checkoutErrors } from '#checkout/errors.ts';
import { paymentMethods } from '#checkout/orders/rules/order-terms.ts';
import { REASON_LENGTH, refundGroups, refundStates, refundWays } from '#checkout/refunds/rules/refund-terms.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { approvalHappenings } from '#second-approvals/happenings.ts';
import { checkoutHappenings } from '#checkout/happenings.ts';
import { cents, currency, cursor, moment, text } from '#platform/contract/schemas.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { walletErrors } from '#wallet/errors.ts';

const administrators = { roles: ['admin'] } as const;
const ofRefund = z.object({ refundId: z.uuid() });
const { notFound } = platformErrors;

const refund = z.object({
  refundId: z.uuid(),
  workspaceId: z.uuid(),
  company: z.string(),
  way: z.enum(refundWays),
  currency,
  cents,
  reason: z.string(),
  closesAccount: z.boolean(),
  state: z.enum(refundStates),
  askedBy: z.string(),
  createdAt: moment,
  /**
   * `pay`: by somebody else than who asked, by hand. `payOut`: it came back to a company that has closed, whose credits wait.
   * `sayReturned`: it was paid by hand, so that no provider says whether it came back.
   */
  abilities: z.object({ pay: z.boolean(), cancel: z.boolean(), payOut: z.boolean(), sayReturned: z.boolean() }),
  /** A second administrator was asked to approve it, or to confirm that it came back. */
  isAsked: z.boolean(),
});
export type RefundView = z.output<typeof refund>;

export const refundsContract = defineContract({
  'GET /refunds': operation({
    summary: 'Credits that went back to companies as money, newest first',
    access: administrators,
    query: z.object({ group: z.enum(refundGroups).optional(), cursor: cursor.optional() }),
    output: z.object({ refunds: z.array(refund), next: z.string().nullable() }),
  }),
  'GET /refunds/options': operation({
    summary: 'What of a company’s credits can go back, and how',
    access: administrators,
    query: z.object({ workspaceId: z.uuid() }),
    output: z.object({
      wallets: z.array(z.object({ currency, availableCents: cents })),
      /** The tax id to which PIX goes; null: the company has given none. */
      taxId: z.string().nullable(),
      /** Payments that the provider can turn back. */
      orders: z.array(
        z.object({
          orderId: z.uuid(),
          method: z.enum(paymentMethods),
          currency,
          cents,
          refundableCents: cents,
          paidAt: moment,
        }),
      ),
    }),
    errors: [notFound],
  }),
  'POST /refunds': operation({
    summary: 'Sets credits aside and turns a payment back, or asks for a PIX or a transfer by hand',
    access: administrators,
    changes: [checkoutHappenings.refundAsked, approvalHappenings.asked],
    body: z.object({
      workspaceId: z.uuid(),
      /** Null: by hand: reais by PIX to the company’s tax id, other currencies by a transfer. */
      orderId: z.uuid().nullable(),
      currency,
      cents: cents.min(1),
      reason: text(REASON_LENGTH, 1),
      closesAccount: z.boolean().default(false),
    }),
    status: 201,
    output: refund,
    errors: [
      notFound,
      walletErrors.notEnough,
      walletErrors.inDebt,
      walletErrors.ledgerDiffers,
      checkoutErrors.notRefundable,
      checkoutErrors.taxIdMissing,
      checkoutErrors.creditsLeft,
    ],
  }),
  'POST /refunds/{refundId}/done': operation({
    summary: 'Says that a refund was paid by hand; by another administrator than who asked for it',
    access: administrators,
    changes: [checkoutHappenings.refunded],
    params: ofRefund,
    output: refund,
    errors: [
      notFound,
      checkoutErrors.refundEnded,
      approvalErrors.ownRequest,
      approvalErrors.newAdministrator,
      approvalErrors.invitedByAsker,
    ],
  }),
  'POST /refunds/{refundId}/returned': operation({
    summary: 'Asks a second administrator to confirm that a bank sent back a refund that was paid by hand',
    access: administrators,
    changes: [checkoutHappenings.refundReturnAsked, approvalHappenings.asked],
    params: ofRefund,
    output: refund,
    errors: [notFound, checkoutErrors.refundNotByHand, approvalErrors.alreadyAsked],
  }),
  'POST /refunds/{refundId}/cancel': operation({
    summary: 'Gives up a refund by hand; the credits are back in the wallet',
    access: administrators,
    changes: [checkoutHappenings.refundFailed],
    params: ofRefund,
    output: refund,
    errors: [notFound, checkoutErrors.refundEnded],
  }),
});
