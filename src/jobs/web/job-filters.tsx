import { useTranslation } from '#platform/ui/i18n.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { OptionFilter } from '#platform/ui/table/filter-chip.tsx';
import { SearchField } from '#platform/ui/table/search-field.tsx';
import { Toolbar } from '#platform/ui/table/toolbar.tsx';
import { areas, hiringModels, workModels } from '#projects/rules/terms.ts';
import { SaveSearch } from '#jobs/alerts/web/save-search.tsx';
import type { BoardSearch } from '#jobs/board/web/board-search.ts';
import { useViewer } from '#platform/ui/viewer.ts';

/** Changed filters start at the top: the vacancy in the preview may not match them. */
export function JobFilters({ search, onChange }: { search: BoardSearch; onChange: (next: BoardSearch) => void }) {
  const { t } = useTranslation('jobs');
  const isMember = useViewer()?.userRole === 'squadMember';
  const change = (key: keyof BoardSearch, value: string | readonly string[]) => {
    const { job: _, exact, ...others } = search;
    const kept = key === 'search' ? others : { ...others, ...(exact && { exact }) };
    onChange(Object.fromEntries(Object.entries({ ...kept, [key]: value }).filter(([, one]) => String(one).length > 0)));
  };
  const isFiltered = Object.keys(search).some((key) => key !== 'job');
  return (
    <Toolbar label={t('filter.label')}>
      <SearchField
        label={t('filter.search')}
        value={search.search ?? ''}
        onSearch={(text) => change('search', text.slice(0, 100))}
        width={320}
      />
      <OptionFilter
        label={t('filter.area')}
        options={areas.map((value) => ({ value, label: t(`area.${value}`) }))}
        value={search.area ?? []}
        onChange={(value) => change('area', value)}
      />
      <OptionFilter
        label={t('filter.hiringModel')}
        options={hiringModels.map((value) => ({ value, label: value }))}
        value={search.hiringModel ?? []}
        onChange={(value) => change('hiringModel', value)}
      />
      <OptionFilter
        label={t('filter.workModel')}
        options={workModels.map((value) => ({ value, label: t(`workModel.${value}`) }))}
        value={search.workModel ?? []}
        onChange={(value) => change('workModel', value)}
      />
      {isMember && <SaveSearch search={search} />}
      {isFiltered && (
        <Button variant="quiet" size="bar" onClick={() => onChange({})}>
          {t('filter.clear')}
        </Button>
      )}
    </Toolbar>
  );
}
