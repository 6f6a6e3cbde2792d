import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type SearchBeginning, useOpenedByPress } from '#ui/controls/touch-search.tsx';
import { useDebounced } from '#ui/controls/use-debounced.ts';
import { useTranslation } from '#ui/i18n.ts';
import '#ui/theme/full-styles.ts';
import { projectChoicesQuery } from '../statistics-queries.ts';

export interface ProjectFilterProps {
  /** The project whose figures are shown; its title comes with them. */
  chosen: { id: string; title: string } | null;
  /** For members of staff: only projects of these companies. */
  companyIds: readonly string[] | undefined;
  onChange: (projectId: string | undefined) => void;
}

/** The field with its list. */
export function OpenedProjectFilter(props: ProjectFilterProps & SearchBeginning) {
  const { chosen, companyIds, onChange, typed, isPressed } = props;
  const { t } = useTranslation('statistics');
  const field = useOpenedByPress(isPressed);
  const [text, setText] = useState(chosen?.title ?? typed);
  const query = useDebounced(text === chosen?.title ? '' : text.trim(), 200);
  const { data } = useQuery(projectChoicesQuery(query.slice(0, 100), companyIds));
  const found = (data?.projects ?? []).map(({ id, title }) => ({ value: id, label: title }));
  const isMissing = chosen !== null && found.every(({ value }) => value !== chosen.id);
  return (
    <Select
      ref={field}
      aria-label={t('project.label')}
      placeholder={t('project.all')}
      data={isMissing ? [{ value: chosen.id, label: chosen.title }, ...found] : found}
      value={chosen?.id ?? null}
      onChange={(value) => onChange(value ?? undefined)}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('project.all') }}
      searchValue={text}
      onSearchChange={setText}
      filter={({ options }) => options}
      nothingFoundMessage={data && t('project.none')}
      maxDropdownHeight={320}
      size="sm"
    />
  );
}
