import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type CompanyOptions, optionsQuery } from '#pipeline/candidates/web/company-options.ts';
import { TouchSelect } from '#ui/controls/touch-select.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import { useSettingsCompany } from './addresses.ts';

export interface CompanySettingsProps {
  title: string;
  purpose: string;
  /** Whether the caller may open the section. */
  isOpen: (abilities: CompanyOptions['abilities']) => boolean;
  children: (options: CompanyOptions) => ReactNode;
}

/** A section of the settings about the candidates of one company; recruiters choose which of theirs. */
export function CompanySettings({ title, purpose, isOpen, children }: CompanySettingsProps) {
  const { t } = useTranslation('pipeline/candidates');
  const router = useRouter();
  const { data: options, ...query } = useQuery(optionsQuery({ company: useSettingsCompany() }));
  const companies = options?.companies ?? [];
  return (
    <Page width="form">
      <PageTitle
        title={title}
        purpose={purpose}
        actions={
          options &&
          companies.length > 1 && (
            <TouchSelect
              aria-label={t('settings.company')}
              value={options.workspaceId}
              data={companies.map(({ workspaceId, company }) => ({ value: workspaceId, label: company }))}
              onChange={(value) =>
                void router.navigate({ href: `${router.latestLocation.pathname}?company=${value}`, replace: true })
              }
            />
          )
        }
      />
      {options ? (
        isOpen(options.abilities) ? (
          children(options)
        ) : (
          <EmptyState illustration="gate" title={t('settings.closed')} description={t('settings.closedText')} framed />
        )
      ) : query.error ? (
        <LoadError error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <Loading>
          <SkeletonText lines={8} />
        </Loading>
      )}
    </Page>
  );
}
