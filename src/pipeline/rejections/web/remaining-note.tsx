import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Place } from '#pipeline/candidates/web/candidate-keys.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { remainingQuery } from './rejection-queries.ts';
import styles from './rejections.module.css';
import { momentText } from './send-dates.ts';
import { TellRemaining } from './tell-remaining.tsx';

/** On the board of a filled vacancy: who has not been told yet, and when they will be. */
export function RemainingNote({ place, company }: { place: Place; company: string | null }) {
  const { t } = useTranslation('pipeline/rejections');
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(remainingQuery(place));
  if (!data || data.remaining === 0) return null;
  return (
    <div className={styles.note}>
      <span>
        {t('notice.remaining', { count: data.remaining })}{' '}
        {data.plainMessageAt !== null && t('notice.remainingAt', { date: momentText(data.plainMessageAt) })}
      </span>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('notice.tellAll')}
      </Button>
      {isOpen && <TellRemaining place={place} company={company} onClose={() => setOpen(false)} />}
    </div>
  );
}
