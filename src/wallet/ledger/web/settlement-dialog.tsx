import { Select } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { currencies, type Currency } from '#platform/money/currencies.ts';
import { MoneyField } from '#ui/form/money-field.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import '#ui/theme/full-styles.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { ledgerApi } from './proofs-query.ts';

/** Asks what the payment provider moved to the bank account, and what it kept of it. */
export function SettlementDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('wallet/ledger');
  const [currency, setCurrency] = useState<Currency>('BRL');
  const [cents, setCents] = useState<number | null>(null);
  const [feeCents, setFee] = useState<number | null>(0);
  const [isTried, setTried] = useState(false);
  const ask = useMutation({
    mutationFn: (body: { currency: Currency; cents: number; feeCents: number }) =>
      ledgerApi('POST /settlements', { body }),
    onSuccess: () => {
      toast.success(t('explain.asked'));
      onClose();
    },
  });
  const isWrong = !cents || (feeCents ?? 0) >= cents;
  function submit() {
    setTried(true);
    if (!isWrong) ask.mutate({ currency, cents, feeCents: feeCents ?? 0 });
  }
  return (
    <FormDialog
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
