import { MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type SearchBeginning, useOpenedByPress } from '#ui/controls/touch-search.tsx';
import { useDebounced } from '#ui/controls/use-debounced.ts';
import { useTranslation } from '#ui/i18n.ts';
import '#ui/theme/full-styles.ts';
import { CHOSEN_COMPANIES } from '#statistics/rules/chosen-companies.ts';
import styles from '../statistics.module.css';
import { companyChoicesQuery } from '../statistics-queries.ts';

export interface CompanyFilterProps {
  /** The companies in the address; their names come with the figures. */
  chosen: readonly string[];
  named: readonly { id: string; name: string }[];
  onChange: (companyIds: string[]) => void;
}

/** The field with its list. */
export function OpenedCompanyFilter(props: CompanyFilterProps & SearchBeginning) {
  const { chosen, named, onChange, typed, isPressed } = props;
  const { t } = useTranslation('statistics');
  const field = useOpenedByPress(isPressed);
  const [text, setText] = useState(typed);
  const query = useDebounced(text.trim(), 200);
  const { data } = useQuery(companyChoicesQuery(query.slice(0, 100)));
  const found = data?.companies ?? [];
  const known = new Map([...named, ...found].map(({ id, name }) => [id, name]));
  const offered = [...new Set([...chosen.filter((id) => known.has(id)), ...found.map(({ id }) => id)])];
  return (
    <MultiSelect
      ref={field}
      className={styles.companies}
      aria-label={t('company.label')}
      {...(chosen.length === 0 && { placeholder: t('company.all') })}
      data={offered.map((id) => ({ value: id, label: known.get(id)! }))}
      value={chosen.filter((id) => known.has(id))}
      onChange={onChange}
      maxValues={CHOSEN_COMPANIES}
      searchable
      clearable
      hidePickedOptions
      clearButtonProps={{ 'aria-label': t('company.all') }}
      searchValue={text}
      onSearchChange={setText}
      filter={({ options }) => options}
      nothingFoundMessage={data && t('company.none')}
      maxDropdownHeight={320}
      size="sm"
    />
  );
}
