import { useTranslation } from '#platform/ui/i18n.ts';
import { Pill } from '#platform/ui/marks/pill.tsx';
import type { SquadCall } from './squad-queries.ts';

/** A professional's answer, that the company waits for it, or that the position is no longer open. */
export function CallPill({
  call: { answer, canAnswer, isOver },
}: {
  call: Pick<SquadCall, 'answer' | 'canAnswer' | 'isOver'>;
}) {
  const { t } = useTranslation('pipeline/selection/squad');
  if (isOver) return <Pill tone="neutral">{t('member.ended')}</Pill>;
  if (answer)
    return (
      <Pill tone={answer.answer === 'accepted' ? 'success' : 'neutral'}>{t(`member.answered.${answer.answer}`)}</Pill>
    );
  return canAnswer ? <Pill tone="warning">{t('member.waiting')}</Pill> : null;
}
