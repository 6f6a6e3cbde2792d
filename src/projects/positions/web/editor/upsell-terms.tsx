import { Select, TextInput } from '@mantine/core';
import type { Currency } from '#platform/money/currencies.ts';
import { HoursField } from '#ui/form/hours-field.tsx';
import { MoneyField } from '#ui/form/money-field.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { type ReplacementReason, replacementReasons } from '#projects/professionals/rules/professional-terms.ts';
import type { PositionAnswers } from '#projects/rules/brief-answers.ts';
import { MAXIMUM_HOURLY_CENTS, MAXIMUM_MONTHLY_HOURS } from '#projects/rules/terms.ts';
import type { FormDraft } from './use-form-draft.ts';

/** The vacancy with what only upsells and replacements say. */
export interface UpsellAnswers extends PositionAnswers {
  reason: ReplacementReason | null;
  /** Cents per hour. */
  netHourly: number | null;
  grossHourly: number | null;
}

interface UpsellTermsProps {
  draft: FormDraft<UpsellAnswers>;
  currency: Currency;
  isReplacement: boolean;
  lead: string;
}

export const isOrdered = ({ netHourly, grossHourly }: UpsellAnswers) =>
  netHourly === null || grossHourly === null || netHourly <= grossHourly;

/** Function, net and gross hourly pay, hours; for a replacement one of the nine reasons first. */
export function UpsellTerms({ draft: { answers, change }, currency, isReplacement, lead }: UpsellTermsProps) {
  const { t } = useTranslation('projects/squad');
  return (
    <>
      <p>{lead}</p>
      {isReplacement && (
        <Select
          label={t('replace.reason')}
          placeholder={t('replace.choose')}
          withAsterisk
          data-autofocus
          value={answers.reason}
          onChange={(next) => change({ reason: replacementReasons.find((one) => one === next) ?? null })}
          data={replacementReasons.map((one) => ({ value: one, label: t(`reason.${one}`) }))}
        />
      )}
      <TextInput
        label={t('vacancy.function')}
        withAsterisk
        maxLength={200}
        value={answers.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <MoneyField
        label={t('vacancy.net')}
        withAsterisk
        currency={currency}
        max={MAXIMUM_HOURLY_CENTS}
        value={answers.netHourly}
        onChange={(netHourly) => change({ netHourly })}
        error={isOrdered(answers) ? undefined : t('vacancy.order')}
      />
      <MoneyField
        label={t('vacancy.gross')}
        withAsterisk
        currency={currency}
        max={MAXIMUM_HOURLY_CENTS}
        value={answers.grossHourly}
        onChange={(grossHourly) => change({ grossHourly })}
      />
      <HoursField
        label={t('vacancy.hours')}
        withAsterisk
        min={1}
        max={MAXIMUM_MONTHLY_HOURS}
        step={1}
        value={answers.monthlyHours}
        onChange={(monthlyHours) => change({ monthlyHours })}
      />
    </>
  );
}
