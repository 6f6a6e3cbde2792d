import type { PositionFacts } from './position-draft.ts';
import { fieldNames, pickFields } from './vacancy-fields.ts';

/** The facts that an upsell or a replacement sets itself. */
export interface VacancyValue {
  /** The person's tasks, in the company's words. */
  function: string;
  /** Cents per hour. */
  netHourly: number;
  grossHourly: number;
  monthlyHours: number;
}

/**
 * The vacancy as candidates read it: a copy of the original one, with its own name and hours. The pay is gross, as in every vacancy and as
 * professionals say theirs.
 */
export function vacancyFacts(model: PositionFacts, value: VacancyValue): PositionFacts {
  return {
    ...pickFields(model, fieldNames),
    title: value.function,
    monthlyHours: value.monthlyHours,
    payPeriod: 'hour',
    payMinimum: value.grossHourly,
    payMaximum: value.grossHourly,
    payText: null,
    negotiable: false,
  };
}
