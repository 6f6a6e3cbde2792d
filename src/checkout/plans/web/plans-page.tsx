import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import { useViewer } from '#ui/viewer.ts';
import { OwnPlans } from './own-plans.tsx';
import { plansQuery, subscriptionsQuery } from './plans-queries.ts';
import { ProductPlans } from './product-plans.tsx';

/** The plans on sale, for everybody; above them a company's own (CHK-01, CHK-03). */
export function PlansPage() {
  const { t } = useTranslation('checkout/plans');
  const viewer = useViewer();
  const isCompany = viewer?.userRole === 'squadOwner';
  const plans = useQuery(plansQuery);
  const own = useQuery({ ...subscriptionsQuery, enabled: isCompany });
  const live = own.data?.subscriptions.filter(({ state }) => state !== 'ended') ?? [];
  const { data } = plans;
  return (
    <Page width="reading" centered={viewer === null}>
      <PageTitle title={t('title')} purpose={t('purpose')} />
      <Stack>
        {isCompany && own.error && !own.data && (
          <LoadError
            error={own.error}
            title={t('failed.loadOwn')}
            onRetry={() => void own.refetch()}
            retrying={own.isFetching}
            framed
          />
        )}
        {own.data && own.data.subscriptions.length > 0 && <OwnPlans plans={own.data.subscriptions} />}
        {!data && plans.error && (
          <LoadError
            error={plans.error}
            title={t('failed.load')}
            onRetry={() => void plans.refetch()}
            retrying={plans.isFetching}
            framed
          />
        )}
        {!data && !plans.error && (
          <Loading>
            <SkeletonCard height={320} />
            <SkeletonCard height={320} />
          </Loading>
        )}
        {data && (
          <>
            {[...new Set(data.plans.map(({ product }) => product))].map((product) => (
              <ProductPlans
                key={product}
                product={product}
                plans={data.plans.filter((plan) => plan.product === product)}
                live={live.find((plan) => plan.product === product)}
                mayChoose={viewer === null || isCompany}
                isVisitor={viewer === null}
              />
            ))}
            <p className="sub">{t('small')}</p>
          </>
        )}
      </Stack>
    </Page>
  );
}
