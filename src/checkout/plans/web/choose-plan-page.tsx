import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { ordersQuery } from '#checkout/orders/web/orders-queries.ts';
import type { ServicePaymentMethod } from '#checkout/orders/rules/order-terms.ts';
import { SandboxNotice } from '#checkout/orders/web/sandbox-notice.tsx';
import { type PayerProps, usePayer } from '#checkout/orders/web/use-payer.ts';
import { plansPath } from '#checkout/paths.ts';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import { useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Columns, Page } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { isRunning } from '#checkout/subscriptions/rules/subscription-states.ts';
import { choosePlanPage } from './addresses.ts';
import { PaymentChoice } from './payment-choice.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { plansQuery, subscriptionsQuery } from './plans-queries.ts';
import { useChoosePlan } from './use-choose-plan.ts';

const TermsDialog = lazyPart(async () => (await import('./terms-dialog.tsx')).TermsDialog);

interface ChoosePlanParts extends Awaited<ReturnType<LentParts['customer']['load']>> {
  PayerCompany: ComponentType<PayerProps>;
}

/** Who buys, how it is paid, and the terms: then a plan is ordered and its payment begins (CHK-01). */
export function ChoosePlanPage({ parts: { CustomerForm, PayerCompany } }: { parts: ChoosePlanParts }) {
  const { t } = useTranslation('checkout/plans');
  const { t: say } = useTranslation('checkout');
  const { planId } = choosePlanPage.useParams();
  const { method } = choosePlanPage.useSearch();
  const navigate = useNavigate();
  const [isAccepting, setAccepting] = useState(false);
  const plans = useQuery(plansQuery);
  const own = useQuery(subscriptionsQuery);
  const payments = useInfiniteQuery(ordersQuery);
  const choose = useChoosePlan();
  const plan = plans.data?.plans.find((one) => one.planId === planId);
  const first = payments.data?.pages[0];
  // As the terms say: a wallet that holds enough pays as well.
  const isInWallet = first !== undefined && plan !== undefined && first.walletCents >= plan.monthlyCents;
  const methods: ServicePaymentMethod[] = [...(first?.methods ?? []), ...(isInWallet ? (['credits'] as const) : [])];
  const chosen = methods.find((one) => one === method) ?? methods[0] ?? null;
  const payer = usePayer(chosen);
  const failed = [plans, payments].find(({ error, data }) => error && !data);
  const hasPlan =
    choose.isIdle &&
    own.data?.subscriptions.some(({ product, state }) => product === plan?.product && isRunning(state));
  if (plans.data && (!plan || hasPlan))
    return (
      <Page width="reading">
        <PageTitle title={t('title')} />
        <EmptyState
          illustration="gate"
          title={t(plan ? 'running' : 'notOnSale')}
          description={t(plan ? 'runningText' : 'notOnSaleText')}
          actions={<ButtonLink to={plansPath}>{t('all')}</ButtonLink>}
          framed
        />
      </Page>
    );
  return (
    <Page width="reading">
      <PageTitle
        title={plan ? t('chooseTitle', { plan: say(`plan.${plan.planId}`) }) : t('title')}
        purpose={t('choosePurpose')}
        crumbs={[{ label: t('title'), to: plansPath }, { label: t('order') }]}
      >
        {plan && (
          <b className="only-narrow">
            {formatCents(plan.monthlyCents)} {t('aMonth')}
          </b>
        )}
      </PageTitle>
      {failed?.error && (
        <LoadError
          error={failed.error}
          title={t('failed.load')}
          onRetry={() => void failed.refetch()}
          retrying={failed.isFetching}
          framed
        />
      )}
      {!failed && (!plan || !first) && (
        <Loading>
          <SkeletonCard height={420} />
        </Loading>
      )}
      {plan && first && (
        <Columns
          main={
            <>
              {first.isSandbox && <SandboxNotice />}
              <CustomerForm
                title={t('customer')}
                about={({ email, mayEdit }) => t(mayEdit ? 'customerText' : 'customerFixed', { email })}
                submitLabel={t('payNow')}
                prepare={payer.isKnown}
                onReady={() => setAccepting(true)}
              >
                <PaymentChoice
                  methods={methods}
                  method={chosen}
                  PayerCompany={PayerCompany}
                  payer={payer.handle}
                  onChange={(value) =>
                    void navigate({ to: '.', search: { method: value }, replace: true, resetScroll: false })
                  }
                />
              </CustomerForm>
            </>
          }
          side={<PlanSummary plan={plan} />}
          follows
        />
      )}
      {isAccepting && plan && plans.data && (
        <TermsDialog
          plan={plan}
          isBusy={choose.isPending}
          onClose={() => setAccepting(false)}
          onAccept={() => choose.mutate({ plan, termsVersion: plans.data.termsVersion, method: chosen })}
        />
      )}
    </Page>
  );
}
