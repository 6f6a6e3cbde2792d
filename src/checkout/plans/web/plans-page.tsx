import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountPaths } from '#accounts/paths.ts';
import { checkoutPaths } from '#checkout/paths.ts';
import type { PlanView, SubscriptionView } from '#checkout/plans/contract.ts';
import type { PlanProduct } from '#checkout/rules/plan-catalogue.ts';
import { plansQuery, subscriptionsQuery } from '#checkout/web/api.ts';
import { Unread } from '#ui/states/unread.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconCheck } from '#ui/icons/icons.ts';
import { dateText } from '#ui/marks/date-text.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Pill } from '#ui/marks/pill.tsx';
import { Section } from '#ui/page/card.tsx';
import { Disclosure } from '#ui/page/disclosure.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { SkeletonCard } from '#ui/states/skeleton.tsx';
import { useViewer } from '#ui/viewer.ts';
import styles from './plans.module.css';
import { SubscriptionCard } from './subscription-card.tsx';

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
        {isCompany && <Unread query={own} title={t('failed.loadOwn')} framed skeleton={null} />}
        {own.data && own.data.subscriptions.length > 0 && <OwnPlans plans={own.data.subscriptions} />}
        <Unread
          query={plans}
          title={t('failed.load')}
          framed
          skeleton={
            <>
              <SkeletonCard height={320} />
              <SkeletonCard height={320} />
            </>
          }
        />
        {data && (
          <>
            {[...new Set(data.plans.map(({ product }) => product))].map((product) => (
              <ProductPlans
                key={product}
                product={product}
                plans={data.plans.filter((plan) => plan.product === product)}
                freeUnits={data.freeUnits}
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

function OwnPlans({ plans }: { plans: readonly SubscriptionView[] }) {
  const { t } = useTranslation('checkout/plans');
  const { t: say } = useTranslation('checkout');
  const over = plans.filter(({ state }) => state === 'ended');
  return (
    <Section title={t('own')}>
      <Stack>
        {plans
          .filter(({ state }) => state !== 'ended')
          .map((plan) => (
            <SubscriptionCard key={plan.subscriptionId} plan={plan} />
          ))}
        {over.length > 0 && (
          <Disclosure summary={t('over', { count: over.length })}>
            <ul>
              {over.map(({ subscriptionId, planId, startedOn, endsOn }) => (
                <li key={subscriptionId}>
                  {t('overLine', { plan: say(`plan.${planId}`), from: dateText(startedOn!), until: dateText(endsOn!) })}
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </Stack>
    </Section>
  );
}

interface ProductPlansProps {
  product: PlanProduct;
  plans: readonly PlanView[];
  freeUnits: Readonly<Record<string, number>>;
  /** The company's own plan of the product. */
  live: SubscriptionView | undefined;
  mayChoose: boolean;
  isVisitor: boolean;
}

function ProductPlans({ product, plans, freeUnits, live, mayChoose, isVisitor }: ProductPlansProps) {
  const { t } = useTranslation('checkout/plans');
  const { t: say } = useTranslation('checkout');
  return (
    <Section title={t(`product.${product}`)}>
      <p className={styles.about}>{t(`about.${product}`)}</p>
      <div className={styles.plans}>
        <PlanCard
          name={t('free')}
          price={formatCents(0, 'BRL', true)}
          lines={[t(`units.${product}`, { count: freeUnits[product] ?? 0 }), t('freeEnds'), t('freeNoPayment')]}
        >
          {isVisitor && <ButtonLink to={`${accountPaths.signup}?employer`}>{t('startFree')}</ButtonLink>}
        </PlanCard>
        {plans.map(({ planId, monthlyCents, includedUnits, unitCents }) => (
          <PlanCard
            key={planId}
            name={say(`plan.${planId}`)}
            price={formatCents(monthlyCents, 'BRL', true)}
            period={t('aMonth')}
            lines={[
              t(`units.${product}`, { count: includedUnits }),
              t(`above.${product}`, { price: formatCents(unitCents, 'BRL', true) }),
              t('commitment'),
            ]}
          >
            {live?.planId === planId ? (
              <Pill tone="success">{t('yours')}</Pill>
            ) : live && live.state !== 'waiting' ? (
              <p className="sub">{t(live.abilities.change ? 'changeAbove' : 'chooseLater')}</p>
            ) : (
              mayChoose && (
                <ButtonLink
                  variant={planId.endsWith('-plus') ? 'default' : 'primary'}
                  to={checkoutPaths.choosePlan(planId)}
                  aria-label={t('chooseNamed', { plan: say(`plan.${planId}`) })}
                >
                  {t('choose')}
                </ButtonLink>
              )
            )}
          </PlanCard>
        ))}
      </div>
    </Section>
  );
}

interface PlanCardProps {
  name: string;
  price: string;
  period?: string;
  lines: readonly string[];
  children?: ReactNode;
}

function PlanCard({ name, price, period, lines, children }: PlanCardProps) {
  return (
    <article className={styles.plan}>
      <h3>{name}</h3>
      <p className={styles.price}>
        <b>{price}</b> {period}
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <IconCheck size={16} aria-hidden="true" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      {children && <div className={styles.action}>{children}</div>}
    </article>
  );
}
