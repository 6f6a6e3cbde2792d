import { TextInput } from '@mantine/core';
import { monthOf } from '#platform/calendar/month-period.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { dayText } from '#ui/marks/date-text.ts';
import { FilterChip } from './filter-chip.tsx';
import styles from './period-filter.module.css';

/** Local dates, both included; without them the entire period. */
export interface PeriodSearch {
  from?: string | undefined;
  to?: string | undefined;
}

/** The reader's own today, as `YYYY-MM-DD`. */
const today = () => new Intl.DateTimeFormat('en-CA').format(new Date());

/** Narrows a list to some days, or to this or the last month. */
export function PeriodFilter({ from, to, onChange }: PeriodSearch & { onChange: (period: PeriodSearch) => void }) {
  const { t } = useTranslation('platform/period');
  const entire = { from: undefined, to: undefined };
  const chosen =
    from === undefined && to === undefined
      ? null
      : t(from === undefined ? 'until' : to === undefined ? 'since' : 'range', {
          from: from && dayText(from),
          to: to && dayText(to),
        });
  return (
    <FilterChip label={t('entire')} chosen={chosen} onClear={() => onChange(entire)}>
      {(close) => {
        const choose = (period: PeriodSearch) => {
          onChange(period);
          close();
        };
        return (
          <div className={styles.period}>
            <TextInput
              type="date"
              label={t('from')}
              value={from ?? ''}
              max={to}
              onChange={({ currentTarget }) => onChange({ from: currentTarget.value || undefined, to })}
            />
            <TextInput
              type="date"
              label={t('to')}
              value={to ?? ''}
              min={from}
              onChange={({ currentTarget }) => onChange({ from, to: currentTarget.value || undefined })}
            />
            <Button size="sm" onClick={() => choose(monthOf(today(), 0))}>
              {t('thisMonth')}
            </Button>
            <Button size="sm" onClick={() => choose(monthOf(today(), 1))}>
              {t('lastMonth')}
            </Button>
            <Button size="sm" onClick={() => choose(entire)}>
              {t('entire')}
            </Button>
          </div>
        );
      }}
    </FilterChip>
  );
}
