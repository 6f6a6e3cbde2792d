import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { companiesQuery } from '#checkout/web/api.ts';
import { useTranslation } from '#ui/i18n.ts';
import { SearchedChoice } from '#ui/form/searched-choice.tsx';

const SHOWN_COMPANIES = 6;

/** A company for which an administrator does something. */
export function CompanyChoice(choice: Pick<ComponentProps<typeof SearchedChoice>, 'value' | 'error' | 'onChange'>) {
  const { t } = useTranslation('checkout/service-orders');
  const [search, setSearch] = useState('');
  const { data } = useQuery({ ...companiesQuery(search), placeholderData: keepPreviousData });
  const shown = data?.companies.slice(0, SHOWN_COMPANIES);
  return (
    <SearchedChoice
      {...choice}
      labels={{ search: t('form.search'), choice: t('form.company'), none: t('form.noCompany') }}
      {...{ search, onSearch: setSearch }}
      found={shown?.map(({ workspaceId: value, company, owner }) => ({ value, label: company || owner }))}
    />
  );
}
