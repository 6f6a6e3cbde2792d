import type { ReactNode } from 'react';
import { JobTabs } from '#jobs/web/job-tabs.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page } from '#ui/page/page.tsx';

/** The vacancies that companies invited the member to apply to. */
export function InvitationsPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation('jobs');
  return (
    <Page>
      <PageTitle title={t('tabs.title')} purpose={t('tabs.invitationsPurpose')} />
      <JobTabs />
      {children}
    </Page>
  );
}
