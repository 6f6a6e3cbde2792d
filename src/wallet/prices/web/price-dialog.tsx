import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { netAfterFee } from '#negotiations/rules/paid-out-net.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { MoneyField } from '#ui/form/money-field.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { shareText } from '#ui/marks/share-text.ts';
import '#ui/theme/full-styles.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import type { HireToPrice } from '#wallet/prices/contract.ts';
import { MAXIMUM_HOURLY_CENTS, PRICE_REASON_LENGTH } from '#wallet/prices/rules/service-fee.ts';
import { hirePricesKey, pricesApi } from './prices-queries.ts';

/** Asks for the gross of a hire and a reason, and from which day on it counts where there is a price; the net follows. */
export function PriceDialog({ hire, onClose }: { hire: HireToPrice; onClose: () => void }) {
  const { t } = useTranslation('wallet/prices');
  const queryClient = useQueryClient();
  const today = dateInSaoPaulo(new Date());
  const [gross, setGross] = useState<number | null>(hire.agreed?.grossCents ?? null);
  const [day, setDay] = useState(today);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const grossCents = gross ?? 0;
  const save = useMutation({
    mutationFn: () =>
      pricesApi('PUT /hirePrices/{hireId}', {
        params: { hireId: hire.hireId },
        body: { grossCents, countsFrom: hire.isPriced ? day : null, reason },
      }),
    onSuccess: ({ holds }) => {
      toast.success(t(holds ? 'prices.done' : 'prices.askedDone'));
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: hirePricesKey }),
  });
  const isDayWrong = hire.isPriced && (day === '' || day > today);
  function submit() {
    setTried(true);
    if (grossCents > 0 && !isDayWrong && reason.trim() !== '') save.mutate();
  }
  return (
    <FormDialog
      title={hire.isGone ? t('prices.dialog.titleGone') : t('prices.dialog.title', { name: personName(hire.name) })}
      save={t('prices.dialog.save')}
      cancel={t('prices.dialog.cancel')}
      failed={t('prices.failed')}
      saving={save}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{t(hire.isGone ? 'prices.dialog.textGone' : 'prices.dialog.text', { fee: shareText(hire.serviceFee) })}</p>
      <MoneyField
        label={t('prices.dialog.gross')}
        withAsterisk
        currency={hire.currency}
        max={MAXIMUM_HOURLY_CENTS}
        value={gross}
        onChange={setGross}
        error={isTried && grossCents <= 0 && t('prices.missing')}
      />
      {grossCents > 0 && (
        <p className="meta">
          {t('prices.dialog.net', {
            net: formatCents(netAfterFee(grossCents, hire.serviceFee), hire.currency),
          })}
        </p>
      )}
      {hire.isPriced && (
        <TextInput
          type="date"
          label={t('prices.dialog.day')}
          description={t('prices.dialog.dayHint')}
          withAsterisk
          maw={320}
          value={day}
          onChange={({ currentTarget: { value } }) => setDay(value)}
          error={isTried && isDayWrong && t('prices.dialog.dayProblem')}
        />
      )}
      <CountedTextarea
        id="price-reason"
        label={t('prices.dialog.reason')}
        withAsterisk
        description={t('prices.dialog.reasonHint')}
        maximum={PRICE_REASON_LENGTH}
        value={reason}
        onChange={setReason}
        error={isTried && reason.trim() === '' ? t('prices.dialog.reasonMissing') : undefined}
      />
    </FormDialog>
  );
}
