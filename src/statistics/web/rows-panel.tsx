import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { overdueCandidatesPath } from '#pipeline/paths.ts';
import { LoadMore } from '#ui/table/pager.tsx';
import { SidePanel } from '#ui/page/side-panel.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import { positionRowKinds } from '#statistics/rules/rows.ts';
import { CandidateItem, PositionItem } from './row-items.tsx';
import { type About, rowsQuery } from './statistics-queries.ts';
import type { OpenRows } from './search/statistics-search.ts';
import styles from './statistics.module.css';

interface RowsPanelProps {
  about: About;
  open: OpenRows;
  /** All companies of the product: whose rows they would be is chosen first. */
  isEveryCompany: boolean;
  onClose: () => void;
}

/** The candidates or vacancies that a figure counts, with links to them. */
export function RowsPanel({ about, open, isEveryCompany, onClose }: RowsPanelProps) {
  const { t } = useTranslation('statistics');
  const pages = useInfiniteQuery({ ...rowsQuery(about, open), enabled: !isEveryCompany });
  const title = useRowsTitle(open);
  const candidates = pages.data?.pages.flatMap((page) => page.candidates) ?? [];
  const positions = pages.data?.pages.flatMap((page) => page.positions) ?? [];
  const isOfPositions = positionRowKinds.some((kind) => kind === open.rows);
  const isEmpty = pages.data !== undefined && candidates.length + positions.length === 0;
  return (
    <SidePanel
      label={title}
      position={<b>{title}</b>}
      onClose={onClose}
      {...(open.rows === 'late' &&
        about.projectId === undefined && {
          foot: <ButtonLink to={overdueCandidatesPath}>{t('rows.board')}</ButtonLink>,
        })}
    >
      {isEveryCompany && (
        <EmptyState
          compact
          illustration="search"
          title={t('company.chooseTitle')}
          description={t('company.chooseText')}
        />
      )}
      {pages.isError && !pages.data && (
        <LoadError error={pages.error} onRetry={() => void pages.refetch()} retrying={pages.isFetching} compact />
      )}
      {pages.isLoading && (
        <Loading>
          <SkeletonText lines={8} />
        </Loading>
      )}
      {isEmpty && (
        <EmptyState
          compact
          illustration={isOfPositions ? 'documents' : 'people'}
          title={t(isOfPositions ? 'rows.emptyPositions' : 'rows.empty')}
          description={t(isOfPositions ? 'rows.emptyPositionsText' : 'rows.emptyText')}
        />
      )}
      <ul className={styles.items} aria-label={title}>
        {candidates.map((row) => (
          <CandidateItem key={row.applicationId} row={row} rows={open.rows} />
        ))}
        {positions.map((row) => (
          <PositionItem key={row.positionId} row={row} />
        ))}
      </ul>
      <LoadMore
        hasMore={pages.hasNextPage}
        loading={pages.isFetchingNextPage}
        onMore={() => void pages.fetchNextPage()}
      />
    </SidePanel>
  );
}

function useRowsTitle({ rows, stage, departure, source }: OpenRows): string {
  const { t } = useTranslation('statistics');
  const kinds: Partial<Record<OpenRows['rows'], string>> = {
    reached: t('rows.reached'),
    left: t('rows.left'),
    stay: t('rows.stay'),
    ...(source && { came: t('rows.source') }),
  };
  const details = [
    stage && t(`stages.${stage}`),
    departure && t(`departures.${departure}`),
    source && t(`sources.${source}`),
  ].filter((one) => one !== undefined);
  const figure = kinds[rows] ?? t(`figures.${rows}`);
  return details.length === 0 ? figure : t('rows.titleWith', { figure, detail: details.join(' · ') });
}
