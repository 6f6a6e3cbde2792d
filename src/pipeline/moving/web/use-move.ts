import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { isApiError } from '#ui/api-error.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import type { MoveTarget } from '#pipeline/moving/rules/moves.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import type { MoveResult, Notice } from '#pipeline/moving/schemas.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { callOnce } from '#ui/away/call-once.ts';
import { movingApi } from './moving-api.ts';
import type { BoardPlace } from '#pipeline/candidates/web/candidate-keys.ts';
import { keepFocusOn } from '#ui/board/board-focus.ts';
import { createMoveQueue } from './move-queue.ts';
import { applyCard, refreshCandidate, refreshPlace } from '#pipeline/candidates/web/pipeline-cache.ts';

interface Move {
  cards: readonly CandidateCard[];
  toStage: MoveTarget;
  reason?: string;
  /** What candidates are told when they are disqualified. */
  notice?: Notice;
  /** Set for an undo: the message says so and offers no further undo. */
  isUndo?: boolean;
  /** Whoever moves has read that interviews are cancelled. */
  cancelsInterviews?: boolean;
}

const interviewCodes: readonly (string | null)[] = ['pipeline.interviewOffered', 'pipeline.interviewAgreed'];

const AT_ONCE = 100;

/** Split into several calls when there are more than one call allows. */
async function moveAll({ cards, toStage, reason, notice, isUndo, cancelsInterviews }: Move) {
  const results: MoveResult[] = [];
  for (let start = 0; start < cards.length; start += AT_ONCE) {
    const some = cards.slice(start, start + AT_ONCE);
    const answer = await movingApi('POST /candidates/move', {
      body: {
        applicationIds: some.map((card) => card.applicationId),
        toStage,
        versions: Object.fromEntries(some.map((card) => [card.applicationId, card.version])),
        ...(reason !== undefined && { reason }),
        ...(notice && { notice }),
        ...(isUndo && { isUndo }),
        ...(cancelsInterviews && { cancelsInterviews }),
      },
    });
    results.push(...answer.results);
  }
  return results;
}

/** Moves cards on the screen at once; what the server refuses is moved back, with its reason. */
export function useMove(place: BoardPlace, { say, drawNow }: { say: (text: string) => void; drawNow: () => void }) {
  const queryClient = useQueryClient();
  const { t } = useTranslation('pipeline/moving');
  const line = useRef<ReturnType<typeof createMoveQueue>>(null);
  line.current ??= createMoveQueue();

  function undo(cards: readonly CandidateCard[], moved: readonly CandidateCard[]): void {
    for (const stage of new Set(cards.map((card) => card.stage))) {
      const ids = new Set(cards.filter((card) => card.stage === stage).map((card) => card.applicationId));
      void move({
        cards: moved.filter((card) => ids.has(card.applicationId)),
        toStage: stage as MoveTarget,
        isUndo: true,
      });
    }
  }

  /** Interviews are not cancelled unsaid: whoever moves reads whose they are, and moves again. */
  function askFirst(request: Move, cards: readonly CandidateCard[], problem: string): void {
    const title = t('toast.interviews', { count: cards.length, name: cards[0]?.name ?? '' });
    const again = () => void move({ ...request, cards, cancelsInterviews: true });
    toast.warning(title, { description: problem, actions: [{ label: t('toast.moveAnyway'), onClick: again }] });
  }

  function tell({ cards, toStage, isUndo }: Move, moved: readonly CandidateCard[], refusal: string | null): void {
    const count = moved.length;
    const name = moved[0]?.name ?? '';
    const stage = t(`pipeline/candidates:stage.${toStage}`);
    if (refusal !== null)
      toast.warning(t('toast.partly', { moved: count, refused: cards.length - count }), { description: refusal });
    if (count === 0) return;
    if (count === 1) say(t('toast.said', { name, stage }));
    if (isUndo) return void toast.info(t('toast.undone', { name, stage }));
    if (toStage === 'disqualified') return void toast.success(t('toast.disqualified', { count, name }));
    const before = cards.filter((card) => moved.some((one) => one.applicationId === card.applicationId));
    toast.success(t('toast.moved', { count, name, stage }), {
      actions: [{ label: t('toast.undo'), onClick: () => undo(before, moved) }],
    });
  }

  /** Returns whether the server accepted the call; a message names the candidates that it refused. */
  function move(request: Move): Promise<boolean> {
    // The queue would send the second press of two after the first, as a wish of its own.
    const ids = request.cards.map(({ applicationId }) => applicationId);
    return callOnce('move', JSON.stringify({ ...request, cards: ids }), () => moveNow(request));
  }

  async function moveNow(request: Move): Promise<boolean> {
    const { cards, toStage } = request;
    const stageEnteredAt = new Date().toISOString();
    for (const card of cards) applyCard(queryClient, place, { ...card, stage: toStage, stageEnteredAt, late: false });
    drawNow();
    const [only, ...others] = cards;
    if (only && others.length === 0) keepFocusOn(only.applicationId);
    const { answered, isLastOf } = line.current!.join(cards, async (newest) => {
      await afterPaint();
      return moveAll({ ...request, cards: newest });
    });
    try {
      const results = await answered;
      const isRefused = (id: string) =>
        results.some((result) => result.applicationId === id && result.outcome === 'refused');
      const shown = results.flatMap((result) => result.card ?? []);
      const drawn = [...cards.filter((card) => isRefused(card.applicationId)), ...shown];
      for (const card of drawn) if (isLastOf(card.applicationId)) applyCard(queryClient, place, card);
      const asking = results.filter(({ code }) => interviewCodes.includes(code));
      if (asking.length > 0)
        askFirst(
          request,
          asking.flatMap(({ card }) => card ?? []),
          asking[0]!.message ?? '',
        );
      const refused = results.filter((result) => result.outcome === 'refused' && !asking.includes(result));
      const refusal = refused[0]?.message ?? null;
      tell(
        request,
        shown.filter((card) => !isRefused(card.applicationId)),
        refusal,
      );
      return true;
    } catch (problem) {
      for (const card of cards) if (isLastOf(card.applicationId)) applyCard(queryClient, place, card);
      if (isApiError(problem) && interviewCodes.includes(problem.code)) {
        askFirst(request, cards, problem.message);
        return false;
      }
      refreshPlace(queryClient, place);
      toast.error(t('toast.failed'), {
        ...(isApiError(problem) && { description: problem.message }),
      });
      return false;
    } finally {
      for (const card of cards) refreshCandidate(queryClient, card.applicationId);
    }
  }

  return move;
}
