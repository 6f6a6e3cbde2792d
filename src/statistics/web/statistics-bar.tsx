import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconDownload } from '#ui/icons/icons.ts';
import { SegmentedControl } from '#ui/page/segmented-control.tsx';
import { Toolbar } from '#ui/table/toolbar.tsx';
import { useDownload } from '#ui/use-download.ts';
import { periods } from '#statistics/rules/period.ts';
import { type About, downloadFigures, statisticsQuery } from './statistics-queries.ts';
import type { useStatisticsSearch } from './search/use-statistics-search.ts';

interface StatisticsBarProps extends ReturnType<typeof useStatisticsSearch> {
  about: About;
  /** Further filters. */
  children?: ReactNode;
}

/** The period, the layout, and the export. */
export function StatisticsBar({ about, search, change, children }: StatisticsBarProps) {
  const { t } = useTranslation('statistics');
  // Until the figures are loaded the button's space is reserved, so that nothing shifts for people who may export.
  const mayExport = useQuery(statisticsQuery(about)).data?.abilities.export ?? true;
  const download = useDownload(async (scope: About) => ({
    blob: await downloadFigures(scope),
    name: `${t('csv.file')}.csv`,
  }));
  return (
    <Toolbar
      label={t('filters')}
      wraps
      end={
        <>
          <SegmentedControl
            label={t('view.label')}
            value={search.view}
            onChange={(view) => change({ view })}
            options={(['charts', 'tables'] as const).map((value) => ({ value, label: t(`view.${value}`) }))}
          />
          {mayExport && (
            <Button
              size="bar"
              icon={<IconDownload size={18} aria-hidden="true" />}
              loading={download.isPending}
              onClick={() => download.mutate(about)}
            >
              {t('export')}
            </Button>
          )}
        </>
      }
    >
      <SegmentedControl
        label={t('period.label')}
        value={search.period}
        onChange={(period) => change({ period, open: undefined })}
        options={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
      />
      {children}
    </Toolbar>
  );
}
