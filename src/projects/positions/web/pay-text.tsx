import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import type { PositionFacts } from '#projects/positions/rules/position-draft.ts';

type Pay = Pick<PositionFacts, 'payPeriod' | 'payMinimum' | 'payMaximum' | 'negotiable' | 'currency' | 'payText'>;

/** The pay of a vacancy in a few words. */
export function PayText({ pay }: { pay: Pay }) {
  const { t } = useTranslation('projects');
  const { payPeriod, payMinimum, payMaximum, currency } = pay;
  if (payMinimum === null || payPeriod === null)
    return <>{pay.payText ?? (pay.negotiable ? t('pay.negotiable') : t('notSaid'))}</>;
  const from = formatCents(payMinimum, currency);
  const range =
    payMaximum === null || payMaximum === payMinimum
      ? from
      : t('pay.range', { from, to: formatCents(payMaximum, currency) });
  const text = payPeriod === 'hour' ? t('pay.perHour', { pay: range }) : t('pay.perMonth', { pay: range });
  return <>{pay.negotiable ? t('pay.orNegotiable', { pay: text }) : text}</>;
}
