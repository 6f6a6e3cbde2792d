import { useTranslation } from '#ui/i18n.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/controls/button.tsx';
import { OptionFilter } from '#ui/table/filter-chip.tsx';
import { SearchField } from '#ui/table/search-field.tsx';
import { Toolbar } from '#ui/table/toolbar.tsx';
import { areas, hiringModels, workModels } from '#projects/rules/terms.ts';
import { SaveSearch } from '#jobs/alerts/web/save-search.tsx';
import { type BoardSearch, isFiltered } from '#jobs/board/web/board-search.ts';
import { FineFilters } from '#jobs/board/web/fine-filters.tsx';
import styles from '#jobs/board/web/jobs.module.css';
import { useViewer } from '#ui/viewer.ts';

/** Changed filters start at the top: the vacancy in the preview may not match them. */
export function JobFilters({ search, onChange }: { search: BoardSearch; onChange: (next: BoardSearch) => void }) {
  const { t } = useTranslation('jobs');
  const isMember = useViewer()?.userRole === 'squadMember';
  const change = (changes: BoardSearch) => {
    const { job: _, exact, ...others } = search;
    const kept = 'search' in changes ? others : { ...others, ...(exact && { exact }) };
    onChange(Object.fromEntries(Object.entries({ ...kept, ...changes }).filter(([, one]) => String(one ?? '') !== '')));
  };
  const filtered = isFiltered(search);
  return (
    <Toolbar label={t('filter.label')}>
      <SearchField
        label={t('filter.search')}
        value={search.search ?? ''}
        onSearch={(text) => change({ search: text.slice(0, 100) })}
        width={320}
      />
      <OptionFilter
        label={t('filter.area')}
        options={areas.map((value) => ({ value, label: t(`area.${value}`) }))}
        value={search.area ?? []}
        onChange={(area) => change({ area })}
      />
      <OptionFilter
        label={t('filter.hiringModel')}
        options={hiringModels.map((value) => ({ value, label: value }))}
        value={search.hiringModel ?? []}
        onChange={(hiringModel) => change({ hiringModel })}
      />
      <OptionFilter
        label={t('filter.workModel')}
        options={workModels.map((value) => ({ value, label: t(`workModel.${value}`) }))}
        value={search.workModel ?? []}
        onChange={(workModel) => change({ workModel })}
      />
      <FineFilters search={search} onChange={change} />
      {/* They keep their room while nothing is filtered, so that the list stays where it is when somebody begins to type. */}
      <span className={classNames(styles.onFiltered, !filtered && styles.idle)}>
        {isMember && <SaveSearch search={search} />}
        <Button variant="quiet" size="bar" onClick={() => onChange({})}>
          {t('filter.clear')}
        </Button>
      </span>
    </Toolbar>
  );
}
