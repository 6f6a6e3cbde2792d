/** The figures of an offer. Money in cents of the negotiation's currency per hour; the date as YYYY-MM-DD. */
export interface Figures {
  monthlyHours: number;
  hourlyNet: number;
  hourlyGross: number;
  startDate: string;
}

export const figureNames = ['monthlyHours', 'hourlyNet', 'hourlyGross', 'startDate'] as const;

/** The former value of each figure that an offer changes. */
export function differenceOf(before: Figures, after: Figures): Partial<Figures> {
  const changed = figureNames.filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changed.map((name) => [name, before[name]]));
}

/** By how much a new figure is higher or lower than the former one, in tenths of a percent. */
export function changeInPerMille(before: number, after: number): number {
  return Math.round(((after - before) / before) * 1_000);
}

/** Cents per month. */
export function monthlyGross({ hourlyGross, monthlyHours }: Pick<Figures, 'hourlyGross' | 'monthlyHours'>): number {
  return hourlyGross * monthlyHours;
}
