import { Select, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { MAXIMUM_HOURLY_CENTS, MAXIMUM_MONTHLY_HOURS, MESSAGE_LENGTH } from '#negotiations/rules/terms.ts';
import type { NegotiationView } from '#negotiations/schemas.ts';
import { Button } from '#ui/controls/button.tsx';
import { fieldErrors } from '#ui/api-error.ts';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { DraftSavedNote } from '#ui/form/draft-saved-note.tsx';
import { Form, FieldPair } from '#ui/form/form.tsx';
import { HoursField } from '#ui/form/hours-field.tsx';
import { MoneyField } from '#ui/form/money-field.tsx';
import { useDraft } from '#ui/form/use-draft.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Alert } from '#ui/states/alert.tsx';
import '#ui/theme/full-styles.ts';
import { NetHelp } from './net-help.tsx';
import styles from './negotiations.module.css';
import { draftKey, firstValues, problemsOf, type OfferValues, readyOffer } from './offer-values.ts';
import type { OfferToSend } from './use-interaction.ts';

interface OfferFormProps {
  view: NegotiationView;
  loading: boolean;
  error: Error | null;
  onSend: (offer: OfferToSend) => Promise<unknown>;
  onCancel?: () => void;
}

const validDayOptions = ['1', '3', '7', '14', '30'];

/** An offer of either side; it starts with the last figures, and typed values survive a reload. */
export function OfferForm({ view, loading, error, onSend, onCancel }: OfferFormProps) {
  const { t } = useTranslation('negotiations');
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<OfferValues>(() => firstValues(view));
  // Where Ponte pays the net out, it is what the service fee leaves of the gross.
  const netFollows = view.serviceFee !== null;
  const [isTried, setTried] = useState(false);
  const { savedAt, clearDraft } = useDraft(draftKey(view), values);
  const change = (part: Partial<OfferValues>) => setValues((now) => ({ ...now, ...part }));
  const problems = isTried ? problemsOf(values, netFollows) : {};
  const refused = fieldErrors(error);
  const errorOf = (field: keyof OfferValues) => {
    const problem = problems[field];
    return problem ? t(`problem.${problem}`) : refused[field];
  };

  async function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const offer = readyOffer(values, netFollows);
    if (!offer) return void requestAnimationFrame(() => focusFirstError(form.current));
    await onSend(offer).then(clearDraft, () => focusFirstError(form.current));
  }

  return (
    <Form ref={form} className={styles.offer} onSubmit={(event) => void send(event)}>
      {error && <Alert tone="danger" title={error.message} live />}
      <FieldPair>
        <MoneyField
          label={t('figure.hourlyGross')}
          withAsterisk
          currency={view.currency}
          max={MAXIMUM_HOURLY_CENTS}
          value={values.hourlyGross}
          onChange={(hourlyGross) => change({ hourlyGross })}
          error={errorOf('hourlyGross')}
        />
        <div>
          {!netFollows && (
            <MoneyField
              label={t('figure.hourlyNet')}
              withAsterisk
              currency={view.currency}
              max={MAXIMUM_HOURLY_CENTS}
              value={values.hourlyNet}
              onChange={(hourlyNet) => change({ hourlyNet })}
              error={errorOf('hourlyNet')}
            />
          )}
          <NetHelp view={view} values={values} onTake={(hourlyNet) => change({ hourlyNet })} />
        </div>
      </FieldPair>
      <FieldPair>
        <HoursField
          label={t('figure.monthlyHours')}
          withAsterisk
          min={1}
          max={MAXIMUM_MONTHLY_HOURS}
          step={1}
          value={values.monthlyHours}
          onChange={(monthlyHours) => change({ monthlyHours })}
          error={errorOf('monthlyHours')}
        />
        <TextInput
          type="date"
          label={t('figure.startDate')}
          withAsterisk
          value={values.startDate}
          onChange={(event) => change({ startDate: event.currentTarget.value })}
          error={errorOf('startDate')}
        />
      </FieldPair>
      <Select
        label={t('validFor')}
        description={t('validForHelp')}
        allowDeselect={false}
        maw={240}
        data={validDayOptions.map((value) => ({ value, label: t('days', { count: Number(value) }) }))}
        value={String(values.validDays)}
        onChange={(days) => change({ validDays: Number(days) })}
      />
      <CountedTextarea
        label={t('message')}
        description={t(`messageHelp.${view.side}`)}
        value={values.message}
        onChange={(message) => change({ message })}
        maximum={MESSAGE_LENGTH}
        error={errorOf('message')}
        minRows={2}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" loading={loading}>
          {t('send')}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t('back')}
          </Button>
        )}
        <DraftSavedNote savedAt={savedAt} />
      </div>
    </Form>
  );
}

function focusFirstError(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
