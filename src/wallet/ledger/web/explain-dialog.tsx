import { Select } from '@mantine/core';
import { useState } from 'react';
import { fieldErrors } from '#ui/api-error.ts';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { MoneyField } from '#ui/form/money-field.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import '#ui/theme/full-styles.ts';
import type { DifferenceView } from '#wallet/ledger/contract.ts';
import { EXPLANATION_LENGTH } from '#wallet/ledger/rules/differences.ts';
import { ledgerApi, proofsQuery } from './proofs-query.ts';
import { currencies, type Currency } from '#platform/money/currencies.ts';
import { useSend } from '#ui/form/use-send.ts';

/** Asks why a difference is none to wait for and, where money is wrong, between which accounts it is put right. */
export function ExplainDialog({ difference, onClose }: { difference: DifferenceView; onClose: () => void }) {
  const { t } = useTranslation('wallet/ledger');
  const [reason, setReason] = useState('');
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const [cents, setCents] = useState<number | null>(null);
  const [isTried, setTried] = useState(false);
  const { differenceId, currency } = difference;
  const explain = useSend({
    send: () => {
      const counterEntry = from && to && cents ? { from, to, cents } : null;
      const body = { reason, counterEntry };
      return ledgerApi('POST /ledgerDifferences/{differenceId}/explanation', { params: { differenceId }, body });
    },
    done: ({ asked }) => t(asked ? 'explain.asked' : 'explain.done'),
    ...{ reads: proofsQuery.queryKey, onDone: onClose },
  });
  const isReasonWrong = reason.trim() === '' || reason.length > EXPLANATION_LENGTH;
  const refused = fieldErrors(explain.error);
  const filled = [from, to, cents].filter(Boolean).length;
  const isEntryWrong = (filled > 0 && filled < 3) || (from !== null && from === to);
  const data = difference.accounts.map(({ key, kind }) => ({ value: key, label: t(`account.${kind}`) }));
  const choice = { data, clearable: true, clearButtonProps: { 'aria-label': t('explain.clear') } };
  function submit() {
    setTried(true);
    if (!isReasonWrong && !isEntryWrong) explain.mutate();
  }
  return (
    <FormDialog
      draftKey={`explain:${differenceId}`}
      title={t('explain.title')}
      save={t('explain.action')}
      cancel={t('explain.cancel')}
      failed={t('explain.failed')}
      saving={explain}
      onClose={onClose}
      onSubmit={submit}
    >
      <CountedTextarea
        label={t('entry.reason')}
        withAsterisk
        maximum={EXPLANATION_LENGTH}
        value={reason}
        onChange={setReason}
        error={(isTried && isReasonWrong && t('explain.reasonMissing')) || refused.reason}
      />
      <p>{t('explain.text')}</p>
      <Select label={t('entry.from')} {...choice} value={from} onChange={setFrom} />
      <Select
        label={t('entry.to')}
        {...choice}
        value={to}
        onChange={setTo}
        error={(isTried && isEntryWrong && t('explain.entryProblem')) || refused.counterEntry}
      />
      <MoneyField
        label={t('entry.amount')}
        currency={currency}
        value={cents}
        onChange={setCents}
        error={refused['counterEntry.cents']}
      />
    </FormDialog>
  );
}

/** Asks what the payment provider moved to the bank account, and what it kept of it. */
export function SettlementDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('wallet/ledger');
  const [currency, setCurrency] = useState<Currency>('BRL');
  const [cents, setCents] = useState<number | null>(null);
  const [feeCents, setFee] = useState<number | null>(0);
  const [isTried, setTried] = useState(false);
  const ask = useSend({
    send: (body: { currency: Currency; cents: number; feeCents: number }) => ledgerApi('POST /settlements', { body }),
    ...{ done: t('explain.asked'), reads: proofsQuery.queryKey, onDone: onClose },
  });
  const isWrong = !cents || (feeCents ?? 0) >= cents;
  function submit() {
    setTried(true);
    if (!isWrong) ask.mutate({ currency, cents, feeCents: feeCents ?? 0 });
  }
  return (
    <FormDialog
      draftKey="settlement"
      title={t('settlement.title')}
      save={t('settlement.send')}
      cancel={t('explain.cancel')}
      failed={t('explain.failed')}
      saving={ask}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{t('settlement.text')}</p>
      <Select
        label={t('settlement.currency')}
        allowDeselect={false}
        data={[...currencies]}
        value={currency}
        onChange={(value) => setCurrency(value as Currency)}
      />
      <MoneyField
        label={t('settlement.amount')}
        withAsterisk
        currency={currency}
        value={cents}
        onChange={setCents}
        error={isTried && isWrong && t('settlement.problem')}
      />
      <MoneyField label={t('account.providerFee')} currency={currency} value={feeCents} onChange={setFee} />
    </FormDialog>
  );
}
