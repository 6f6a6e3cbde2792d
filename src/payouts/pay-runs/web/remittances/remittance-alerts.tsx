import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { formatCount } from '#ui/marks/count-text.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { Alert } from '#ui/states/alert.tsx';
import { payRunsPath } from '#payouts/paths.ts';
import type { ReturnAnswer, UnclearPayment } from '#payouts/pay-runs/contract.ts';
import { remittancesQuery } from '#payouts/pay-runs/web/pay-runs-queries.ts';

/** What the newest return says that was not taken, line by line, so that somebody asks the bank or looks elsewhere. */
export function LinesToCheck({ toCheck, toCheckCount: count }: Pick<ReturnAnswer, 'toCheck' | 'toCheckCount'>) {
  const { t } = useTranslation('payouts/pay-runs');
  if (count === 0) return null;
  return (
    <Alert tone="danger" title={t('remittances.toCheck', { count })}>
      {toCheck.map(({ line, document, cents, codes, problem }) => (
        <p key={line}>
          {t('remittances.line', {
            line: formatCount(line),
            amount: cents === null ? t('remittances.noAmount') : formatCents(cents),
            document: document === '' ? t('remittances.noNumber') : document,
            problem: t(`remittances.problems.${problem}`, { codes }),
          })}
        </p>
      ))}
    </Alert>
  );
}

/** Payments at the bank of which it said what nobody understands, until it says more. */
export function UnclearPayments({ unclear }: { unclear: readonly UnclearPayment[] }) {
  const { t } = useTranslation('payouts/pay-runs');
  if (unclear.length === 0) return null;
  return (
    <Alert title={t('remittances.unclear', { count: unclear.length })}>
      {unclear.map(({ paymentId, name, cents, fileNumber, codes }) => (
        <p key={paymentId}>
          {t('remittances.unclearLine', {
            name: personName(name),
            amount: formatCents(cents),
            number: formatCount(fileNumber),
            codes,
          })}
        </p>
      ))}
    </Alert>
  );
}

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
