interface Dated {
  localDate: string;
  minutes: number;
}

/** Entries, newest first, as days with their minutes. The last day's minutes are null while more of it may follow. */
export function groupByDay<Entry extends Dated>(entries: readonly Entry[], goesOn: boolean) {
  const days = Map.groupBy(entries, ({ localDate }) => localDate);
  return [...days].map(([localDate, ofDay], index) => ({
    localDate,
    entries: ofDay,
    minutes: goesOn && index === days.size - 1 ? null : ofDay.reduce((sum, { minutes }) => sum + minutes, 0),
  }));
}
