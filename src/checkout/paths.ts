/** Where a company adds credits to its wallet, and reads its orders. */
export const topUpPath = '/credits';
export const topUpThanksPath = '/credits-thankyoupage';

export const checkoutPaths = {
  topUp: () => topUpPath,
  order: (orderId: string) => `/checkout/${orderId}`,
  thanks: (orderId: string) => `${topUpThanksPath}?order=${orderId}`,
};
