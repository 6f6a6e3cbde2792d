import type { MemberAnswer, SquadReason } from './squad-terms.ts';

export interface SquadPlace {
  positionIndex: number;
  /** Whether somebody is looked for, or works there already. */
  isLooking: boolean;
  /** Who was selected, and when: somebody selected anew is proposed anew. */
  applicationId: string | null;
  selectedAt: Date | null;
}

/** Names the choices that make a squad: the same people by the same choices have the same one. */
export function compositionOf(places: readonly SquadPlace[]): string {
  return places
    .flatMap(({ positionIndex, applicationId, selectedAt }) =>
      applicationId ? [`${positionIndex}:${applicationId}@${selectedAt?.getTime() ?? 0}`] : [],
    )
    .toSorted()
    .join(',');
}

/** What a professional's answer is worth: a no ends with a new selection, because whoever is selected anew is asked anew. */
export function standingAnswer<Said extends { answer: MemberAnswer; at: Date }>(
  said: Said | null,
  selectedAt: Date | null,
): Said | null {
  const isAskedAnew = said?.answer === 'declined' && selectedAt !== null && selectedAt > said.at;
  return isAskedAnew ? null : said;
}

/** A squad is decided about when every position that looks for somebody has its person, and there is one at least. */
export function isComplete(places: readonly SquadPlace[]): boolean {
  const looking = places.filter(({ isLooking }) => isLooking);
  return looking.length > 0 && looking.every(({ applicationId }) => applicationId !== null);
}

/** The reasons that belong to somebody who was selected, with whom they are about; null when one belongs to nobody. */
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
