import { TextInput } from '@mantine/core';
import { useTranslation } from '#ui/i18n.ts';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { vacancyTexts } from '#projects/positions/rules/vacancy-fields.ts';
import type { PositionStepProps } from '#projects/positions/web/brief-step-props.ts';

/** The texts for candidates besides the first one, all optional. */
export function TextsStep({ position, change, error, fieldId }: PositionStepProps) {
  const { t } = useTranslation('projects');
  return (
    <>
      {vacancyTexts.slice(1).map((name) => (
        <CountedTextarea
          key={name}
          id={fieldId(name)}
          label={t(`texts.${name}`)}
          maximum={20_000}
          value={position[name]}
          onChange={(text) => change({ [name]: text })}
          error={error(name)}
        />
      ))}
      <TextInput
        id={fieldId('hiringCompany')}
        label={t('brief.hiringCompany')}
        description={t('brief.hiringCompanyHelp')}
        value={position.hiringCompany}
        onChange={(event) => change({ hiringCompany: event.currentTarget.value })}
      />
    </>
  );
}
