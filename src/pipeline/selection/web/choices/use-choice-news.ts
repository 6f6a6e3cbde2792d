import { useQueryClient } from '@tanstack/react-query';
import type { Board, CandidateCard } from '#pipeline/candidates/shapes.ts';
import { findCard } from '#pipeline/candidates/web/board-cache.ts';
import { boardsKey, type Place } from '#pipeline/candidates/web/candidate-keys.ts';
import { useTellChoice } from './use-tell-choice.ts';

/** Says that somebody else has just selected or hired: what the screen offered a moment ago is no longer possible. */
export function useChoiceNews(place: Place): (card: CandidateCard) => void {
  const queryClient = useQueryClient();
  const tellChoice = useTellChoice();
  return (card) => {
    const boards = queryClient.getQueriesData<Board>({ queryKey: boardsKey(place) });
    const before = boards.map(([, board]) => board && findCard(board, card.applicationId)).find(Boolean);
    if (!before || before.version >= card.version) return;
    if (card.stage === 'hired' && before.stage !== 'hired') tellChoice(card, 'hired');
    else if (card.selectedAt !== null && before.selectedAt === null) tellChoice(card, 'selected');
  };
}
