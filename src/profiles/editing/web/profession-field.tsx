import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { useDebounced } from '#ui/controls/use-debounced.ts';
import '#ui/theme/full-styles.ts';
import { PROFILE_LIMITS } from '#profiles/rules/profile-limits.ts';
import { suggestProfessions } from './suggest.ts';

const ASK_AFTER_MS = 120;

/** A job title with suggestions; any other title is accepted as typed. */
export function ProfessionField(props: Omit<AutocompleteProps, 'data'>) {
  const { t } = useTranslation('profiles');
  const asked = useDebounced(props.value ?? '', ASK_AFTER_MS);
  const { data = [] } = useQuery({
    queryKey: ['profiles', 'professions', asked],
    queryFn: () => suggestProfessions(asked),
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  });
  return (
    <Autocomplete
      label={t('fields.jobTitle')}
      description={t('fields.jobTitleHelp')}
      maxLength={PROFILE_LIMITS.shortText}
      // The server has filtered already, with typing mistakes tolerated.
      filter={({ options }) => options}
      // Suggestions open with typing: opened by focus alone, they would cover the field's error.
      openOnFocus={false}
      autoComplete="organization-title"
      {...props}
      data={data}
    />
  );
}
