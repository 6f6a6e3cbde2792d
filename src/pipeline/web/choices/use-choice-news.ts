import { useQueryClient } from '@tanstack/react-query';
import type { Board, CandidateCard } from '#pipeline/shapes.ts';
import { useTranslation } from '#platform/ui/i18n.ts';
import { personName } from '#platform/ui/marks/person-name.ts';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import { findCard } from '../board-cache.ts';
import { boardsKey, type Place } from '../board-query.ts';
import { isOwnChoice } from './own-choices.ts';

/** Says that somebody else has just selected or hired: what the screen offered a moment ago is no longer possible. */
export function useChoiceNews(place: Place): (card: CandidateCard) => void {
  const queryClient = useQueryClient();
  const { t } = useTranslation('pipeline');
  return (card) => {
    if (isOwnChoice(card.applicationId)) return;
    const boards = queryClient.getQueriesData<Board>({ queryKey: boardsKey(place) });
    const before = boards.map(([, board]) => board && findCard(board, card.applicationId)).find(Boolean);
    if (!before || before.version >= card.version) return;
    const name = personName(card.name);
    if (card.stage === 'hired' && before.stage !== 'hired') {
      toast.info(t('news.hired', { name }), { description: t('news.hiredText') });
    } else if (card.selectedAt !== null && before.selectedAt === null) {
      toast.info(t('news.selected', { name }), { description: t('news.selectedText') });
    }
  };
}
