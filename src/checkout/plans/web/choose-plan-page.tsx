import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import type { ServicePaymentMethod } from '#checkout/orders/rules/order-terms.ts';
import { MethodChoice, type PayerProps, usePayer } from '#checkout/orders/web/choose-payment.tsx';
import { SandboxNotice } from '#checkout/orders/web/order-parts.tsx';
import { checkoutPaths, plansPath } from '#checkout/paths.ts';
import type { PlanView } from '#checkout/plans/contract.ts';
import { INTEREST_PERCENT_A_MONTH, LATE_FEE_PERCENT } from '#checkout/service-orders/rules/arrears.ts';
import { COMMITMENT_MONTHS, FINE_PERCENT, NOTICE_DAYS } from '#checkout/subscriptions/rules/plan-change.ts';
import { isRunning } from '#checkout/subscriptions/rules/subscription-states.ts';
import { choosePlanPage } from '#checkout/web/addresses.ts';
import { checkoutApi, orderKey, ordersQuery, plansQuery, subscriptionsQuery } from '#checkout/web/api.ts';
import { Unread } from '#ui/states/unread.tsx';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Card } from '#ui/page/card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Columns, Page, Stack } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { SkeletonCard } from '#ui/states/skeleton.tsx';
import styles from './plans.module.css';
import { sayProblem } from '#ui/form/use-send.ts';

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
  const unreads = [plans, payments].filter(({ data }) => !data);
  const unread = unreads.find(({ error }) => error) ?? unreads[0];
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
      {unread && <Unread query={unread} title={t('failed.load')} framed skeleton={<SkeletonCard height={420} />} />}
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
                <Card title={t('payment')}>
                  <Stack>
                    <MethodChoice methods={methods} method={chosen} payer={payer} PayerCompany={PayerCompany} />
                  </Stack>
                </Card>
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

function PlanSummary({ plan: { planId, product, monthlyCents, includedUnits, unitCents } }: { plan: PlanView }) {
  const { t } = useTranslation('checkout/plans');
  const { t: say } = useTranslation('checkout');
  const { t: pay } = useTranslation('checkout/service-orders');
  const { data } = useQuery(plansQuery);
  return (
    <Card title={say(`plan.${planId}`)}>
      <p className={styles.price}>
        <b>{formatCents(monthlyCents)}</b> {t('aMonth')}
      </p>
      <p>{t(`units.${product}`, { count: includedUnits })}</p>
      <p className="sub">{t(`above.${product}`, { price: formatCents(unitCents, 'BRL', true) })}</p>
      <p>
        {t('wholeCommitment', {
          ...{ months: COMMITMENT_MONTHS, price: formatCents(monthlyCents) },
          whole: formatCents(COMMITMENT_MONTHS * monthlyCents),
        })}
      </p>
      <p className="sub">{t('earlyEnd', { percent: FINE_PERCENT, days: NOTICE_DAYS })}</p>
      {data?.lateCharges && (
        <p className="sub">{pay('lateNotice', { fee: LATE_FEE_PERCENT, interest: INTEREST_PERCENT_A_MONTH })}</p>
      )}
      <p className="sub">{t('commitmentLong')}</p>
    </Card>
  );
}

interface Choice {
  plan: PlanView;
  termsVersion: string;
  /** Null: no method is on offer here; the order waits for one. */
  method: ServicePaymentMethod | null;
}

/** Orders a plan and begins its payment. A payment that does not begin leaves the order, where another method can be chosen. */
function useChoosePlan() {
  const { t } = useTranslation('checkout/plans');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async ({ plan: { planId, monthlyCents }, termsVersion, method }: Choice) => {
      const { serviceOrderId } = await checkoutApi('POST /subscriptions', {
        body: { planId, monthlyCents, termsVersion },
      });
      if (method === null) return serviceOrderId;
      const params = { orderId: serviceOrderId };
      await checkoutApi('POST /orders/{orderId}/payment', { params, body: { method } })
        .then((view) => queryClient.setQueryData(orderKey(serviceOrderId), view))
        .catch(sayProblem(t('failed.pay')));
      return serviceOrderId;
    },
    onSuccess: (serviceOrderId) => {
      void queryClient.invalidateQueries({ queryKey: subscriptionsQuery.queryKey });
      void navigate({ to: checkoutPaths.order(serviceOrderId) });
    },
    onError: (problem) => {
      sayProblem(t('failed.choose'))(problem);
      void queryClient.invalidateQueries({ queryKey: plansQuery.queryKey });
    },
  });
}
