import { plansPath as planListPath } from '#product-pages/paths.ts';
import { defineWaiting } from '#platform/contract/waiting.ts';
import { checkoutPages, walletPaths } from '#wallet/paths.ts';

/** Where a company adds credits to its wallet, and reads its orders. */
export const [topUpPath, topUpThanksPath] = checkoutPages;

/** The plans, for everybody; a company sees its own there too. */
export const plansPath = planListPath;

export const successPath = '/checkout/success';
/** For administrators: what companies were asked to pay. */
export const serviceOrdersPath = '/cms-orders';
/** For administrators: credits that go back to companies as money. */
export const refundsPath = '/cms-orders/refunds';

export const checkoutPaths = {
  topUp: () => topUpPath,
  order: walletPaths.order,
  choosePlan: (planId: string) => `/checkout/company/${planId}`,
  success: (orderId: string) => `${successPath}?order=${orderId}`,
  thanks: (orderId: string) => `${topUpThanksPath}?order=${orderId}`,
};

export const checkoutWaiting = defineWaiting('checkout', {
  /** For a company: services and plans that nobody has paid; one leads to itself. */
  ordersToPay: ({ orderId }: { orderId: string | null }) =>
    orderId === null ? checkoutPaths.topUp() : checkoutPaths.order(orderId),
  /** For administrators: refunds by hand that a colleague asked for. */
  refundsToPay: () => refundsPath,
  /** For administrators: credits of companies that have closed, which came back with a refund. */
  refundsReturned: () => refundsPath,
});
