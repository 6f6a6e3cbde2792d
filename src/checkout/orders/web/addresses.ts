import { topUpPath, topUpThanksPath } from '#checkout/paths.ts';
import { pageAddress } from '#platform/ui/router/page-address.ts';

export const topUpPage = pageAddress(topUpPath, () => ({}));
export const orderPage = pageAddress('/checkout/$orderId', () => ({}));
export const topUpThanksPage = pageAddress(topUpThanksPath, ({ order }): { order?: string | undefined } => ({
  order: typeof order === 'string' ? order : undefined,
}));
