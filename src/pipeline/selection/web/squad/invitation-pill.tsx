import { useTranslation } from '#ui/i18n.ts';
import { Pill } from '#ui/marks/pill.tsx';
import type { SquadInvitation } from './squad-queries.ts';

/** A professional's answer, that the company waits for it, or that the position is no longer open. */
export function InvitationPill({
  invitation: { answer, canAnswer, isOver },
}: {
  invitation: Pick<SquadInvitation, 'answer' | 'canAnswer' | 'isOver'>;
}) {
  const { t } = useTranslation('pipeline/selection/squad');
  if (isOver) return <Pill tone="neutral">{t('member.ended')}</Pill>;
  if (answer)
    return (
      <Pill tone={answer.answer === 'accepted' ? 'success' : 'neutral'}>{t(`member.answered.${answer.answer}`)}</Pill>
    );
  return canAnswer ? <Pill tone="warning">{t('member.waiting')}</Pill> : null;
}
