import { describe, expect, it } from 'vitest';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import type { MoveResult } from '#pipeline/moving/schemas.ts';
import { createMoveQueue } from './move-queue.ts';

const cardAt = (version: number, applicationId = 'ana') => ({ applicationId, version }) as CandidateCard;
const moved = (cards: readonly CandidateCard[]): MoveResult[] =>
  cards.map((card) => ({
    applicationId: card.applicationId,
    outcome: 'moved',
    code: null,
    message: null,
    card: cardAt(card.version + 1, card.applicationId),
  }));

describe('moves of one page', () => {
  it('PIP-01 a second move is sent after the first is answered, with the version that the first left', async () => {
    const line = createMoveQueue();
    const sent: number[] = [];
    let release = () => {};
    const first = line.join([cardAt(3)], async (cards) => {
      await new Promise<void>((resolve) => (release = resolve));
      sent.push(cards[0]!.version);
      return moved(cards);
    });
    const second = line.join([cardAt(3)], async (cards) => {
      sent.push(cards[0]!.version);
      return moved(cards);
    });
    await Promise.resolve();
    expect(sent).toEqual([]);
    release();
    await second.answered;
    expect(sent).toEqual([3, 4]);
    expect([first.isLastOf('ana'), second.isLastOf('ana')]).toEqual([false, true]);
  });

  it('PIP-01 goes on after a move that failed, and knows candidates apart', async () => {
    const line = createMoveQueue();
    const failed = line.join([cardAt(1)], () => Promise.reject(new Error('offline')));
    const other = line.join([cardAt(7, 'rui')], async (cards) => moved(cards));
    await expect(failed.answered).rejects.toThrow('offline');
    expect((await other.answered)[0]!.card!.version).toBe(8);
    expect(failed.isLastOf('ana')).toBe(true);
  });
});
