import { z } from 'zod';
import { checkoutErrors } from '#checkout/errors.ts';
import { checkoutHappenings } from '#checkout/happenings.ts';
import { paymentMethods } from '#checkout/orders/rules/order-terms.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { cents, currency, moment, text } from '#platform/contract/schemas.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { approvalErrors } from '#second-approvals/errors.ts';
import { approvalHappenings } from '#second-approvals/happenings.ts';
import { walletErrors } from '#wallet/errors.ts';
import { REASON_LENGTH, refundStates, refundWays } from './rules/refund-terms.ts';

const { inDebt, ledgerDiffers, notEnough } = walletErrors;
const { creditsLeft, notRefundable, refundEnded, refundNotByHand, taxIdMissing } = checkoutErrors;
const { alreadyAsked, invitedByAsker, newAdministrator, ownRequest } = approvalErrors;
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
   * `done`: paid by hand, by somebody else than who asked. `payOut`: it came back to a company that has closed, whose credits wait.
   * `returned`: it was paid by hand, so that no provider says whether it came back.
   */
  abilities: z.object({ done: z.boolean(), cancel: z.boolean(), payOut: z.boolean(), returned: z.boolean() }),
  /** A second administrator was asked to approve it, or to confirm that it came back. */
  isAsked: z.boolean(),
});
export type RefundView = z.output<typeof refund>;

const onRefund = { access: administrators, params: ofRefund, output: refund };

export const refundsContract = defineContract({
  'GET /refunds': operation({
    summary: 'Credits that went back to companies as money, newest first',
    access: administrators,
    query: z.object({ cursor: z.uuid().optional() }),
    output: z.object({ refunds: z.array(refund), next: z.uuid().nullable() }),
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
    errors: [notFound, notEnough, inDebt, ledgerDiffers, notRefundable, taxIdMissing, creditsLeft],
  }),
  'POST /refunds/{refundId}/done': operation({
    summary: 'Says that a refund was paid by hand; by another administrator than who asked for it',
    ...onRefund,
    changes: [checkoutHappenings.refunded],
    errors: [notFound, refundEnded, ownRequest, newAdministrator, invitedByAsker],
  }),
  'POST /refunds/{refundId}/returned': operation({
    summary: 'Asks a second administrator to confirm that a bank sent back a refund that was paid by hand',
    ...onRefund,
    changes: [checkoutHappenings.refundReturnAsked, approvalHappenings.asked],
    errors: [notFound, refundNotByHand, alreadyAsked],
  }),
  'POST /refunds/{refundId}/cancel': operation({
    summary: 'Gives up a refund by hand; the credits are back in the wallet',
    ...onRefund,
    changes: [checkoutHappenings.refundFailed],
    errors: [notFound, refundEnded],
  }),
});
