import type { SubscriptionView } from '#checkout/plans/contract.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Section } from '#ui/page/card.tsx';
import { Disclosure } from '#ui/page/disclosure.tsx';
import { Stack } from '#ui/page/page.tsx';
import { dateText } from '#ui/marks/date-text.ts';
import { SubscriptionCard } from './subscription-card.tsx';

/** A company's plans: those that run as cards, those that are over folded. */
export function OwnPlans({ plans }: { plans: readonly SubscriptionView[] }) {
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
