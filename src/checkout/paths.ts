import { walletPaths } from '#wallet/paths.ts';

/** Where a company adds credits to its wallet, and reads its orders. */
export const topUpPath = walletPaths.topUp();
export const topUpThanksPath = '/credits-thankyoupage';

export const checkoutPaths = {
  topUp: () => topUpPath,
  order: walletPaths.order,
  thanks: (orderId: string) => `${topUpThanksPath}?order=${orderId}`,
};
