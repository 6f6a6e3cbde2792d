import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';

/** "From R$ 5,000 a month". */
export function usePayFromText(): (cents: number) => string {
  const { t } = useTranslation('jobs');
  return (cents) => t('payFrom', { amount: formatCents(cents, 'BRL', true) });
}
