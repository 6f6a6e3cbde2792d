import { successPath, topUpPath, topUpThanksPath } from '#checkout/paths.ts';
import { pageAddress } from '#ui/router/page-address.ts';
import { readMethodSearch, readTopUpSearch } from './payment-search.ts';

export const topUpPage = pageAddress(topUpPath, readTopUpSearch);
export const orderPage = pageAddress('/checkout/$orderId', readMethodSearch);
const readOrderId = ({ order }: Record<string, unknown>): { order?: string | undefined } => ({
  order: typeof order === 'string' ? order : undefined,
});
export const topUpThanksPage = pageAddress(topUpThanksPath, readOrderId);
export const successPage = pageAddress(successPath, readOrderId);
