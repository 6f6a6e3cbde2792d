import type { CandidateCard } from '#pipeline/candidates/shapes.ts';
import { useTranslation } from '#platform/ui/i18n.ts';
import { personName } from '#platform/ui/marks/person-name.ts';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import { isOwnChoice } from './own-choices.ts';

/** Says that somebody else has just selected or hired; of what the person at this screen did nothing is news. */
export function useTellChoice(): (card: CandidateCard, news: 'hired' | 'selected') => void {
  const { t } = useTranslation('pipeline');
  return (card, news) => {
    if (isOwnChoice(card.applicationId)) return;
    toast.info(t(`news.${news}`, { name: personName(card.name) }), { description: t(`news.${news}Text`) });
  };
}
