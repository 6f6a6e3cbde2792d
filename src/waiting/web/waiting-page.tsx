import { useQuery } from '@tanstack/react-query';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconChevronRight } from '#ui/icons/icons.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import type { Waiting, WaitingItem } from './api.ts';
import { aboutOf, whatOf } from './item-words.ts';
import { UntilText } from './until-text.tsx';
import { waitingQuery } from './waiting-query.ts';
import styles from './waiting.module.css';

/** Everything that waits for the person, by kind; the most urgent kind first. */
export function WaitingPage() {
  const { t } = useTranslation('waiting');
  const list = useQuery(waitingQuery);
  return (
    <Page>
      <PageTitle title={t('title')} purpose={t('purpose')} />
      {list.isPending && (
        <Loading>
          <SkeletonCard height={180} />
        </Loading>
      )}
      {list.isError && !list.data && (
        <LoadError error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} framed />
      )}
      {list.data?.items.length === 0 && (
        <EmptyState framed illustration="crane" title={t('nothing')} description={t('nothingText')} />
      )}
      {list.data && <Groups waiting={list.data} />}
    </Page>
  );
}

function Groups({ waiting: { items, counts } }: { waiting: Waiting }) {
  const { t } = useTranslation('waiting');
  return [...Map.groupBy(items, ({ kind }) => kind)].map(([kind, ofKind]) => (
    <section key={kind} className={styles.group} aria-labelledby={kind}>
      <h2 id={kind}>{whatOf(t, { kind, ...(counts[kind] ?? { count: ofKind.length, more: false }) })}</h2>
      <ul className={styles.rows}>
        {ofKind.map((item) => (
          <li key={`${item.address} ${item.since}`}>
            <Row item={item} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Row({ item }: { item: WaitingItem }) {
  const { t } = useTranslation('waiting');
  const what = whatOf(t, item);
  const about = aboutOf(item);
  return (
    <PageLink to={item.address}>
      <span>
        {about || what}
        {about && item.count > 1 && <span className="meta"> · {what}</span>}
      </span>
      {item.until && (
        <span className="meta">
          <UntilText until={item.until} />
        </span>
      )}
      <IconChevronRight size={16} aria-hidden="true" />
    </PageLink>
  );
}
