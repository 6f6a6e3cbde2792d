import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/ui/i18n.ts';
import { formatCents } from '#platform/ui/marks/money-text.tsx';
import { FactsStrip } from '#platform/ui/page/facts-strip.tsx';
import { PageTitle } from '#platform/ui/page/page-title.tsx';
import { Page, Stack } from '#platform/ui/page/page.tsx';
import { LoadError } from '#platform/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#platform/ui/states/skeleton.tsx';
import { PriceQuestions } from '#wallet/prices/web/price-questions.tsx';
import { OwnHires } from './own-hires.tsx';
import { ownPaymentsQuery } from './own-payments-queries.ts';
import { OwnPaymentsList } from './own-payments-list.tsx';

/** For professionals: expected, approved, on its way and paid, with what holds money back (section 1, decision 51). */
export function OwnPaymentsPage() {
  const { t } = useTranslation('wallet/own-payments');
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
          <PriceQuestions side="professional" />
          <FactsStrip
            facts={[
              { label: t('expected'), value: formatCents(first.expectedCents) },
              { label: t('payable'), value: formatCents(first.payableCents) },
              { label: t('inRun'), value: formatCents(first.inRunCents) },
              { label: t('paid'), value: formatCents(first.paidCents) },
            ]}
          />
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
