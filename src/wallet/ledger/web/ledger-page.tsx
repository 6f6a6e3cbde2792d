import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { formatCount } from '#ui/marks/count-text.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { Section } from '#ui/page/card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import type { Column } from '#ui/table/data-table-types.ts';
import { DataTable } from '#ui/table/data-table.tsx';
import { onTheRight, TwoLines } from '#ui/table/table-cells.tsx';
import type { DifferenceView, LedgerProof } from '#wallet/ledger/contract.ts';
import styles from './ledger.module.css';
import { ledgerApi, proofsQuery } from './proofs-query.ts';
import { useSend } from '#ui/form/use-send.ts';
import { Unread } from '#ui/states/unread.tsx';

const ExplainDialog = lazyPart(async () => (await import('./explain-dialog.tsx')).ExplainDialog);
const ExportMonth = lazyPart(async () => (await import('#wallet/accounting/web/export-month.tsx')).ExportMonth);
const SettlementDialog = lazyPart(async () => (await import('./explain-dialog.tsx')).SettlementDialog);

/** For administrators: whether the ledger adds up now, and at every earlier proof (MON-06). */
export function LedgerPage() {
  const { t } = useTranslation('wallet/ledger');
  const read = useQuery(proofsQuery);
  const { data, error } = read;
  const prove = useSend({
    send: () => ledgerApi('POST /ledgerProofs'),
    ...{ done: null, failed: t('failed'), reads: proofsQuery.queryKey },
  });
  const proofs = data?.proofs;
  const differences = data?.differences ?? [];
  const [explained, setExplained] = useState<DifferenceView | null>(null);
  const [opened, setOpened] = useState<'export' | 'settlement' | null>(null);
  const differenceColumns = useDifferenceColumns(setExplained);
  const [latest] = proofs ?? [];
  return (
    <Page width="reading">
      <PageTitle
        title={t('title')}
        purpose={t('purpose')}
        actions={
          <>
            <Button onClick={() => setOpened('export')}>{t('export')}</Button>
            <Button onClick={() => setOpened('settlement')}>{t('settlement.action')}</Button>
            <Button variant="primary" loading={prove.isPending} onClick={() => prove.mutate()}>
              {t('prove')}
            </Button>
          </>
        }
      />
      {error && <Unread query={read} skeleton={null} />}
      {proofs?.length === 0 && (
        <EmptyState illustration="calendar" title={t('empty')} description={t('emptyHint')} framed />
      )}
      {proofs?.length !== 0 && !(error && !data) && (
        <Stack>
          {latest && (
            <LatestProof proof={latest} openCount={differences.filter(({ state }) => state === 'open').length} />
          )}
          {differences.length > 0 && (
            <DataTable
              label={t('found')}
              rows={differences}
              rowId={({ differenceId }) => differenceId}
              columns={differenceColumns}
            />
          )}
          <DataTable
            label={t('proofs')}
            rows={proofs}
            rowId={({ proofId }) => proofId}
            skeletonRows={5}
            columns={[
              { key: 'when', header: t('when'), cell: ({ provenAt }) => <RelativeTime moment={provenAt} /> },
              {
                key: 'who',
                header: t('who'),
                cell: ({ askedBy }) => (askedBy === null ? t('nightly') : personName(askedBy)),
              },
              onTheRight<LedgerProof>(
                { key: 'lines', header: t('lines'), width: 120, narrow: 'hidden' },
                ({ lineCount }) => formatCount(lineCount),
              ),
              {
                key: 'result',
                header: t('result'),
                width: 160,
                skeleton: 'pill',
                narrow: 'end',
                cell: ({ differenceCount: count }) => (
                  <Pill tone={count === 0 ? 'success' : 'danger'}>
                    {count === 0 ? t('addsUp') : t('differences', { count })}
                  </Pill>
                ),
              },
            ]}
          />
        </Stack>
      )}
      {explained && <ExplainDialog difference={explained} onClose={() => setExplained(null)} />}
      {opened === 'settlement' && <SettlementDialog onClose={() => setOpened(null)} />}
      {opened === 'export' && <ExportMonth onClose={() => setOpened(null)} />}
    </Page>
  );
}

/** What the newest proof found, as far as nobody has explained it, and what stands in the platform’s own accounts. */
function LatestProof({ proof: { balances }, openCount }: { proof: LedgerProof; openCount: number }) {
  const { t } = useTranslation('wallet/ledger');
  return (
    <>
      {openCount === 0 ? (
        <Alert tone="success" title={t('latest.addsUp')} live>
          <p>{t('latest.addsUpText')}</p>
        </Alert>
      ) : (
        <Alert tone="danger" title={t('latest.differs')} live>
          <p>{t('latest.differsText')}</p>
        </Alert>
      )}
      {balances.length > 0 && (
        <Section title={t('balances')}>
          <div className={styles.balances}>
            {balances.map(({ kind, currency, cents }) => (
              <Fragment key={`${kind} ${currency}`}>
                <span>{t(`account.${kind}`)}</span>
                <b className="num">{formatCents(cents, currency)}</b>
              </Fragment>
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

const tones = { open: 'danger', explained: 'warning', settled: 'success' } as const;

function useDifferenceColumns(onExplain: (difference: DifferenceView) => void): Column<DifferenceView>[] {
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
    onTheRight(
      { key: 'explain', header: '', width: 120 },
      (difference) =>
        difference.state === 'open' &&
        !difference.isAsked && (
          <Button size="sm" onClick={() => onExplain(difference)}>
            {t('explain.action')}
          </Button>
        ),
    ),
  ];
}
