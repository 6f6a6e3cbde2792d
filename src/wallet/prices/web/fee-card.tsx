import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { approvalsPath } from '#second-approvals/paths.ts';
import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { Card } from '#ui/page/card.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import styles from './prices.module.css';
import { serviceFeesQuery } from './prices-queries.ts';
import { shareText } from '#ui/marks/share-text.ts';

const FeeDialog = lazyPart(async () => (await import('./fee-dialog.tsx')).FeeDialog);

const tones = { asked: 'warning', approved: 'success', dropped: 'neutral' } as const;

/** Today's rate of the service fee, and those that were asked for. */
export function FeeCard() {
  const { t } = useTranslation('wallet/prices');
  const { data, error, refetch, isFetching } = useQuery(serviceFeesQuery);
  const [isAsking, setAsking] = useState(false);
  const day = (moment: string) =>
    new Date(moment).toLocaleDateString(currentLocale(), { dateStyle: 'long', timeZone: HOME_TIME_ZONE });
  return (
    <Card title={t('fees.title')} action={<Button onClick={() => setAsking(true)}>{t('fees.ask')}</Button>}>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      <p className="sub">{t('fees.purpose')}</p>
      <p className={styles.today}>
        {t('fees.today')}: <b className="num">{data ? shareText(data.todayBasisPoints) : '…'}</b>
      </p>
      {data && data.fees.length > 0 && (
        <ul className={styles.fees} aria-label={t('fees.list')}>
          {data.fees.map(({ feeId, basisPoints, startsAt, state, askedBy, project }) => (
            <li key={feeId}>
              <b className="num">{shareText(basisPoints)}</b>
              <span>
                {t('fees.starts')} {day(startsAt)}
              </span>
              {project !== null && <span>{t('fees.ofProject', { project })}</span>}
              <Pill tone={tones[state]}>{t(`fees.states.${state}`)}</Pill>
              <span className="meta">{personName(askedBy)}</span>
              {state === 'asked' && <PageLink to={approvalsPath}>{t('fees.toApprovals')}</PageLink>}
            </li>
          ))}
        </ul>
      )}
      {isAsking && <FeeDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}
