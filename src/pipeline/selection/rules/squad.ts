import type { MemberAnswer, SquadReason } from './squad-terms.ts';

export interface SquadPlace {
  positionIndex: number;
  /** Whether the position is recruiting, or already filled. */
  isLooking: boolean;
  /** Who was selected, and when: somebody selected again is proposed anew. */
  applicationId: string | null;
  selectedAt: Date | null;
}

/** Identifies the selections that make up a squad: the same people by the same selections have the same value. */
export function compositionOf(places: readonly SquadPlace[]): string {
  return places
    .flatMap(({ positionIndex, applicationId, selectedAt }) =>
      applicationId ? [`${positionIndex}:${applicationId}@${selectedAt?.getTime() ?? 0}`] : [],
    )
    .toSorted()
    .join(',');
}

/** Whether a professional's answer still counts: a no ends with a new selection, because that asks anew. */
export function standingAnswer<Said extends { answer: MemberAnswer; at: Date }>(
  said: Said | null,
  selectedAt: Date | null,
): Said | null {
  const isAskedAnew = said?.answer === 'declined' && selectedAt !== null && selectedAt > said.at;
  return isAskedAnew ? null : said;
}

/** A squad can be decided about when every recruiting position has its person, and there is at least one. */
export function isComplete(places: readonly SquadPlace[]): boolean {
  const looking = places.filter(({ isLooking }) => isLooking);
  return looking.length > 0 && looking.every(({ applicationId }) => applicationId !== null);
}

/** The reasons with the selected people they are about; null when one is about nobody selected. */
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
