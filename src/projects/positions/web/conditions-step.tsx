import { Checkbox, TextInput } from '@mantine/core';
import { useTranslation } from '#ui/i18n.ts';
import { ChoiceChips, MultiChoiceChips } from '#ui/form/choice-chips.tsx';
import { FieldPair } from '#ui/form/form.tsx';
import { MoneyField } from '#ui/form/money-field.tsx';
import {
  affirmativeTargets,
  hiringModels,
  MAXIMUM_HOURLY_CENTS,
  payPeriods,
  workModels,
} from '#projects/rules/terms.ts';
import type { PositionStepProps } from '#projects/positions/web/brief-step-props.ts';

export function ConditionsStep({ answers, position, change, error, fieldId, hasTerms = false }: PositionStepProps) {
  const { t } = useTranslation('projects');
  const onPlace = position.workModel === 'hybrid' || position.workModel === 'faceToFace';
  return (
    <>
      <ChoiceChips
        id={fieldId('hiringModel')}
        label={t('brief.hiringModel')}
        required
        value={position.hiringModel}
        onChange={(hiringModel) => change({ hiringModel })}
        options={hiringModels.map((value) => ({ value, label: t(`hiringModel.${value}`) }))}
        error={error('hiringModel')}
      />
      <ChoiceChips
        id={fieldId('workModel')}
        label={t('brief.workModel')}
        required
        value={position.workModel}
        onChange={(workModel) => change({ workModel })}
        options={workModels.map((value) => ({ value, label: t(`workModel.${value}`) }))}
        error={error('workModel')}
      />
      {position.workModel === 'hybrid' && (
        <TextInput
          id={fieldId('hybridReason')}
          label={t('brief.hybridReason')}
          description={t('brief.hybridReasonHelp')}
          withAsterisk
          value={position.hybridReason}
          onChange={(event) => change({ hybridReason: event.currentTarget.value })}
          error={error('hybridReason')}
        />
      )}
      {onPlace && (
        <FieldPair>
          <TextInput
            id={fieldId('city')}
            label={t('brief.city')}
            withAsterisk
            value={position.city}
            onChange={(event) => change({ city: event.currentTarget.value })}
            error={error('city')}
          />
          <TextInput
            id={fieldId('country')}
            label={t('brief.country')}
            value={position.country}
            onChange={(event) => change({ country: event.currentTarget.value })}
          />
        </FieldPair>
      )}
      {!hasTerms && <PayFields {...{ answers, position, change, error, fieldId }} />}
      <MultiChoiceChips
        label={t('brief.affirmativeTargets')}
        help={t('brief.affirmativeTargetsHelp')}
        value={position.affirmativeTargets}
        onChange={(targets) => change({ affirmativeTargets: targets })}
        options={affirmativeTargets.map((value) => ({ value, label: t(`affirmativeTarget.${value}`) }))}
      />
    </>
  );
}

function PayFields({ answers, position, change, error, fieldId }: PositionStepProps) {
  const { t } = useTranslation('projects');
  const bounds = position.payPeriod === 'hour' ? { max: MAXIMUM_HOURLY_CENTS } : {};
  return (
    <>
      <ChoiceChips
        id={fieldId('payPeriod')}
        label={t('brief.payPeriod')}
        required={!position.negotiable}
        value={position.payPeriod}
        onChange={(payPeriod) => change({ payPeriod })}
        options={payPeriods.map((value) => ({ value, label: t(`payPeriod.${value}`) }))}
        error={error('payPeriod')}
      />
      <FieldPair>
        <MoneyField
          id={fieldId('payMinimum')}
          label={t('brief.payMinimum')}
          withAsterisk={!position.negotiable}
          currency={answers.currency}
          {...bounds}
          value={position.payMinimum}
          onChange={(payMinimum) => change({ payMinimum })}
          error={error('payMinimum')}
        />
        <MoneyField
          id={fieldId('payMaximum')}
          label={t('brief.payMaximum')}
          currency={answers.currency}
          {...bounds}
          value={position.payMaximum}
          onChange={(payMaximum) => change({ payMaximum })}
          error={error('payMaximum')}
        />
      </FieldPair>
      <Checkbox
        label={t('brief.negotiable')}
        checked={position.negotiable}
        onChange={(event) => change({ negotiable: event.currentTarget.checked })}
      />
    </>
  );
}
