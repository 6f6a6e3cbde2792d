import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { isOwnSelection } from './own-selections.ts';

/** Reports that somebody else has just selected or hired; the user's own actions are not reported. */
export function useSelectionToast(): (card: CandidateCard, news: 'hired' | 'selected') => void {
  const { t } = useTranslation('pipeline/selection');
  return (card, news) => {
    if (isOwnSelection(card.applicationId)) return;
    toast.info(t(`news.${news}`, { name: personName(card.name) }), { description: t(`news.${news}Text`) });
  };
}
