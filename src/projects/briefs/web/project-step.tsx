import { TextInput } from '@mantine/core';
import { currencies } from '#platform/money/currencies.ts';
import { useTranslation } from '#ui/i18n.ts';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { deadlines, projectPaths as paths, projectTypes } from '#projects/rules/terms.ts';
import type { ProjectStepProps } from '#projects/positions/web/brief-step-props.ts';

export function ProjectStep({ answers, change, error, fieldId }: ProjectStepProps) {
  const { t } = useTranslation('projects');
  return (
    <>
      <TextInput
        id={fieldId('title')}
        label={t('brief.title')}
        description={t('brief.titleHelp')}
        withAsterisk
        value={answers.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
        error={error('title')}
      />
      <ChoiceChips
        id={fieldId('path')}
        label={t('brief.path')}
        help={t('brief.pathHelp')}
        value={answers.path ?? 'hunting'}
        onChange={(path) => change({ path })}
        options={paths.map((value) => ({ value, label: t(`path.${value}`) }))}
      />
      <ChoiceChips
        id={fieldId('type')}
        label={t('brief.type')}
        required
        value={answers.type}
        onChange={(type) => change({ type })}
        options={projectTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        error={error('type')}
      />
      <ChoiceChips
        id={fieldId('deadline')}
        label={t('brief.deadline')}
        required
        value={answers.deadline}
        onChange={(deadline) => change({ deadline })}
        options={[...deadlines.slice(1), deadlines[0]].map((value) => ({ value, label: t(`deadline.${value}`) }))}
        error={error('deadline')}
      />
      <ChoiceChips
        id={fieldId('currency')}
        label={t('brief.currency')}
        required
        value={answers.currency}
        onChange={(currency) => change({ currency })}
        options={currencies.map((value) => ({ value, label: t(`currency.${value}`) }))}
      />
      <ChoiceChips
        label={t('brief.textLanguage')}
        value={answers.textLanguage}
        onChange={(textLanguage) => change({ textLanguage })}
        options={(['pt', 'en'] as const).map((value) => ({ value, label: t(`textLanguage.${value}`) }))}
      />
      <CountedTextarea
        id={fieldId('description')}
        label={t('brief.description')}
        description={t('brief.descriptionHelp')}
        maximum={20_000}
        value={answers.description}
        onChange={(description) => change({ description })}
        error={error('description')}
      />
    </>
  );
}
