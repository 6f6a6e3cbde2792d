import { useInfiniteQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { plansPath } from '#checkout/paths.ts';
import { CompanyServices } from '#checkout/service-orders/web/company-services.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Card } from '#ui/page/card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, Skeleton } from '#ui/states/skeleton.tsx';
import '#ui/theme/full-styles.ts';
import { walletPaths } from '#wallet/paths.ts';
import { OrdersList } from './orders-list.tsx';
import { ordersQuery } from './orders-queries.ts';
import type { PayerProps } from './use-payer.ts';
import { SandboxNotice } from './sandbox-notice.tsx';
import { TopUpForm } from './top-up-form.tsx';
import { useServices } from './use-services.ts';

/** Adds credits to the company's wallet, and shows what was ordered before (MON-04). */
export function TopUpPage({ PayerCompany }: { PayerCompany: ComponentType<PayerProps> }) {
  const { t } = useTranslation('checkout/orders');
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(ordersQuery);
  const first = data?.pages[0];
  const services = useServices(first);
  return (
    <Page width="reading">
      <PageTitle
        title={t('title')}
        purpose={t('purpose')}
        actions={<ButtonLink to={plansPath}>{t('plans')}</ButtonLink>}
        crumbs={[{ label: t('wallet'), to: walletPaths.wallet() }, { label: t('title') }]}
      />
      {!first && error && (
        <LoadError error={error} title={t('failed.load')} onRetry={() => void refetch()} retrying={isFetching} framed />
      )}
      {!first && !error && (
        <Loading>
          <Skeleton width="100%" height={320} />
        </Loading>
      )}
      {first && (
        <Stack>
          {first.methods.length === 0 ? (
            <EmptyState illustration="gate" title={t('off.title')} description={t('off.text')} framed />
          ) : (
            <>
              {first.isSandbox && <SandboxNotice />}
              <Card title={t('form.title')}>
                <TopUpForm
                  methods={first.methods}
                  debts={first.debts}
                  serviceFee={first.serviceFee}
                  PayerCompany={PayerCompany}
                />
              </Card>
            </>
          )}
          {first.services.length > 0 && <CompanyServices {...services} />}
          <OrdersList
            orders={data.pages.flatMap(({ orders }) => orders)}
            hasMore={hasNextPage}
            isLoadingMore={isFetchingNextPage}
            onMore={() => void fetchNextPage()}
          />
        </Stack>
      )}
    </Page>
  );
}
