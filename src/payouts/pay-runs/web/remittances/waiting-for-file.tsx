import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { remittancesQuery } from '#payouts/pay-runs/web/pay-runs-queries.ts';
import { payRunsPath } from '#payouts/paths.ts';

const AGAIN_MS = 5_000;

/** Says on a run that its money waits for a file to the bank, and leads to where the file is made. */
export function WaitingForFile() {
  const { t } = useTranslation('payouts/pay-runs');
  const { data } = useQuery({ ...remittancesQuery, refetchInterval: AGAIN_MS });
  if (!data?.enabled || data.waitingCount === 0) return null;
  return (
    <Alert tone="warning" action={<ButtonLink to={payRunsPath}>{t('remittances.toFiles')}</ButtonLink>}>
      {t('remittances.waiting', { count: data.waitingCount, amount: formatCents(data.waitingCents) })}
    </Alert>
  );
}
