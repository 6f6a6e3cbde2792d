import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { MAXIMUM_EXPERIENCE_YEARS, tagKinds } from '#projects/rules/terms.ts';
import { taxonomyApi } from '#projects/web/api.ts';
import type { PositionStepProps } from '#projects/positions/web/brief-step-props.ts';
import { RequiredLanguagesField } from './required-languages-field.tsx';
import { SkillTagsField } from './skill-tags-field.tsx';

const years = Array.from({ length: MAXIMUM_EXPERIENCE_YEARS }, (_, index) => index + 1);

export function RequirementsStep({ position, change, error, fieldId }: PositionStepProps) {
  const { t } = useTranslation('projects');
  const professionName = position.profession.trim();
  const suggested = useQuery({
    queryKey: ['taxonomy', 'skills', professionName],
    queryFn: ({ signal }) => taxonomyApi('GET /getSkillsByAI', { query: { professionName }, signal }),
    enabled: professionName !== '',
    staleTime: 300_000,
  });
  return (
    <>
      <Select
        id={fieldId('experienceYears')}
        label={t('brief.experienceYears')}
        withAsterisk
        maw={280}
        data={years.map((count) => ({
          value: String(count),
          label: count < MAXIMUM_EXPERIENCE_YEARS ? t('experience', { count }) : t('experienceMost'),
        }))}
        value={position.experienceYears === null ? null : String(position.experienceYears)}
        onChange={(value) => change({ experienceYears: value === null ? null : Number(value) })}
        error={error('experienceYears')}
      />
      {tagKinds.map((kind) => (
        <SkillTagsField
          key={kind}
          id={fieldId(`tags.${kind}`)}
          kind={kind}
          tags={position.tags}
          onChange={(tags) => change({ tags })}
          suggested={suggested.data?.[kind].map(({ label }) => label) ?? []}
          error={error(`tags.${kind}`)}
        />
      ))}
      <RequiredLanguagesField
        value={position.requiredLanguages}
        onChange={(requiredLanguages) => change({ requiredLanguages })}
      />
    </>
  );
}
