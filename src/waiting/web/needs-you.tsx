import { useId } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconCheck, IconChevronRight } from '#ui/icons/icons.ts';
import { formatCount } from '#ui/marks/count-text.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { waitingPath } from '#waiting/paths.ts';
import { aboutOf, whatOf } from './item-words.ts';
import { UntilText } from './until-text.tsx';
import { useWaiting } from './use-waiting.ts';
import styles from './waiting.module.css';

const SHOWN = 5;

/** On top of landing pages: the first of what waits for the person. As high in every state, so that nothing below it moves. */
export function NeedsYou() {
  const { t } = useTranslation('waiting');
  const label = useId();
  const { data, isError, isFetching, refetch } = useWaiting();
  if (!data)
    return (
      <section className={styles.strip} aria-label={t('title')} aria-busy={!isError}>
        {isError ? (
          <p className={styles.calm}>
            {t('failed')}
            <Button size="sm" variant="quiet" loading={isFetching} onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          </p>
        ) : (
          <Skeleton width={220} height={16} />
        )}
      </section>
    );
  if (data.items.length === 0)
    return (
      <section className={styles.strip} aria-label={t('title')}>
        <p className={styles.calm}>
          <IconCheck size={18} aria-hidden="true" />
          {t('nothing')}
        </p>
      </section>
    );
  const { count, more } = data.total;
  return (
    <section className={styles.strip} aria-labelledby={label}>
      <div className={styles.label}>
        <p id={label}>{t('title')}</p>
        <PageLink to={waitingPath}>
          {t('all', { count, number: formatCount(count, more) })}
          <IconChevronRight size={16} aria-hidden="true" />
        </PageLink>
      </div>
      <ul className={styles.first}>
        {data.items.slice(0, SHOWN).map((item) => (
          <li key={`${item.kind} ${item.address} ${item.since}`}>
            <PageLink to={item.address}>
              <b className="clip">{whatOf(t, item)}</b>
              <span className="meta clip">
                {item.until && <UntilText until={item.until} />}
                {item.until && aboutOf(item) && ' · '}
                {aboutOf(item)}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
