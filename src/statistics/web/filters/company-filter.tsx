import { useQueryClient } from '@tanstack/react-query';
import { lazyComponent } from '#ui/lazy-component.ts';
import { useCallback } from 'react';
import { TouchSearch } from '#ui/controls/touch-search.tsx';
import { useTranslation } from '#ui/i18n.ts';
import type { CompanyFilterProps } from './opened-company-filter.tsx';
import styles from '../statistics.module.css';
import { companyChoicesQuery } from '../statistics-queries.ts';

const Opened = lazyComponent(async () => (await import('./opened-company-filter.tsx')).OpenedCompanyFilter);

/** For staff: one company, some or all of those within reach, with a search among them. */
export function CompanyFilter(props: CompanyFilterProps) {
  const { t } = useTranslation('statistics');
  const queryClient = useQueryClient();
  const { chosen, named } = props;
  const load = useCallback(
    () => Promise.all([Opened.preload(), queryClient.prefetchQuery(companyChoicesQuery(''))]),
    [queryClient],
  );
  const names = named.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  return (
    <TouchSearch
      aria-label={t('company.label')}
      className={styles.companies}
      placeholder={t('company.all')}
      chosen={chosen.length === 0 ? null : names.join(', ')}
      load={load}
    >
      {(beginning) => <Opened {...props} {...beginning} />}
    </TouchSearch>
  );
}
