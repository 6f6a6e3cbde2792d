import type { ServiceOrderItem } from '#checkout/rules/service-order-item.ts';

/** What an administrator asks a company to pay for; `credits` stay in its wallet, and the description says why they are asked for. */
export const serviceOrderTypes = ['ats', 'sourcing', 'candidates', 'videoInterview', 'other', 'credits'] as const;
export type ServiceOrderType = (typeof serviceOrderTypes)[number];

/** Paid once, by whatever payment arrives first; canceled, it is paid no more. */
export const serviceOrderStates = ['open', 'paid', 'canceled'] as const;
export type ServiceOrderState = (typeof serviceOrderStates)[number];

export const DUE_BUSINESS_DAYS = 5;
export const DESCRIPTION_LENGTH = 500;

export function sumOfItems(items: readonly ServiceOrderItem[]): number {
  return items.reduce((sum, { cents }) => sum + cents, 0);
}
