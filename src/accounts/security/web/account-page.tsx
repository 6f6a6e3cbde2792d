import type { ReactNode } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { accountTabs } from '#accounts/paths.ts';
import { Page, Stack } from '#platform/ui/page/page.tsx';
import { PageTitle } from '#platform/ui/page/page-title.tsx';
import { Tabs } from '#platform/ui/page/tabs.tsx';
import styles from './account.module.css';

/** Title and tabs of the account, with one tab's content below. */
export function AccountPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation('accounts/account');
  return (
    <Page>
      <PageTitle title={t('account.title')} purpose={t('account.purpose')} />
      <Tabs
        label={t('account.tabs.label')}
        items={accountTabs.map(({ key, to }) => ({ key, to, label: t(`account.tabs.${key}`) }))}
      />
      <div className={styles.belowTabs}>
        <Stack>{children}</Stack>
      </div>
    </Page>
  );
}
