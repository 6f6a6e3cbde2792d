import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import type { MoveResult } from '#pipeline/moving/schemas.ts';

type Send = (cards: readonly CandidateCard[]) => Promise<MoveResult[]>;

/** Moves run one after the other: two quick presses move twice, the second time with the version that the first left, instead of a conflict. */
export function createMoveQueue() {
  let end: Promise<unknown> = Promise.resolve();
  const versions = new Map<string, number>();
  const lastMoves = new Map<string, symbol>();

  const newest = (card: CandidateCard): CandidateCard => ({
    ...card,
    version: Math.max(card.version, versions.get(card.applicationId) ?? 0),
  });

  /** `isLastOf`: no later move of this candidate is queued, so the server's answer is what to show. */
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
