import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { netAfterFee } from '#negotiations/rules/paid-out-net.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { fieldErrors } from '#ui/api-error.ts';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { HoursField } from '#ui/form/hours-field.tsx';
import { StaleNotice } from '#ui/form/edited/stale-notice.tsx';
import { useEdited } from '#ui/form/edited/use-edited.ts';
import { MoneyField } from '#ui/form/money-field.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import { formatCents } from '#ui/marks/money-text.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { shareText } from '#ui/marks/share-text.ts';
import '#ui/theme/full-styles.ts';
import type { HireToPrice } from '#wallet/prices/contract.ts';
import { MAXIMUM_HOURLY_CENTS, MAXIMUM_MONTHLY_HOURS, PRICE_REASON_LENGTH } from '#wallet/prices/rules/service-fee.ts';
import { pricesApi } from './prices-queries.ts';
import { useSend } from '#ui/form/use-send.ts';

interface PriceDialogProps {
  hire: Pick<HireToPrice, 'hireId' | 'name' | 'currency'> & { agreedCents: number | null };
  /** What an administrator reads of it; null: its company says what was agreed with somebody whom it hired without an offer. */
  known: Pick<HireToPrice, 'isGone' | 'isPriced' | 'serviceFee'> | null;
  monthlyHours?: number | null;
  onClose: () => void;
}

/** Asks for the gross of a hire and a reason; administrators also from which day on it counts where there is a price, companies for the hours a month. */
export function PriceDialog({ hire, known, monthlyHours = null, onClose }: PriceDialogProps) {
  const { t } = useTranslation('wallet/prices');
  const today = dateInSaoPaulo(new Date());
  const { hireId, currency, agreedCents } = hire;
  // The price that somebody saw is its version.
  const edited = useEdited({ version: 0, fields: { gross: agreedCents } });
  const { gross } = edited.fields;
  const [day, setDay] = useState(today);
  const [hours, setHours] = useState(monthlyHours);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const grossCents = gross ?? 0;
  const params = { hireId };
  const save = useSend({
    send: () =>
      known
        ? pricesApi('PUT /hirePrices/{hireId}', {
            ...{
              params,
              body: { grossCents, seenCents: edited.before.gross, countsFrom: known.isPriced ? day : null, reason },
            },
          })
        : pricesApi('PUT /hirePrices/{hireId}/first', {
            ...{ params, body: { grossCents, monthlyHours: hours ?? 0, reason } },
          }),
    done: ({ holds }) => t(holds ? 'prices.done' : known ? 'prices.askedDone' : 'first.askedDone'),
    ...{ reads: ['wallet'], onDone: onClose },
  });
  const isDayWrong = known?.isPriced === true && (day === '' || day > today);
  const areHoursMissing = !known && hours === null;
  const refused = fieldErrors(save.error);
  const person = { name: personName(hire.name) };
  function submit() {
    setTried(true);
    if (grossCents > 0 && !isDayWrong && !areHoursMissing && reason.trim() !== '') save.mutate();
  }
  return (
    <FormDialog
      draftKey={`price:${hireId}`}
      title={known?.isGone ? t('prices.dialog.titleGone') : t(known ? 'prices.dialog.title' : 'first.title', person)}
      save={t('prices.dialog.save')}
      cancel={t('prices.dialog.cancel')}
      failed={t('prices.failed')}
      saving={save}
      stale={
        <StaleNotice
          edited={edited}
          saving={save}
          queryKey={['wallet']}
          nameOf={() => t('prices.dialog.gross')}
          textOf={(_, values) => (values.gross === null ? null : formatCents(values.gross, currency))}
        />
      }
      onClose={onClose}
      onSubmit={submit}
    >
      <p>
        {known
          ? t(known.isGone ? 'prices.dialog.textGone' : 'prices.dialog.text', { fee: shareText(known.serviceFee) })
          : t('first.text', person)}
      </p>
      <MoneyField
        label={t('prices.dialog.gross')}
        description={
          known || agreedCents === null ? undefined : t('first.least', { amount: formatCents(agreedCents, currency) })
        }
        withAsterisk
        currency={currency}
        max={MAXIMUM_HOURLY_CENTS}
        value={gross}
        onChange={(cents) => edited.change({ gross: cents })}
        error={(isTried && grossCents <= 0 && t('prices.missing')) || refused.grossCents}
      />
      {known && grossCents > 0 && (
        <p className="meta">
          {t('prices.dialog.net', { net: formatCents(netAfterFee(grossCents, known.serviceFee), currency) })}
        </p>
      )}
      {!known && (
        <HoursField
          label={t('first.hours')}
          withAsterisk
          min={1}
          max={MAXIMUM_MONTHLY_HOURS}
          step={1}
          value={hours}
          onChange={setHours}
          error={
            (isTried && areHoursMissing && t('first.hoursProblem', { count: MAXIMUM_MONTHLY_HOURS })) ||
            refused.monthlyHours
          }
        />
      )}
      {known?.isPriced && (
        <TextInput
          type="date"
          label={t('prices.dialog.day')}
          description={t('prices.dialog.dayHint')}
          withAsterisk
          maw={320}
          value={day}
          onChange={({ currentTarget: { value } }) => setDay(value)}
          error={(isTried && isDayWrong && t('prices.dialog.dayProblem')) || refused.countsFrom}
        />
      )}
      <CountedTextarea
        id="price-reason"
        label={t(known ? 'prices.dialog.reason' : 'first.reason')}
        withAsterisk
        description={t(known ? 'prices.dialog.reasonHint' : 'first.reasonHint')}
        maximum={PRICE_REASON_LENGTH}
        value={reason}
        onChange={setReason}
        error={
          isTried && reason.trim() === ''
            ? t(known ? 'prices.dialog.reasonMissing' : 'first.reasonMissing')
            : refused.reason
        }
      />
    </FormDialog>
  );
}
