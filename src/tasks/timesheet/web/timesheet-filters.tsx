import { TextInput } from '@mantine/core';
import { Button } from '#platform/ui/controls/button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { personName } from '#platform/ui/marks/person-name.ts';
import { FilterChip, OptionFilter } from '#platform/ui/table/filter-chip.tsx';
import { SearchField } from '#platform/ui/table/search-field.tsx';
import { Toolbar } from '#platform/ui/table/toolbar.tsx';
import type { BoardPart } from '#tasks/board/schemas.ts';
import { dayText } from '#tasks/board/web/task-words.ts';
import type { TimesheetStatus } from '#tasks/hours/rules/entry-life.ts';
import { monthOf, type Period } from '#tasks/timesheet/rules/periods.ts';
import type { TimesheetSearch } from './addresses.ts';
import styles from './timesheet.module.css';

interface TimesheetFiltersProps {
  people: readonly { memberId: string; name: string }[];
  /** That can be chosen. */
  statuses: readonly TimesheetStatus[];
  part: BoardPart;
  search: TimesheetSearch;
  change: (next: TimesheetSearch) => void;
}

const orNothing = <Value,>(values: Value[]) => (values.length > 0 ? values : undefined);

/** The reader's own today, as `YYYY-MM-DD`. */
const today = () => new Intl.DateTimeFormat('en-CA').format(new Date());

export function TimesheetFilters({ people, statuses, part, search, change }: TimesheetFiltersProps) {
  const { t } = useTranslation('tasks/timesheet');
  const { from, to } = search;
  const chosen =
    from === undefined && to === undefined
      ? null
      : t(from === undefined ? 'period.until' : to === undefined ? 'period.since' : 'period.range', {
          from: from && dayText(from),
          to: to && dayText(to),
        });
  return (
    <Toolbar label={t('toolbar')}>
      <SearchField
        label={t('search')}
        value={search.search ?? ''}
        onSearch={(text) => change({ search: text === '' ? undefined : text })}
      />
      <FilterChip label={t('period.entire')} chosen={chosen} onClear={() => change({ from: undefined, to: undefined })}>
        {(close) => {
          const choose = (period: Period | { from: undefined; to: undefined }) => {
            change(period);
            close();
          };
          return (
            <div className={styles.period}>
              <TextInput
                type="date"
                label={t('period.from')}
                value={from ?? ''}
                max={to}
                onChange={({ currentTarget }) => change({ from: currentTarget.value || undefined })}
              />
              <TextInput
                type="date"
                label={t('period.to')}
                value={to ?? ''}
                min={from}
                onChange={({ currentTarget }) => change({ to: currentTarget.value || undefined })}
              />
              <Button size="sm" onClick={() => choose(monthOf(today(), 0))}>
                {t('period.thisMonth')}
              </Button>
              <Button size="sm" onClick={() => choose(monthOf(today(), 1))}>
                {t('period.lastMonth')}
              </Button>
              <Button size="sm" onClick={() => choose({ from: undefined, to: undefined })}>
                {t('period.entire')}
              </Button>
            </div>
          );
        }}
      </FilterChip>
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
