import { Select, TextInput } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { FieldPair } from '#ui/form/form.tsx';
import '#ui/theme/full-styles.ts';
import { PROFILE_LIMITS } from '#profiles/rules/profile-limits.ts';
import type { FieldGroupProps } from './form-parts.ts';
import { countryOptions } from '#profiles/web/name-options.ts';

type PlaceFieldsProps = FieldGroupProps<'country' | 'city'> & { withAsterisk?: boolean };

export const PlaceFields = memo(function PlaceFields({
  country,
  city,
  onChange,
  problems,
  withAsterisk = false,
}: PlaceFieldsProps) {
  const { t } = useTranslation('profiles');
  return (
    <FieldPair>
      <Select
        label={t('fields.country')}
        withAsterisk={withAsterisk}
        data={countryOptions(country)}
        value={country || null}
        onChange={(chosen) => onChange({ country: chosen ?? '' })}
        searchable
        clearable
        nothingFoundMessage={t('fields.nothingFound')}
        autoComplete="off"
        error={problems.country}
      />
      <TextInput
        label={t('fields.city')}
        withAsterisk={withAsterisk}
        value={city}
        onChange={(event) => onChange({ city: event.currentTarget.value })}
        maxLength={PROFILE_LIMITS.shortText}
        autoComplete="address-level2"
        error={problems.city}
      />
    </FieldPair>
  );
});
