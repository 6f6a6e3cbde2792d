import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, Skeleton } from '#ui/states/skeleton.tsx';
import { panelQuery } from '../board-queries.ts';
import { PanelCard } from './panel-card.tsx';
import styles from './panel.module.css';

/** The projects of one kind, those that changed last first. */
export function PanelColumn({ kind, search }: { kind: 'running' | 'finished'; search: string | undefined }) {
  const { t } = useTranslation('tasks/board');
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    panelQuery(kind, search),
  );
  const projects = data?.pages.flatMap((page) => page.projects) ?? [];
  return (
    <section className={styles.column} aria-label={t(`panel.${kind}`)}>
      <h2>{t(`panel.${kind}`)}</h2>
      {!data && !error && (
        <Loading label={t('panel.loading')}>
          <Skeleton width="100%" height={120} />
        </Loading>
      )}
      {!data && error && (
        <LoadError
          error={error}
          title={t(`failed.load.${kind}`)}
          onRetry={() => void refetch()}
          retrying={isFetching}
          compact
        />
      )}
      {data && projects.length === 0 && (
        <p className="meta">{t(search === undefined ? `panel.empty.${kind}` : 'panel.noMatch')}</p>
      )}
      <ul className={styles.cards}>
        {projects.map((project) => (
          <li key={project.projectId}>
            <PanelCard project={project} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('panel.more')}
        </Button>
      )}
    </section>
  );
}
