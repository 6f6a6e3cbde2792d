import { useInfiniteQuery } from '@tanstack/react-query';
import type { Currency } from '#platform/money/currencies.ts';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { FactsStrip } from '#ui/page/facts-strip.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, Skeleton } from '#ui/states/skeleton.tsx';
import type { OwnSums } from '#payouts/own-payments/contract.ts';
import { OwnHires } from './own-hires.tsx';
import { ownPaymentsQuery } from './own-payments-queries.ts';
import { OwnPaymentsList } from './own-payments-list.tsx';

/** For professionals: expected, approved, on its way and paid, with what holds money back. */
export function OwnPaymentsPage() {
  const { t } = useTranslation('payouts/own-payments');
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(ownPaymentsQuery);
  const first = data?.pages[0];
  return (
    <Page width="reading">
      <PageTitle title={t('title')} purpose={t('purpose')} />
      {error && !data && (
        <LoadError error={error} title={t('failed')} onRetry={() => void refetch()} retrying={isFetching} framed />
      )}
      {!data && !error && (
        <Loading>
          <Skeleton width="100%" height={320} />
        </Loading>
      )}
      {first && (
        <Stack>
          <Sums of={first} currency="BRL" />
          {first.otherCurrencies.map((sums) => (
            <Sums key={sums.currency} of={sums} currency={sums.currency} />
          ))}
          <OwnHires hires={first.hires} />
          <OwnPaymentsList
            payments={data.pages.flatMap(({ payments }) => payments)}
            years={first.years}
            more={{ hasMore: hasNextPage, loading: isFetchingNextPage, onMore: () => void fetchNextPage() }}
          />
        </Stack>
      )}
    </Page>
  );
}

function Sums({ of, currency }: { of: OwnSums; currency: Currency }) {
  const { t } = useTranslation('payouts/own-payments');
  return (
    <FactsStrip
      facts={[
        { label: t('expected'), value: formatCents(of.expectedCents, currency) },
        { label: t('payable'), value: formatCents(of.payableCents, currency) },
        { label: t('inRun'), value: formatCents(of.inRunCents, currency) },
        { label: t('paid'), value: formatCents(of.paidCents, currency) },
      ]}
    />
  );
}
