import { stages } from '#applications/rules/stages.ts';
import { candidateSources } from '#applications/rules/candidate-sources.ts';
import { useTranslation } from '#ui/i18n.ts';
import { IconLayoutKanban, IconTable } from '#ui/icons/icons.ts';
import { OptionFilter } from '#ui/table/filter-chip.tsx';
import { SearchField } from '#ui/table/search-field.tsx';
import { SegmentedControl } from '#ui/page/segmented-control.tsx';
import { Toolbar } from '#ui/table/toolbar.tsx';
import type { CompanyOptions } from '#pipeline/candidates/web/company-options.ts';
import type { CompanySearch } from './company-search.ts';
import type { CompanyChange } from './use-company-search.ts';

interface CompanyToolbarProps {
  options: CompanyOptions;
  search: CompanySearch;
  layout: 'board' | 'table';
  total: string | null;
  change: (next: CompanyChange) => void;
}

const orNothing = <Value,>(values: Value[]) => (values.length > 0 ? values : undefined);

/** All filters of a company's candidates. */
export function CompanyToolbar({ options, search, layout, total, change }: CompanyToolbarProps) {
  const { t } = useTranslation('pipeline/company');
  const { t: say } = useTranslation('pipeline/board');
  const { projectIds = [], positionIds = [] } = search;
  const positions = options.positions.filter(
    ({ projectId }) => projectIds.length === 0 || projectIds.includes(projectId),
  );
  return (
    <Toolbar label={say('page.toolbar')} end={total}>
      <SegmentedControl
        label={say('page.view')}
        value={layout}
        onChange={(next) => change({ layout: next })}
        options={[
          { value: 'board', label: say('page.board'), icon: <IconLayoutKanban aria-hidden="true" /> },
          { value: 'table', label: t('filter.table'), icon: <IconTable aria-hidden="true" /> },
        ]}
      />
      <SearchField
        label={say('page.search')}
        value={search.search ?? ''}
        onSearch={(text) => change({ search: text === '' ? undefined : text })}
      />
      <OptionFilter
        label={t('filter.project')}
        options={options.projects.map(({ id, title }) => ({ value: id, label: title }))}
        value={projectIds}
        onChange={(chosen) => change({ projectIds: orNothing(chosen), positionIds: undefined })}
      />
      <OptionFilter
        label={say('page.position')}
        options={positions.map(({ id, title, project }) => ({
          value: id,
          label: title === project ? title : `${title} · ${project}`,
        }))}
        value={positionIds}
        onChange={(chosen) => change({ positionIds: orNothing(chosen) })}
      />
      <OptionFilter
        label={say('page.stage')}
        options={stages.map((stage) => ({ value: stage, label: say(`pipeline/candidates:stage.${stage}`) }))}
        value={search.stages ?? []}
        onChange={(chosen) => change({ stages: orNothing(chosen) })}
      />
      {options.tags.length > 0 && (
        <OptionFilter
          label={t('filter.tag')}
          options={options.tags.map(({ tagId, name }) => ({ value: tagId, label: name }))}
          value={search.tagIds ?? []}
          onChange={(chosen) => change({ tagIds: orNothing(chosen) })}
        />
      )}
      {options.skills.length > 0 && (
        <OptionFilter
          label={say('page.skills')}
          options={options.skills.map((skill) => ({ value: skill, label: skill }))}
          value={search.skills ?? []}
          onChange={(chosen) => change({ skills: orNothing(chosen) })}
        />
      )}
      <OptionFilter
        label={t('filter.waiting')}
        options={[{ value: 'overdue', label: t('filter.overdue') }]}
        value={search.overdue ? ['overdue'] : []}
        onChange={(chosen) => change({ overdue: chosen.length > 0 ? true : undefined })}
      />
      <OptionFilter
        label={t('filter.source')}
        options={candidateSources.map((source) => ({ value: source, label: t(`source.${source}`) }))}
        value={search.sources ?? []}
        onChange={(chosen) => change({ sources: orNothing(chosen) })}
      />
      <OptionFilter
        single
        label={t('pipeline/candidates:filter.suggestion')}
        options={(['yes', 'no'] as const).map((value) => ({
          value,
          label: t(`pipeline/candidates:suggested.${value}`),
        }))}
        value={search.suggested ? [search.suggested] : []}
        onChange={([first]) => change({ suggested: first })}
      />
    </Toolbar>
  );
}
