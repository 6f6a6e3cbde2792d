import { useTranslation } from '#ui/i18n.ts';
import { formatCount } from '#ui/marks/count-text.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { Alert } from '#ui/states/alert.tsx';
import type { ReturnAnswer, UnclearPayment } from '#payouts/pay-runs/contract.ts';

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
