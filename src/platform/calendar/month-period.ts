export interface Period {
  from: string;
  to: string;
}

/**
 * A whole month as local dates, both included.
 * @param today a local date (`YYYY-MM-DD`)
 * @param monthsAgo 0: the month of that day, 1: the one before
 */
export function monthOf(today: string, monthsAgo: number): Period {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 - monthsAgo];
  const dateOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  return { from: dateOf(Date.UTC(year, month, 1)), to: dateOf(Date.UTC(year, month + 1, 0)) };
}
