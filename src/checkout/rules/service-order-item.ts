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
export type ItemKind = (typeof itemKinds)[number];

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
