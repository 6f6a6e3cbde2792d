import { Modal } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { IconChevronLeft, IconChevronRight } from '#ui/icons/icons.ts';
import { personName } from '#ui/marks/person-name.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import type { Column } from '#ui/table/data-table-types.ts';
import '#ui/theme/full-styles.ts';
import { hoursText } from '#ui/marks/number-format.ts';
import { minutesText } from '#timesheets/hours/web/hours-words.ts';
import { monthBeside, monthText } from '#timesheets/professionals/web/month-words.ts';
import styles from './balance.module.css';
import { type BalanceRow, projectBalanceQuery } from './balance-queries.ts';
import { BalanceText } from './balance-text.tsx';

interface ProjectBalanceProps {
  projectId: string;
  onClose: () => void;
}

/** Agreed and worked hours of everybody in a project, month by month (TIM-06, TSK-07). */
export function ProjectBalance({ projectId, onClose }: ProjectBalanceProps) {
  const { t } = useTranslation('timesheets/balance');
  const [month, setMonth] = useState<string>();
  const { data, error, refetch, isFetching } = useQuery({
    ...projectBalanceQuery(projectId, month),
    placeholderData: keepPreviousData,
  });
  const shown = month ?? data?.month;
  const columns = useColumns();
  return (
    <Modal opened onClose={onClose} title={t('title')} closeButtonProps={{ 'aria-label': t('close') }} size={860}>
      <p className="sub">{t('about')}</p>
      {shown !== undefined && (
        <div className={styles.turn}>
          <IconButton label={t('previousMonth')} outlined onClick={() => setMonth(monthBeside(shown, -1))}>
            <IconChevronLeft size={18} aria-hidden="true" />
          </IconButton>
          <IconButton label={t('nextMonth')} outlined onClick={() => setMonth(monthBeside(shown, 1))}>
            <IconChevronRight size={18} aria-hidden="true" />
          </IconButton>
          <h3 aria-live="polite">{monthText(shown)}</h3>
        </div>
      )}
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} compact />}
      {data && data.professionals.length === 0 ? (
        <EmptyState illustration="calendar" title={t('empty')} description={t('emptyHint')} compact />
      ) : (
        !(error && !data) && (
          <DataTable
            label={t('title')}
            columns={columns}
            rows={data?.professionals}
            rowId={({ professionalId }) => professionalId}
            skeletonRows={3}
          />
        )
      )}
    </Modal>
  );
}

function useColumns(): Column<BalanceRow>[] {
  const { t } = useTranslation('timesheets/balance');
  return [
    { key: 'name', header: t('professional'), cell: ({ name }) => personName(name) },
    {
      key: 'agreed',
      header: t('agreed'),
      width: 110,
      align: 'right',
      cell: ({ monthlyHours }) => (monthlyHours === null ? '–' : hoursText(monthlyHours)),
      narrow: 'hidden',
    },
    {
      key: 'expected',
      header: t('expected'),
      width: 110,
      align: 'right',
      cell: ({ dueMinutes }) => (dueMinutes === null ? '–' : minutesText(dueMinutes)),
      narrow: 'hidden',
    },
    {
      key: 'worked',
      header: t('worked'),
      width: 110,
      align: 'right',
      cell: ({ minutes }) => minutesText(minutes),
      narrow: 'meta',
    },
    {
      key: 'balance',
      header: t('balance'),
      width: 150,
      align: 'right',
      cell: ({ balanceMinutes }) => <BalanceText minutes={balanceMinutes} />,
      narrow: 'end',
    },
    {
      key: 'weeks',
      header: t('weeks'),
      width: 190,
      cell: (member) => <Weeks weeks={member.weeks} />,
      narrow: 'meta',
    },
  ];
}

/** How many weeks the professional said were complete, and which are still open. */
function Weeks({ weeks }: Pick<BalanceRow, 'weeks'>) {
  const { t } = useTranslation('timesheets/balance');
  const open = weeks.filter(({ completedAt }) => completedAt === null);
  const done = weeks.length - open.length;
  if (weeks.length === 0) return '–';
  const dates = new Intl.DateTimeFormat(currentLocale(), { day: 'numeric', month: 'numeric', timeZone: 'UTC' });
  const days = new Intl.ListFormat(currentLocale()).format(open.map(({ weekOf }) => dates.format(new Date(weekOf))));
  return (
    <span className={styles.weeks}>
      {t('weeksDone', { done, total: weeks.length })}
      {open.length > 0 && <span className="meta">{t('weeksOpen', { days })}</span>}
    </span>
  );
}
