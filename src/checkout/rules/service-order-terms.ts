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

/** What an order asks money for. `usage`: units above the plan; `raise`: the difference to a higher plan; `fine`: of an early end; `lateFee`, `interest`: paid besides what was overdue; `installment`: of a one-off project; none are made any more. */
export const itemKinds = [
  'service',
  'plan',
  'usage',
  'raise',
  'fine',
  'lateFee',
  'interest',
  'credits',
  'installment',
] as const;
type ItemKind = (typeof itemKinds)[number];

export interface ServiceOrderItem {
  kind: ItemKind;
  cents: number;
  /** How many units above the plan were used. */
  units?: number;
  /** Which installment, and of how many; of a plan billed by the day, or raised within a month, how many days of how many in the month. */
  number?: number;
  count?: number;
  /** The days that it is for, as dates in São Paulo; the second one is the first day after them. */
  from?: string;
  until?: string;
}

/** Every payment method takes at least this, in any currency: what is less can only be paid from a wallet. */
export const LEAST_PAYABLE_CENTS = 5_00;
