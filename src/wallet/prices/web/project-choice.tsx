import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { SearchField } from '#ui/table/search-field.tsx';
import { projectsForFeeQuery } from './prices-queries.ts';

interface ProjectChoiceProps {
  value: string | undefined;
  error: string | false;
  onChange: (projectId: string) => void;
}

/** One project, found by its title or its company. */
export function ProjectChoice({ value, error, onChange }: ProjectChoiceProps) {
  const { t } = useTranslation('wallet/prices');
  const [search, setSearch] = useState('');
  const { data } = useQuery({ ...projectsForFeeQuery(search), placeholderData: keepPreviousData });
  return (
    <>
      <SearchField label={t('fees.dialog.search')} value={search} onSearch={setSearch} width={420} />
      {data?.projects.length === 0 ? (
        <p className="sub">{t('fees.dialog.noProject')}</p>
      ) : (
        <ChoiceChips
          label={t('fees.dialog.project')}
          required
          error={error}
          options={(data?.projects ?? []).map(({ projectId, title, company }) => ({
            value: projectId,
            label: company === '' ? title : `${title} · ${company}`,
          }))}
          value={value}
          onChange={onChange}
        />
      )}
    </>
  );
}
