import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { Pill } from '#ui/marks/pill.tsx';
import type { Column } from '#ui/table/data-table-types.ts';
import { PersonCell, TwoLines } from '#ui/table/table-cells.tsx';
import { minutesText } from '#timesheets/hours/web/hours-words.ts';
import { balanceText } from './month-words.ts';
import styles from './professionals.module.css';
import type { SquadRow } from './professionals-queries.ts';

/** The columns of the list of professionals. */
export function useSquadColumns(): Column<SquadRow>[] {
  const { t } = useTranslation('timesheets/professionals');
  return [
    {
      key: 'person',
      header: t('column.person'),
      skeleton: 'person',
      cell: ({ name, image, positionTitle }) => (
        <PersonCell name={personName(name)} image={image} meta={positionTitle} />
      ),
    },
    {
      key: 'project',
      header: t('project'),
      width: 260,
      skeleton: 'lines',
      narrow: 'meta',
      cell: ({ project, company }) => <TwoLines title={project.title} meta={company} />,
    },
    {
      key: 'hours',
      header: t('column.month'),
      width: 170,
      align: 'right',
      narrow: 'meta',
      cell: ({ minutes, monthlyHours }) => (
        <TwoLines
          title={minutesText(minutes)}
          meta={monthlyHours === null ? t('notAgreed') : t('ofMonth', { hours: minutesText(monthlyHours * 60) })}
        />
      ),
    },
    {
      key: 'balance',
      header: t('column.balance'),
      width: 130,
      align: 'right',
      narrow: 'meta',
      cell: ({ balanceMinutes, works }) => (
        <>
          <span className={styles.narrowLabel}>{t('column.balance')} </span>
          {balanceMinutes === null || !works ? '–' : balanceText(balanceMinutes)}
        </>
      ),
    },
    {
      key: 'state',
      header: t('state.label'),
      width: 170,
      skeleton: 'pill',
      narrow: 'end',
      cell: ({ works, state }) => (
        <Pill tone={works ? (state === 'inReplacement' ? 'warning' : 'success') : 'neutral'}>
          {t(works && state === 'inReplacement' ? 'state.inReplacement' : works ? 'state.active' : 'state.ended')}
        </Pill>
      ),
    },
  ];
}
