import { Select, TextInput } from '@mantine/core';
import { useTranslation } from '#platform/ui/i18n.ts';
import { FieldPair } from '#platform/ui/form/form.tsx';
import '#platform/ui/theme/full-styles.ts';
import { PROFILE_LIMITS } from '#profiles/rules/profile-limits.ts';
import type { SectionFormProps } from './form-parts.ts';
import { countryOptions } from '#profiles/web/name-options.ts';

export function PlaceFields({ profile, onChange, problems }: SectionFormProps) {
  const { t } = useTranslation('profiles');
  return (
    <FieldPair>
      <Select
        label={t('fields.country')}
        data={countryOptions(profile.country)}
        value={profile.country || null}
        onChange={(country) => onChange({ country: country ?? '' })}
        searchable
        clearable
        nothingFoundMessage={t('fields.nothingFound')}
        autoComplete="off"
        error={problems.country}
      />
      <TextInput
        label={t('fields.city')}
        value={profile.city}
        onChange={(event) => onChange({ city: event.currentTarget.value })}
        maxLength={PROFILE_LIMITS.shortText}
        autoComplete="address-level2"
        error={problems.city}
      />
    </FieldPair>
  );
}
