import type { ServiceOrderItem } from '#checkout/rules/service-order-item.ts';

/** What an administrator orders for a company. */
export const orderedTypes = ['ats', 'sourcing', 'candidates', 'videoInterview', 'other'] as const;
/** `credits`: for the hours of a running project, each month by itself. They stay in the wallet. */
export const serviceOrderTypes = [...orderedTypes, 'credits'] as const;
export type OrderedType = (typeof orderedTypes)[number];
export type ServiceOrderType = (typeof serviceOrderTypes)[number];

/** Paid once, by whatever payment arrives first; canceled, it is paid no more. */
export const serviceOrderStates = ['open', 'paid', 'canceled'] as const;
export type ServiceOrderState = (typeof serviceOrderStates)[number];

export const DUE_BUSINESS_DAYS = 5;
export const DESCRIPTION_LENGTH = 500;

export function sumOfItems(items: readonly ServiceOrderItem[]): number {
  return items.reduce((sum, { cents }) => sum + cents, 0);
}
