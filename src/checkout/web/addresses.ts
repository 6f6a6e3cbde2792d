import {
  paymentMethods,
  type ServicePaymentMethod,
  servicePaymentMethods,
} from '#checkout/orders/rules/order-terms.ts';
import { plansPath, successPath, topUpPath, topUpThanksPath } from '#checkout/paths.ts';
import { currencies, type Currency } from '#platform/money/currencies.ts';
import { pageAddress } from '#ui/router/page-address.ts';

const isOneOf = <Value>(values: readonly Value[], value: unknown): value is Value => values.includes(value as Value);

/** The method is kept in the address, so it’s still chosen after a visit to the company’s details. */
const readMethodSearch = ({ method }: Record<string, unknown>): { method?: ServicePaymentMethod } =>
  isOneOf(servicePaymentMethods, method) ? { method } : {};

interface TopUpSearch {
  method?: ServicePaymentMethod;
  currency?: Currency;
  cents?: number;
}

/** Reads a search that also has the amount and its currency. */
export const readTopUpSearch = ({ method, currency, cents }: Record<string, unknown>): TopUpSearch => ({
  ...(isOneOf(paymentMethods, method) && { method }),
  ...(isOneOf(currencies, currency) && { currency }),
  ...(Number.isSafeInteger(cents) && Number(cents) > 0 && { cents: Number(cents) }),
});

const readOrderId = ({ order }: Record<string, unknown>): { order?: string | undefined } => ({
  order: typeof order === 'string' ? order : undefined,
});

export const topUpPage = pageAddress(topUpPath, readTopUpSearch);
export const orderPage = pageAddress('/checkout/$orderId', readMethodSearch);
export const topUpThanksPage = pageAddress(topUpThanksPath, readOrderId);
export const successPage = pageAddress(successPath, readOrderId);
export const plansPage = pageAddress(plansPath, () => ({}));
export const choosePlanPage = pageAddress('/checkout/company/$planId', readMethodSearch);
