import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { matchRatingPage } from '#suggestions/web/addresses.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { FactsStrip } from '#ui/page/facts-strip.tsx';
import { OptionFilter } from '#ui/table/filter-chip.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { RoomFor } from '#ui/page/room-for.tsx';
import { LoadMore } from '#ui/table/pager.tsx';
import { TwoLines } from '#ui/table/table-cells.tsx';
import { Toolbar } from '#ui/table/toolbar.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { projectPaths } from '#projects/paths.ts';
import { matchVerdicts, type MatchVerdict } from '#suggestions/rules/verdict.ts';
import { ratingsQuery } from './suggested/suggested-queries.ts';

const tones = { good: 'success', ok: 'warning', bad: 'danger' } as const;

/** Staff's ratings of suggestions beside the formula's points, to see whether the two agree. */
export function MatchRatingPage() {
  const { t } = useTranslation('suggestions');
  const navigate = useNavigate();
  const { verdict: asked } = matchRatingPage.useSearch();
  const verdict = matchVerdicts.find((one) => one === asked);
  const pages = useInfiniteQuery(ratingsQuery(verdict));
  const ratings = pages.data?.pages.flatMap((page) => page.ratings);
  const summary = pages.data?.pages[0]?.summary;
  // As many lines as the figures will probably take.
  const room = <RoomFor>{t('ratings.mean', { count: 10, points: 50 })}</RoomFor>;
  const filter = (next: MatchVerdict | undefined) =>
    void navigate({ to: '.', search: next ? { verdict: next } : {}, replace: true });
  return (
    <Page width="wide">
      <PageTitle title={t('ratings.title')} purpose={t('ratings.purpose')} />
      <Stack>
        <FactsStrip
          facts={
            summary?.map(({ verdict: name, count, meanPoints }) => ({
              label: t(`rating.${name}`),
              value: count === 0 ? t('ratings.none') : t('ratings.mean', { count, points: meanPoints }),
            })) ?? matchVerdicts.map((name) => ({ label: t(`rating.${name}`), value: room }))
          }
        />
        <Toolbar label={t('filters.label')}>
          <OptionFilter
            single
            label={t('ratings.filter')}
            options={matchVerdicts.map((value) => ({ value, label: t(`rating.${value}`) }))}
            value={verdict ? [verdict] : []}
            onChange={([next]) => filter(next)}
          />
        </Toolbar>
        {pages.isError && !ratings && (
          <LoadError error={pages.error} onRetry={() => void pages.refetch()} retrying={pages.isFetching} framed />
        )}
        {ratings?.length === 0 && (
          <EmptyState
            framed
            illustration="people"
            title={t(verdict ? 'ratings.emptyFiltered' : 'ratings.empty')}
            description={t('ratings.emptyText')}
          />
        )}
        {ratings?.length !== 0 && !pages.isError && (
          <DataTable
            label={t('ratings.title')}
            rows={ratings}
            rowId={(one) => one.ratingId}
            rowName={(one) => one.memberName}
            rowTo={(one) => projectPaths.suggested(one.projectId, one.positionIndex)}
            columns={[
              {
                key: 'professional',
                header: t('ratings.professional'),
                cell: (one) => <TwoLines title={one.memberName} meta={`${one.title} · ${one.companyName}`} />,
              },
              {
                key: 'verdict',
                header: t('ratings.verdict'),
                width: 150,
                cell: (one) => (
                  <Pill tone={tones[one.verdict]} size="sm">
                    {t(`rating.${one.verdict}`)}
                  </Pill>
                ),
              },
              { key: 'points', header: t('ratings.points'), width: 80, align: 'right', cell: (one) => one.points },
              { key: 'note', header: t('ratings.note'), width: 260, cell: (one) => one.note },
              {
                key: 'by',
                header: t('ratings.by'),
                width: 160,
                cell: (one) => <TwoLines title={one.raterName} meta={<RelativeTime moment={one.ratedAt} />} />,
              },
            ]}
          />
        )}
        <LoadMore
          hasMore={pages.hasNextPage}
          loading={pages.isFetchingNextPage}
          onMore={() => void pages.fetchNextPage()}
        />
      </Stack>
    </Page>
  );
}
