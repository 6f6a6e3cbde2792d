import type { Currency } from '#platform/money/currencies.ts';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Alert } from '#ui/states/alert.tsx';

/** Why nothing can be spent, and what ends that; nothing where no debt is. `debtCents` is zero or below. */
export function DebtNotice({ debtCents, currency }: { debtCents: number; currency: Currency }) {
  const { t } = useTranslation('wallet/figure');
  if (debtCents === 0) return null;
  return <Alert tone="danger">{t('debt', { amount: formatCents(-debtCents, currency) })}</Alert>;
}
