import type { RejectionForm } from './moving-api.ts';

const SHOWN_INTERVIEWS = 5;

/** One form for candidates that were asked about in several calls. */
export function joinForms(forms: readonly RejectionForm[]): RejectionForm {
  const [first, ...others] = forms as [RejectionForm, ...RejectionForm[]];
  return others.reduce(join, first);
}

function join(one: RejectionForm, other: RejectionForm): RejectionForm {
  const readers = Map.groupBy([...one.readers, ...other.readers], ({ language }) => language);
  // Candidates of several companies have only the common reasons together.
  const isShared = (reasonId: string) => other.reasons.own.some((reason) => reason.reasonId === reasonId);
  return {
    ...one,
    reasons: { ...one.reasons, own: one.reasons.own.filter(({ reasonId }) => isShared(reasonId)) },
    readers: [...readers.values()]
      .map((same) => ({ ...same[0]!, count: same.reduce((sum, { count }) => sum + count, 0) }))
      .toSorted((some, more) => more.count - some.count),
    delays: one.delays.filter((days) => other.delays.includes(days)),
    toldAtOnce: one.toldAtOnce + other.toldAtOnce,
    interviews: [...one.interviews, ...other.interviews]
      .toSorted((some, more) => some.startsAt.localeCompare(more.startsAt))
      .slice(0, SHOWN_INTERVIEWS),
  };
}
