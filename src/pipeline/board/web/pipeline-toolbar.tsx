import { memo } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { stages } from '#applications/rules/stages.ts';
import { IconLayoutKanban, IconList } from '#ui/icons/icons.ts';
import { OptionFilter } from '#ui/table/filter-chip.tsx';
import { SearchField } from '#ui/table/search-field.tsx';
import { SegmentedControl } from '#ui/page/segmented-control.tsx';
import { Toolbar } from '#ui/table/toolbar.tsx';
import type { Board } from '#pipeline/candidates/schemas.ts';
import type { PipelineSearch } from '#pipeline/candidates/web/pipeline-search.ts';
import type { usePipelineSearch } from './use-pipeline-search.ts';

interface PipelineToolbarProps extends Pick<Board, 'total' | 'skillOptions'> {
  search: PipelineSearch;
  view: 'board' | 'list';
  change: ReturnType<typeof usePipelineSearch>['change'];
}

const orNothing = <Value,>(values: Value[]) => (values.length > 0 ? values : undefined);

/** Not rendered again for each move of a card. */
export const PipelineToolbar = memo(function PipelineToolbar({
  total,
  skillOptions,
  search,
  view,
  change,
}: PipelineToolbarProps) {
  const { t } = useTranslation('pipeline/board');
  const { t: name } = useTranslation('pipeline/candidates');
  return (
    <Toolbar label={t('page.toolbar')} end={t('page.total', { count: total })}>
      <SegmentedControl
        label={t('page.view')}
        value={view}
        onChange={(next) => change({ view: next })}
        options={[
          { value: 'board', label: t('page.board'), icon: <IconLayoutKanban aria-hidden="true" /> },
          { value: 'list', label: t('page.list'), icon: <IconList aria-hidden="true" /> },
        ]}
      />
      <SearchField
        label={t('page.search')}
        value={search.search ?? ''}
        onSearch={(text) => change({ search: text === '' ? undefined : text })}
      />
      {skillOptions.length > 0 && (
        <OptionFilter
          label={t('page.skills')}
          options={skillOptions.map((skill) => ({ value: skill, label: skill }))}
          value={search.skills ?? []}
          onChange={(skills) => change({ skills: orNothing(skills) })}
        />
      )}
      <OptionFilter
        label={name('filter.suggestion')}
        single
        options={(['yes', 'no'] as const).map((value) => ({ value, label: name(`suggested.${value}`) }))}
        value={search.suggested === undefined ? [] : [search.suggested ? 'yes' : 'no']}
        onChange={([chosen]) => change({ suggested: chosen === undefined ? undefined : chosen === 'yes' })}
      />
      {view === 'list' && (
        <OptionFilter
          label={t('page.stage')}
          options={stages.map((stage) => ({ value: stage, label: t(`pipeline/candidates:stage.${stage}`) }))}
          value={search.stages ?? []}
          onChange={(chosen) => change({ stages: orNothing(chosen) })}
        />
      )}
    </Toolbar>
  );
});
