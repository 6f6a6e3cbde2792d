import { MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '#platform/ui/controls/use-debounced.ts';
import { useTranslation } from '#platform/ui/i18n.ts';
import '#platform/ui/theme/full-styles.ts';
import { CHOSEN_COMPANIES } from '#statistics/rules/chosen-companies.ts';
import styles from './statistics.module.css';
import { companyChoicesQuery } from './statistics-queries.ts';

interface CompanyFilterProps {
  /** Those of the address; their names come with the figures. */
  chosen: readonly string[];
  named: readonly { id: string; name: string }[];
  onChange: (companyIds: string[]) => void;
}

/** For staff: one company, some or all of those within reach, with a search among them. */
export function CompanyFilter({ chosen, named, onChange }: CompanyFilterProps) {
  const { t } = useTranslation('statistics');
  const [text, setText] = useState('');
  const query = useDebounced(text.trim(), 200);
  const { data } = useQuery(companyChoicesQuery(query.slice(0, 100)));
  const found = data?.companies ?? [];
  const known = new Map([...named, ...found].map(({ id, name }) => [id, name]));
  const offered = [...new Set([...chosen.filter((id) => known.has(id)), ...found.map(({ id }) => id)])];
  return (
    <MultiSelect
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
      nothingFoundMessage={t('company.none')}
      maxDropdownHeight={320}
      size="sm"
    />
  );
}
