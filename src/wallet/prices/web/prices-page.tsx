import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { SearchField } from '#ui/table/search-field.tsx';
import type { HireToPrice } from '#wallet/prices/contract.ts';
import { FeeCard } from './fee-card.tsx';
import { useHireColumns } from './hire-columns.tsx';
import { hirePricesQuery } from './prices-queries.ts';

const PriceDialog = lazyPart(async () => (await import('./price-dialog.tsx')).PriceDialog);

/** For administrators: the service fee, the hires whose hours nobody can pay yet, and by a search those whose price changes. */
export function PricesPage() {
  const { t } = useTranslation('wallet/prices');
  const [search, setSearch] = useState('');
  const { data, error, refetch, isFetching } = useQuery({
    ...hirePricesQuery(search),
    placeholderData: keepPreviousData,
  });
  const [hire, setHire] = useState<HireToPrice | null>(null);
  const columns = useHireColumns(setHire);
  return (
    <Page>
      <PageTitle title={t('prices.title')} purpose={t('prices.purpose')} />
      <Stack>
        <FeeCard />
        <SearchField label={t('prices.search')} value={search} onSearch={setSearch} width={460} />
        {error && !data ? (
          <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} framed />
        ) : data?.hires.length === 0 ? (
          <EmptyState
            illustration="people"
            title={t(search === '' ? 'prices.empty' : 'prices.noMatch')}
            description={t(search === '' ? 'prices.emptyHint' : 'prices.noMatchText')}
            framed
          />
        ) : (
          <DataTable label={t('prices.list')} columns={columns} rows={data?.hires} rowId={({ hireId }) => hireId} />
        )}
      </Stack>
      {hire && <PriceDialog hire={hire} onClose={() => setHire(null)} />}
    </Page>
  );
}
