import type { ReactNode } from 'react';
import { accountPaths } from '#accounts/paths.ts';
import type { PlanView, SubscriptionView } from '#checkout/plans/contract.ts';
import { checkoutPaths } from '#checkout/paths.ts';
import type { PlanProduct } from '#checkout/rules/plan-catalogue.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconCheck } from '#ui/icons/icons.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Pill } from '#ui/marks/pill.tsx';
import { Section } from '#ui/page/card.tsx';
import styles from './plans.module.css';

interface ProductPlansProps {
  product: PlanProduct;
  plans: readonly PlanView[];
  /** The company's own plan of the product. */
  live: SubscriptionView | undefined;
  mayChoose: boolean;
  isVisitor: boolean;
}

/** The plans of one product side by side, the free one first. */
export function ProductPlans({ product, plans, live, mayChoose, isVisitor }: ProductPlansProps) {
  const { t } = useTranslation('checkout/plans');
  const { t: say } = useTranslation('checkout');
  return (
    <Section title={t(`product.${product}`)}>
      <p className={styles.about}>{t(`about.${product}`)}</p>
      <div className={styles.plans}>
        <PlanCard
          name={t('free')}
          price={formatCents(0, 'BRL', true)}
          lines={[t(`freeWork.${product}`), t('freeNoPayment')]}
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
