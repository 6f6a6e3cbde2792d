import { useTranslation } from '#platform/ui/i18n.ts';
import { Pill } from '#platform/ui/marks/pill.tsx';
import type { SquadCall } from './squad-queries.ts';

/** A professional's answer, or that the company waits for it. */
export function CallPill({ call: { answer, canAnswer } }: { call: Pick<SquadCall, 'answer' | 'canAnswer'> }) {
  const { t } = useTranslation('pipeline/squad');
  if (answer)
    return (
      <Pill tone={answer.answer === 'accepted' ? 'success' : 'neutral'}>{t(`member.answered.${answer.answer}`)}</Pill>
    );
  return canAnswer ? <Pill tone="warning">{t('member.waiting')}</Pill> : null;
}
