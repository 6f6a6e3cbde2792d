import { useQuery } from '@tanstack/react-query';
import { type OwnReference, ownReferencesQuery } from '#references/web/api.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { currentLanguage, useTranslation } from '#ui/i18n.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { Card } from '#ui/page/card.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { SkeletonText } from '#ui/states/skeleton.tsx';
import { AskButton } from './ask-button.tsx';
import styles from './own.module.css';

const tones = { asked: 'info', answered: 'success', declined: 'neutral', lapsed: 'neutral' } as const;

/** Whom the professional asked for references and what became of it; the profile shows it when one comes near it. */
export function OwnReferences() {
  const { t } = useTranslation('references/own');
  const { data, error, refetch, isRefetching } = useQuery(ownReferencesQuery);
  return (
    <Card title={t('title')} action={data && <AskButton disabled={data.left === 0} />}>
      <p className="sub">{t('lead')}</p>
      {!data &&
        (error ? (
          <LoadError compact error={error} onRetry={() => void refetch()} retrying={isRefetching} />
        ) : (
          <SkeletonText lines={3} />
        ))}
      {data && (
        <>
          {data.references.length === 0 && <p className={styles.none}>{t('none')}</p>}
          <ul className={styles.list}>
            {data.references.map((reference) => (
              <Entry key={reference.referenceId} reference={reference} />
            ))}
          </ul>
          <p className="meta">{data.left === 0 ? t('full') : t('left', { count: data.left })}</p>
        </>
      )}
    </Card>
  );
}

function Entry({ reference }: { reference: OwnReference }) {
  const { t } = useTranslation('references/own');
  const { name, jobTitle, company, email, job, state, askedAt, endedAt, until } = reference;
  return (
    <li>
      <div className={styles.who}>
        <b>{name}</b> <Pill tone={tones[state]}>{t(`state.${state}`)}</Pill>
      </div>
      <p>{t('at', { jobTitle, company })}</p>
      {job && <p className="sub">{t('for', job)}</p>}
      <p className="meta">
        {email} · {t(`when.${state}`)} <RelativeTime moment={endedAt ?? askedAt} />
      </p>
      {state === 'asked' && (
        <p className="meta">{t('untilDay', { day: dayInWords(new Date(until), currentLanguage()) })}</p>
      )}
    </li>
  );
}
