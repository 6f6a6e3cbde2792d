import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { OptionFilter } from '#ui/table/filter-chip.tsx';
import { PeriodFilter } from '#ui/table/period-filter.tsx';
import { SearchField } from '#ui/table/search-field.tsx';
import { Toolbar } from '#ui/table/toolbar.tsx';
import type { BoardPart } from '#tasks/rules/board-parts.ts';
import type { TimesheetStatus } from '#timesheets/hours/rules/entry-life.ts';
import type { TimesheetSearch } from './addresses.ts';

interface TimesheetFiltersProps {
  people: readonly { memberId: string; name: string }[];
  /** That can be chosen. */
  statuses: readonly TimesheetStatus[];
  part: BoardPart;
  search: TimesheetSearch;
  change: (next: TimesheetSearch) => void;
}

const orNothing = <Value,>(values: Value[]) => (values.length > 0 ? values : undefined);

export function TimesheetFilters({ people, statuses, part, search, change }: TimesheetFiltersProps) {
  const { t } = useTranslation('timesheets/timesheet');
  return (
    <Toolbar label={t('toolbar')}>
      <SearchField
        label={t('search')}
        value={search.search ?? ''}
        onSearch={(text) => change({ search: text === '' ? undefined : text })}
      />
      <PeriodFilter from={search.from} to={search.to} onChange={change} />
      {part !== 'professional' && people.length > 1 && (
        <OptionFilter
          label={t('professionals')}
          options={people.map(({ memberId, name }) => ({ value: memberId, label: personName(name) }))}
          value={search.professionals ?? []}
          onChange={(professionals) => change({ professionals: orNothing(professionals) })}
        />
      )}
      <OptionFilter
        label={t('paymentStatus')}
        options={statuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
        value={search.status ?? []}
        onChange={(status) => change({ status: orNothing(status) })}
      />
    </Toolbar>
  );
}
