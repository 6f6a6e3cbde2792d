import {
  paymentMethods,
  type ServicePaymentMethod,
  servicePaymentMethods,
} from '#checkout/orders/rules/order-terms.ts';
import { currencies, type Currency } from '#platform/money/currencies.ts';

const isOneOf = <Value>(values: readonly Value[], value: unknown): value is Value => values.includes(value as Value);

/** The method is kept in the address, so it’s still chosen after a visit to the company’s details. */
export const readMethodSearch = ({ method }: Record<string, unknown>): { method?: ServicePaymentMethod } =>
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
