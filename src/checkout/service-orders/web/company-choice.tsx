import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { companiesQuery } from '#checkout/web/api.ts';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { SearchField } from '#ui/table/search-field.tsx';

const SHOWN_COMPANIES = 6;

interface CompanyChoiceProps {
  value: string | undefined;
  error: string | false;
  onChange: (workspaceId: string) => void;
}

export function CompanyChoice({ value, error, onChange }: CompanyChoiceProps) {
  const { t } = useTranslation('checkout/service-orders');
  const [search, setSearch] = useState('');
  const { data } = useQuery({ ...companiesQuery(search), placeholderData: keepPreviousData });
  const shown = data?.companies.slice(0, SHOWN_COMPANIES) ?? [];
  return (
    <>
      <SearchField label={t('form.search')} value={search} onSearch={setSearch} width={420} />
      {data && shown.length === 0 ? (
        <p className="sub">{t('form.noCompany')}</p>
      ) : (
        <ChoiceChips
          label={t('form.company')}
          required
          error={error}
          options={shown.map(({ workspaceId, company, owner }) => ({ value: workspaceId, label: company || owner }))}
          value={value}
          onChange={onChange}
        />
      )}
    </>
  );
}
