import { useQueryClient } from '@tanstack/react-query';
import { lazyComponent } from '#ui/lazy-component.ts';
import { useCallback } from 'react';
import { TouchSearch } from '#ui/controls/touch-search.tsx';
import { useTranslation } from '#ui/i18n.ts';
import type { ProjectFilterProps } from './opened-project-filter.tsx';
import { projectChoicesQuery } from '../statistics-queries.ts';

const Opened = lazyComponent(async () => (await import('./opened-project-filter.tsx')).OpenedProjectFilter);

/** Selects one project instead of all, with a search among all of them. */
export function ProjectFilter(props: ProjectFilterProps) {
  const { t } = useTranslation('statistics');
  const queryClient = useQueryClient();
  const { chosen, companyIds } = props;
  const load = useCallback(
    () => Promise.all([Opened.preload(), queryClient.prefetchQuery(projectChoicesQuery('', companyIds))]),
    [queryClient, companyIds],
  );
  return (
    <TouchSearch
      aria-label={t('project.label')}
      placeholder={t('project.all')}
      chosen={chosen && chosen.title}
      load={load}
    >
      {(beginning) => <Opened {...props} {...beginning} />}
    </TouchSearch>
  );
}
