import type { MemberAnswer, SquadReason } from './squad-terms.ts';

export interface SquadPlace {
  positionIndex: number;
  /** Whether the position is recruiting, or already filled. */
  isLooking: boolean;
  /** The selected person and the time: somebody who is selected again counts as a new proposal. */
  applicationId: string | null;
  selectedAt: Date | null;
}

/** Identifies the selections that make up a squad: the same selections of the same people have the same value. */
export function compositionOf(places: readonly SquadPlace[]): string {
  return places
    .flatMap(({ positionIndex, applicationId, selectedAt }) =>
      applicationId ? [`${positionIndex}:${applicationId}@${selectedAt?.getTime() ?? 0}`] : [],
    )
    .toSorted()
    .join(',');
}

/** Whether a professional's answer still counts: a new selection invalidates a refusal, because it asks again. */
export function currentAnswer<Said extends { answer: MemberAnswer; at: Date }>(
  said: Said | null,
  selectedAt: Date | null,
): Said | null {
  const isAskedAnew = said?.answer === 'declined' && selectedAt !== null && selectedAt > said.at;
  return isAskedAnew ? null : said;
}

/** A squad can be decided on when every recruiting position has a selected person, and there is at least one. */
export function isComplete(places: readonly SquadPlace[]): boolean {
  const looking = places.filter(({ isLooking }) => isLooking);
  return looking.length > 0 && looking.every(({ applicationId }) => applicationId !== null);
}

/** The reasons with the selected people they concern; null when one concerns nobody selected. */
export function reasonsOf(
  places: readonly SquadPlace[],
  given: readonly { positionIndex: number; reason: string }[],
): SquadReason[] | null {
  const reasons = given.map(({ positionIndex, reason }) => {
    const place = places.find((one) => one.positionIndex === positionIndex && one.isLooking);
    return place?.applicationId ? { positionIndex, reason, applicationId: place.applicationId } : null;
  });
  const found = reasons.filter((reason) => reason !== null);
  const isTwice = new Set(found.map(({ positionIndex }) => positionIndex)).size < found.length;
  return found.length === 0 || found.length < given.length || isTwice ? null : found;
}
