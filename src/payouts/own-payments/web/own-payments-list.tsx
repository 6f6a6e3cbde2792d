import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconReceipt } from '#ui/icons/icons.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Pill } from '#ui/marks/pill.tsx';
import { Section } from '#ui/page/card.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { onTheRight, TwoLines } from '#ui/table/table-cells.tsx';
import { useDownload } from '#ui/use-download.ts';
import { profilePartPath } from '#profiles/paths.ts';
import { taskPaths } from '#tasks/paths.ts';
import type { OwnPayment } from '#payouts/own-payments/contract.ts';
import { isBroken, tellsMoreThanState } from '#payouts/pay-runs/rules/payment-states.ts';
import { dayText, hoursText, paymentTones } from '#payouts/pay-runs/web/run-marks.tsx';
import styles from '#payouts/pay-runs/web/pay-runs.module.css';
import { ownPaymentsApi } from './own-payments-queries.ts';
import { PagedTable } from '#ui/table/paged-table.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ownPaymentsQuery } from '#payouts/own-payments/web/own-payments-queries.ts';

export function OwnPaymentsList() {
  const { t } = useTranslation('payouts/own-payments');
  const list = useInfiniteQuery(ownPaymentsQuery);
  const years = list.data?.pages[0]?.years ?? [];
  const statement = useDownload(async ({ paymentId }: OwnPayment) => ({
    blob: await ownPaymentsApi('GET /ownPayments/{paymentId}/statement', { params: { paymentId } }),
    name: `${t('paper.statementFile')}-${paymentId.slice(-8)}.pdf`,
  }));
  const yearly = useDownload(async (year: number) => ({
    blob: await ownPaymentsApi('GET /ownPayments/years/{year}', { params: { year } }),
    name: `${t('paper.yearFile')}-${year}.pdf`,
  }));
  return (
    <Section
      title={t('payments')}
      action={
        years.length > 0 && (
          <span className={styles.buttons} role="group" aria-label={t('years')}>
            {years.map((year) => (
              <Button key={year} size="sm" loading={yearly.isPending} onClick={() => yearly.mutate(year)}>
                {t('year', { year })}
              </Button>
            ))}
          </span>
        )
      }
    >
      <PagedTable
        label={t('payments')}
        list={list}
        rowsOf={({ payments }) => payments}
        rowId={({ paymentId }) => paymentId}
        empty={
          <EmptyState
            illustration={null}
            title={t('noPayments')}
            description={t('noPaymentsHint')}
            actions={<ButtonLink to={taskPaths.panel()}>{t('toTasks')}</ButtonLink>}
            framed
            compact
          />
        }
        columns={[
          {
            key: 'date',
            header: t('column.date'),
            cell: ({ paidAt, createdAt, minutes, key }) => (
              <TwoLines
                title={dayText(paidAt ?? createdAt)}
                meta={`${hoursText(minutes)}${key === '' ? '' : ` · Pix ${key}`}`}
              />
            ),
          },
          onTheRight<OwnPayment>(
            { key: 'amount', header: t('column.amount'), width: 150, narrow: 'end' },
            ({ cents, taxCents, currency }) => (
              <>
                <b className="num">{formatCents(cents, currency)}</b>
                {taxCents > 0 && <div className="meta">{t('taxes', { amount: formatCents(taxCents, currency) })}</div>}
              </>
            ),
          ),
          {
            key: 'state',
            header: t('column.state'),
            width: 240,
            narrow: 'meta',
            cell: ({ state, reason, isBlocked }) => (
              <span className={styles.waits}>
                <Pill tone={paymentTones[state]}>{t(`state.${state}`)}</Pill>
                {isBlocked && <span className="meta">{t('hold.blocked')}</span>}
                {isBroken(state) && tellsMoreThanState(reason) && (
                  <span className="meta">{t(`payouts/pay-runs/reasons:reason.${reason}`)}</span>
                )}
                {isBroken(state) && !isBlocked && (
                  <PageLink to={profilePartPath('private')}>{t(`mend.${state}`)}</PageLink>
                )}
              </span>
            ),
          },
          onTheRight<OwnPayment>({ key: 'statement', header: t('column.statement'), width: 130 }, (payment) => (
            <IconButton
              label={t('statementOf', { amount: formatCents(payment.cents, payment.currency) })}
              onClick={() => statement.mutate(payment)}
            >
              <IconReceipt size={18} aria-hidden="true" />
            </IconButton>
          )),
        ]}
      />
    </Section>
  );
}
