import { accountTabs } from '#accounts/paths.ts';
import { DeletionCard } from '#own-data/web/deletion-card.tsx';
import { ExportCard } from '#own-data/web/export-card.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { PageTitle } from '#platform/ui/page/page-title.tsx';
import { Page, Stack } from '#platform/ui/page/page.tsx';
import { Tabs } from '#platform/ui/page/tabs.tsx';
import styles from './own-data.module.css';

/** The account's data tab: export the data, or delete the account. */
export function AccountDataPage() {
  const { t } = useTranslation('accounts/account');
  return (
    <Page>
      <PageTitle title={t('account.title')} purpose={t('account.purpose')} />
      <Tabs
        label={t('account.tabs.label')}
        items={accountTabs.map(({ key, to }) => ({
          key,
          to,
          label: t(`account.tabs.${key}`),
          // A mailed link has a code in its address.
          ...(key === 'data' && { current: true }),
        }))}
      />
      <div className={styles.belowTabs}>
        <Stack>
          <ExportCard />
          <DeletionCard />
        </Stack>
      </div>
    </Page>
  );
}
