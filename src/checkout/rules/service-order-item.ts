/** What an order asks money for. `usage`: units above the plan; `fine`: of an early end. */
export const itemKinds = ['service', 'plan', 'usage', 'fine', 'credits'] as const;
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
