import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import type { Column } from '#ui/table/data-table-types.ts';
import { TwoLines } from '#ui/table/table-cells.tsx';
import type { DifferenceView } from '#wallet/ledger/contract.ts';
import styles from './ledger.module.css';

const tones = { open: 'danger', explained: 'warning', settled: 'success' } as const;

/** Each difference with what it stops, since when, and who explained it. */
export function useDifferenceColumns(onExplain: (difference: DifferenceView) => void): Column<DifferenceView>[] {
  const { t } = useTranslation('wallet/ledger');
  return [
    {
      key: 'what',
      header: t('what'),
      skeleton: 'lines',
      cell: ({ kind, about, cents, currency, scope, whose, state, explainedBy, reason }) => (
        <TwoLines
          title={
            <span className={styles.about}>
              {t(`kind.${kind}`)} <code>{about}</code>
              {cents !== null && <> ({formatCents(cents, currency)})</>}
            </span>
          }
          meta={
            state === 'open'
              ? t(`stops.${scope}`, { name: personName(whose ?? '') })
              : explainedBy !== null && t('explainedBy', { name: personName(explainedBy), reason })
          }
        />
      ),
    },
    {
      key: 'since',
      header: t('since'),
      width: 140,
      narrow: 'meta',
      cell: ({ firstSeenAt }) => <RelativeTime moment={firstSeenAt} />,
    },
    {
      key: 'state',
      header: t('state'),
      width: 150,
      skeleton: 'pill',
      narrow: 'end',
      cell: ({ state, isAsked }) => (
        <Pill tone={isAsked ? 'info' : tones[state]}>{t(isAsked ? 'states.asked' : `states.${state}`)}</Pill>
      ),
    },
    {
      key: 'explain',
      header: '',
      width: 120,
      align: 'right',
      narrow: 'meta',
      cell: (difference) =>
        difference.state === 'open' &&
        !difference.isAsked && (
          <Button size="sm" onClick={() => onExplain(difference)}>
            {t('explain.action')}
          </Button>
        ),
    },
  ];
}
