import { addMonths } from '#platform/calendar/add-months.ts';
import { splitCents } from '#platform/money/split-cents.ts';

interface Agreed {
  totalCents: number;
  installments: number;
  /** The day on which the project began to run; dates are `YYYY-MM-DD`. */
  since: string;
  /** Cents of the installments that were asked for so far. */
  asked: readonly number[];
  today: string;
}

export interface Installment {
  /** From 1. */
  number: number;
  count: number;
  cents: number;
  /** The day from which it is asked for. */
  from: string;
}

/**
 * The installment of a one-off project that is to be asked for now: one at the start, each other one a month later, together the total to the
 * cent. Where total or number were changed meanwhile, those that are left share what is left. Null: none is due.
 */
export function nextInstallment({ totalCents, installments, since, asked, today }: Agreed): Installment | null {
  const leftCents = totalCents - asked.reduce((sum, cents) => sum + cents, 0);
  const leftCount = installments - asked.length;
  const from = addMonths(since, asked.length);
  if (leftCount <= 0 || leftCents <= 0 || from > today) return null;
  const [cents] = splitCents(leftCents, Array.from<number>({ length: leftCount }).fill(1));
  return cents === 0 ? null : { number: asked.length + 1, count: installments, cents: cents!, from };
}
