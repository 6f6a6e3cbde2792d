import { readMethodSearch } from '#checkout/orders/web/payment-search.ts';
import { plansPath } from '#checkout/paths.ts';
import { pageAddress } from '#ui/router/page-address.ts';

export const plansPage = pageAddress(plansPath, () => ({}));
export const choosePlanPage = pageAddress('/checkout/company/$planId', readMethodSearch);
