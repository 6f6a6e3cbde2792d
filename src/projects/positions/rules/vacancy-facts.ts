import type { PositionFacts } from './position-draft.ts';
import { fieldNames, pickFields } from './vacancy-fields.ts';

/** What an upsell or a replacement says of its own. */
export interface VacancyValue {
  /** What the person will do, in the company's words. */
  function: string;
  /** Cents for one hour. */
  netHourly: number;
  grossHourly: number;
  monthlyHours: number;
}

/** The vacancy as candidates read it: like the one it follows, with its own name, hours and what reaches the professional for an hour. */
export function vacancyFacts(model: PositionFacts, value: VacancyValue): PositionFacts {
  return {
    ...pickFields(model, fieldNames),
    title: value.function,
    monthlyHours: value.monthlyHours,
    payPeriod: 'hour',
    payMinimum: value.netHourly,
    payMaximum: value.netHourly,
    payText: null,
    negotiable: false,
  };
}
