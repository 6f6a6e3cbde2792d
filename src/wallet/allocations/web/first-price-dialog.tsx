import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { HoursField } from '#ui/form/hours-field.tsx';
import { MoneyField } from '#ui/form/money-field.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import type { ProjectCredits } from '#wallet/allocations/contract.ts';
import { MAXIMUM_HOURLY_CENTS, MAXIMUM_MONTHLY_HOURS, PRICE_REASON_LENGTH } from '#wallet/prices/rules/service-fee.ts';
import { pricesApi } from '#wallet/prices/web/prices-queries.ts';
import { allocationsQuery } from './allocations-query.ts';

interface FirstPriceDialogProps {
  hire: ProjectCredits['hires'][number];
  onClose: () => void;
}

/** What an hour of somebody costs who was hired without an offer, and how many hours a month were agreed on. */
export function FirstPriceDialog({
  hire: { hireId, name, agreedCents, monthlyHours },
  onClose,
}: FirstPriceDialogProps) {
  const { t } = useTranslation('wallet/allocations');
  const queryClient = useQueryClient();
  const [gross, setGross] = useState<number | null>(agreedCents);
  const [hours, setHours] = useState(monthlyHours);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const grossCents = gross ?? 0;
  const save = useMutation({
    mutationFn: () =>
      pricesApi('PUT /hirePrices/{hireId}/first', {
        params: { hireId },
        body: { grossCents, monthlyHours: hours ?? 0, reason },
      }),
    onSuccess: ({ holds }) => {
      toast.success(t(holds ? 'price.done' : 'price.askedDone'));
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: allocationsQuery.queryKey }),
  });
  function submit() {
    setTried(true);
    if (grossCents > 0 && hours !== null && reason.trim() !== '') save.mutate();
  }
  return (
    <FormDialog
      title={t('price.title', { name: personName(name) })}
      save={t('price.save')}
      cancel={t('price.cancel')}
      failed={t('price.failed')}
      saving={save}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{t('price.text', { name: personName(name) })}</p>
      <MoneyField
        label={t('price.gross')}
        description={agreedCents === null ? undefined : t('price.least', { amount: formatCents(agreedCents) })}
        withAsterisk
        currency="BRL"
        max={MAXIMUM_HOURLY_CENTS}
        value={gross}
        onChange={setGross}
        error={isTried && grossCents <= 0 && t('price.grossMissing')}
      />
      <HoursField
        label={t('price.hours')}
        withAsterisk
        min={1}
        max={MAXIMUM_MONTHLY_HOURS}
        step={1}
        value={hours}
        onChange={setHours}
        error={isTried && hours === null && t('price.hoursProblem', { count: MAXIMUM_MONTHLY_HOURS })}
      />
      <CountedTextarea
        id="first-price-reason"
        label={t('price.reason')}
        withAsterisk
        description={t('price.reasonHint')}
        maximum={PRICE_REASON_LENGTH}
        value={reason}
        onChange={setReason}
        error={isTried && reason.trim() === '' ? t('price.reasonMissing') : undefined}
      />
    </FormDialog>
  );
}
