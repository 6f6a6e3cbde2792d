/** What an administrator orders for a company. */
export const serviceOrderTypes = ['ats', 'sourcing', 'candidates', 'videoInterview', 'other'] as const;
export type ServiceOrderType = (typeof serviceOrderTypes)[number];

/** Paid once, by whatever payment arrives first; canceled, it is paid no more. */
export const serviceOrderStates = ['open', 'paid', 'canceled'] as const;
export type ServiceOrderState = (typeof serviceOrderStates)[number];

/** What an order asks money for. `usage`: units above the plan; `fine`: of an early end. */
export const itemKinds = ['service', 'plan', 'usage', 'fine'] as const;
export type ItemKind = (typeof itemKinds)[number];

export interface ServiceOrderItem {
  kind: ItemKind;
  cents: number;
  /** Of the units above the plan. */
  units?: number;
  /** The days that it is for, as dates in São Paulo; the second one is the first day after them. */
  from?: string;
  until?: string;
}

export const DUE_BUSINESS_DAYS = 5;
export const DESCRIPTION_LENGTH = 500;

export function sumOfItems(items: readonly ServiceOrderItem[]): number {
  return items.reduce((sum, { cents }) => sum + cents, 0);
}
