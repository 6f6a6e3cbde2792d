/** What an offer names besides its words. Money in cents of the negotiation's currency for one hour; the date as YYYY-MM-DD. */
export interface Figures {
  monthlyHours: number;
  hourlyNet: number;
  hourlyGross: number;
  startDate: string;
}

export const figureNames = ['monthlyHours', 'hourlyNet', 'hourlyGross', 'startDate'] as const;

/** What an offer says otherwise than the one before it: the figure as it was, for each that changed. */
export function differenceOf(before: Figures, after: Figures): Partial<Figures> {
  const changed = figureNames.filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changed.map((name) => [name, before[name]]));
}

/** By how much of the former figure a new one is higher or lower, in tenths of a percent. */
export function changeInPerMille(before: number, after: number): number {
  return Math.round(((after - before) / before) * 1_000);
}

/** Cents of a month. */
export function monthlyGross({ hourlyGross, monthlyHours }: Pick<Figures, 'hourlyGross' | 'monthlyHours'>): number {
  return hourlyGross * monthlyHours;
}
