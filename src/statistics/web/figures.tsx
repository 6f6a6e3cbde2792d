import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Card } from '#ui/page/card.tsx';
import { Stack } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useLoadOnTouch } from '#ui/use-load-on-touch.ts';
import { projectPaths } from '#projects/paths.ts';
import { Departures } from './departures.tsx';
import { CurrentTiles, PeriodTiles } from './figure-tiles.tsx';
import { dayWords } from './figure-words.ts';
import { Funnel } from './funnel.tsx';
import { Reasons } from './reasons.tsx';
import { Sources } from './sources.tsx';
import { type About, statisticsQuery } from './statistics-queries.ts';
import type { useStatisticsSearch } from './search/use-statistics-search.ts';
import { Stays } from './stays.tsx';
import styles from './statistics.module.css';

const loadRows = async () => (await import('./rows-panel.tsx')).RowsPanel;
const RowsPanel = lazyPart(loadRows);

const parts = [
  { key: 'funnel', Part: Funnel },
  { key: 'left', Part: Departures },
  { key: 'stay', Part: Stays },
  { key: 'sourcesOf', Part: Sources },
  { key: 'reasonsOf', Part: Reasons },
] as const;

/** All figures of a company or a project, and the rows behind the one that is open. */
export function Figures({ about, search, change }: { about: About } & ReturnType<typeof useStatisticsSearch>) {
  const { t } = useTranslation('statistics');
  const figures = useQuery(statisticsQuery(about));
  const view = figures.data;
  useLoadOnTouch(loadRows);
  const onOpen = (open: NonNullable<typeof search.open>) => change({ open });
  return (
    <>
      {figures.isError && !view && (
        <LoadError error={figures.error} onRetry={() => void figures.refetch()} retrying={figures.isFetching} framed />
      )}
      {figures.isPending && (
        <Loading>
          <Stack>
            <SkeletonCard height={104} />
            <SkeletonCard height={104} />
            <SkeletonCard height={340} />
          </Stack>
        </Loading>
      )}
      {view && (
        <div className={styles.body} aria-busy={figures.isPlaceholderData}>
          <h2 className={styles.heading}>{t('current')}</h2>
          {view.everyCompany && (
            <p className="sub">{t('company.looked', { count: view.everyCompany.lookedThrough })}</p>
          )}
          <CurrentTiles view={view} onOpen={onOpen} />
          <h2 className={styles.heading}>{view.since ? t('since', { date: dayWords(view.since) }) : t('sinceEver')}</h2>
          {view.came === 0 ? (
            <NobodyCame isAlways={view.since === null} onAlways={() => change({ period: 'all' })} />
          ) : (
            <>
              <PeriodTiles view={view} onOpen={onOpen} />
              <div className={classNames(styles.cards, search.view === 'tables' && styles.tables)}>
                {parts.map(({ key, Part }) => (
                  <Card key={key} title={t(`${key}.title`)}>
                    <p className={styles.cardText}>{t(`${key}.text`)}</p>
                    <Part view={view} asTable={search.view === 'tables'} onOpen={onOpen} />
                  </Card>
                ))}
              </div>
            </>
          )}
        </div>
      )}
      {search.open && view && (
        <RowsPanel
          key={JSON.stringify(search.open)}
          about={about}
          open={search.open}
          isEveryCompany={view.everyCompany !== null}
          onClose={() => change({ open: undefined })}
        />
      )}
    </>
  );
}

function NobodyCame({ isAlways, onAlways }: { isAlways: boolean; onAlways: () => void }) {
  const { t } = useTranslation('statistics');
  return (
    <EmptyState
      framed
      illustration="people"
      title={t(isAlways ? 'empty.title' : 'empty.period')}
      description={t(isAlways ? 'empty.text' : 'empty.periodText')}
      actions={
        isAlways ? (
          <ButtonLink to={projectPaths.list()}>{t('empty.projects')}</ButtonLink>
        ) : (
          <Button onClick={onAlways}>{t('empty.always')}</Button>
        )
      }
    />
  );
}
