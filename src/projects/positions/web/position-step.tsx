import { TextInput } from '@mantine/core';
import { useTranslation } from '#ui/i18n.ts';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { HoursField } from '#ui/form/hours-field.tsx';
import { areas, MAXIMUM_MONTHLY_HOURS } from '#projects/rules/terms.ts';
import type { PositionStepProps } from '#projects/positions/web/brief-step-props.ts';
import { ProfessionField } from './profession-field.tsx';

export function PositionStep({ answers, position, change, error, fieldId, hasTerms = false }: PositionStepProps) {
  const { t } = useTranslation('projects');
  return (
    <>
      <ProfessionField
        id={fieldId('profession')}
        value={position.profession}
        onChange={(profession) => change({ profession })}
        error={error('profession')}
      />
      {!hasTerms && (
        <TextInput
          id={fieldId('title')}
          label={t('brief.positionTitle')}
          description={t('brief.positionTitleHelp')}
          placeholder={position.profession}
          value={position.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
          error={error('title')}
        />
      )}
      {answers.path === 'inHouse' && (
        <TextInput
          id={fieldId('professionalEmail')}
          label={t('brief.professionalEmail')}
          description={t('brief.professionalEmailHelp')}
          withAsterisk
          type="email"
          inputMode="email"
          value={position.professionalEmail ?? ''}
          onChange={(event) => change({ professionalEmail: event.currentTarget.value })}
          error={error('professionalEmail')}
        />
      )}
      <ChoiceChips
        id={fieldId('area')}
        label={t('brief.area')}
        required
        value={position.area}
        onChange={(area) => change({ area })}
        options={areas.map((value) => ({ value, label: t(`area.${value}`) }))}
        error={error('area')}
      />
      {!hasTerms && (
        <HoursField
          id={fieldId('monthlyHours')}
          label={t('brief.monthlyHours')}
          withAsterisk
          maw={220}
          min={1}
          max={MAXIMUM_MONTHLY_HOURS}
          step={1}
          rightSection={<span className="sub">{t('brief.hours')}</span>}
          rightSectionWidth={64}
          value={position.monthlyHours}
          onChange={(monthlyHours) => change({ monthlyHours })}
          error={error('monthlyHours')}
        />
      )}
      <CountedTextarea
        id={fieldId('aboutOpportunity')}
        label={t('brief.aboutOpportunity')}
        required
        maximum={20_000}
        value={position.aboutOpportunity}
        onChange={(aboutOpportunity) => change({ aboutOpportunity })}
        error={error('aboutOpportunity')}
      />
    </>
  );
}
