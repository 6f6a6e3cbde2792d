import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Currency } from '#platform/money/currencies.ts';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { OptionFilter } from '#ui/table/filter-chip.tsx';
import { PeriodFilter } from '#ui/table/period-filter.tsx';
import { Toolbar } from '#ui/table/toolbar.tsx';
import '#ui/theme/full-styles.ts';
import { paymentTypes, statementTypes, type StatementView } from '#wallet/statements/rules/statement-lines.ts';
import { walletPage, type WalletSearch } from './addresses.ts';
import { useLineColumns } from './line-columns.tsx';
import { type LinesAsked, linesQuery } from './wallet-queries.ts';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { IconDownload } from '#ui/icons/icons.ts';
import { useLoadOnTouch } from '#ui/use-load-on-touch.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { PagedTable } from '#ui/table/paged-table.tsx';

interface WalletLinesProps {
  ownerId: string | undefined;
  view: StatementView;
  currency: Currency;
}

/** The statement or the payments of a wallet, with filters in the address. */
export function WalletLines({ ownerId, view, currency }: WalletLinesProps) {
  const { t } = useTranslation('wallet/statements');
  // All three addresses read the same search.
  const search = walletPage.useSearch();
  const navigate = useNavigate();
  const columns = useLineColumns(ownerId);
  const asked = { ownerId, view, currency, search };
  const list = useInfiniteQuery({
    ...linesQuery(asked),
    placeholderData: keepPreviousData,
  });
  const change = (next: WalletSearch) => {
    const merge = (now: object) =>
      Object.fromEntries(Object.entries({ ...now, ...next }).filter(([, value]) => value !== undefined));
    void navigate({ to: '.', search: merge, replace: true });
  };
  const { types = [], from, to } = search;
  const isFiltered = types.length > 0 || from !== undefined || to !== undefined;
  const rows = list.data?.pages.flatMap(({ lines }) => lines);
  const closing = rows?.[0]?.balanceCents;
  const first = rows?.at(-1);
  const opening = first?.balanceCents == null ? null : first.balanceCents - first.cents;
  return (
    <>
      <Toolbar label={t('toolbar')} end={<ExportLines asked={asked} />}>
        <PeriodFilter from={from} to={to} onChange={change} />
        <OptionFilter
          label={t('types')}
          options={(view === 'statement' ? statementTypes : paymentTypes).map((type) => ({
            value: type,
            label: t(`type.${type}`),
          }))}
          value={types}
          onChange={(chosen) => change({ types: chosen.length > 0 ? chosen : undefined })}
        />
      </Toolbar>
      {closing != null && <p className="sub">{t('balance.closingOf', { amount: formatCents(closing, currency) })}</p>}
      <PagedTable
        label={t(`tab.${view}`)}
        list={list}
        rowsOf={({ lines }) => lines}
        columns={columns}
        rowId={({ transactionId, type }) => `${transactionId} ${type}`}
        failed={t('failed.lines')}
        empty={
          <EmptyState
            illustration={isFiltered ? 'search' : null}
            title={t(isFiltered ? 'noMatch.title' : 'empty.title')}
            description={t(isFiltered ? 'noMatch.text' : 'empty.text')}
            framed
          />
        }
      />
      {opening !== null && !list.hasNextPage && (
        <p className="sub">{t('balance.openingOf', { amount: formatCents(opening, currency) })}</p>
      )}
    </>
  );
}

function ExportLines({ asked }: { asked: LinesAsked }) {
  const { t } = useTranslation('wallet/statements');
  const [isOpen, setIsOpen] = useState(false);
  useLoadOnTouch(loadExport);
  return (
    <>
      <Button size="bar" icon={<IconDownload size={16} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t('export')}
      </Button>
      {isOpen && <LazyExportDialog asked={asked} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const loadExport = async () => (await import('./export-dialog.tsx')).ExportDialog;

const LazyExportDialog = lazyPart(loadExport);
