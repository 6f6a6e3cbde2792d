import type { ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { Page, Stack } from '#ui/page/page.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';

interface AccountPageProps {
  section: 'personal' | 'security' | 'language';
  children: ReactNode;
}

/** A section of the settings about the own account. */
export function AccountPage({ section, children }: AccountPageProps) {
  const { t } = useTranslation('accounts/account');
  return (
    <Page>
      <PageTitle title={t(`account.sections.${section}`)} purpose={t(`account.purposes.${section}`)} />
      <Stack>{children}</Stack>
    </Page>
  );
}
