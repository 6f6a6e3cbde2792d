import { useQueryClient } from '@tanstack/react-query';
import type { Board, CandidateCard } from '#pipeline/candidates/schemas.ts';
import { findCard } from '#pipeline/candidates/web/board-cache.ts';
import { boardsKey, type Place } from '#pipeline/candidates/web/candidate-keys.ts';
import { useSelectionToast } from './use-selection-toast.ts';

/** Reports that somebody else has just selected or hired, so that an action offered on the screen is no longer possible. */
export function useSelectionNews(place: Place): (card: CandidateCard) => void {
  const queryClient = useQueryClient();
  const showSelection = useSelectionToast();
  return (card) => {
    const boards = queryClient.getQueriesData<Board>({ queryKey: boardsKey(place) });
    const before = boards.map(([, board]) => board && findCard(board, card.applicationId)).find(Boolean);
    if (!before || before.version >= card.version) return;
    if (card.stage === 'hired' && before.stage !== 'hired') showSelection(card, 'hired');
    else if (card.selectedAt !== null && before.selectedAt === null) showSelection(card, 'selected');
  };
}
