import type { CandidateCard, MoveResult } from '#pipeline/candidates/shapes.ts';

type Send = (cards: readonly CandidateCard[]) => Promise<MoveResult[]>;

/**
 * Moves wait for the one before: whoever presses twice quickly moves twice, the second time with the version that the first
 * left, instead of being told that somebody was faster.
 */
export function makeMoveLine() {
  let end: Promise<unknown> = Promise.resolve();
  const versions = new Map<string, number>();
  const lastMoves = new Map<string, symbol>();

  const newest = (card: CandidateCard): CandidateCard => ({
    ...card,
    version: Math.max(card.version, versions.get(card.applicationId) ?? 0),
  });

  /** `isLastOf`: no later move of this candidate waits, so that what the server says is what is to be shown. */
  function join(cards: readonly CandidateCard[], send: Send) {
    const own = Symbol('move');
    for (const { applicationId } of cards) lastMoves.set(applicationId, own);
    const answered = end.then(async () => {
      const results = await send(cards.map(newest));
      for (const { card } of results) if (card) versions.set(card.applicationId, card.version);
      return results;
    });
    end = answered.catch(() => null);
    return { answered, isLastOf: (applicationId: string) => lastMoves.get(applicationId) === own };
  }

  return { join };
}
