import { useQuery } from '@tanstack/react-query';
import type { Place } from '#pipeline/candidates/web/candidate-keys.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { remainingQuery } from './rejection-queries.ts';
import styles from './rejections.module.css';
import { momentText } from './send-dates.ts';
import { TellRemaining } from './tell-remaining.tsx';

interface RemainingNoteProps {
  place: Place;
  company: string | null;
  isAsking: boolean;
  onAsking: (isAsking: boolean) => void;
}

/** On the board of a filled vacancy: who has not been told yet, and when they will be. */
export function RemainingNote({ place, company, isAsking, onAsking }: RemainingNoteProps) {
  const { t } = useTranslation('pipeline/moving/rejections');
  const { data } = useQuery(remainingQuery(place));
  if (!data || data.remaining === 0) return null;
  return (
    <div className={styles.note}>
      <span>
        {t('notice.remaining', { count: data.remaining })}{' '}
        {data.plainMessageAt !== null && t('notice.remainingAt', { date: momentText(data.plainMessageAt) })}
      </span>
      <Button size="sm" onClick={() => onAsking(true)}>
        {t('notice.tellAll')}
      </Button>
      {isAsking && <TellRemaining place={place} company={company} onClose={() => onAsking(false)} />}
    </div>
  );
}
