import { CookieChoiceCard } from '#own-data/web/cookie-choice-card.tsx';
import { DeletionCard } from '#own-data/web/deletion-card.tsx';
import { ExportCard } from '#own-data/web/export-card.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';

/** The section of the settings about the own data: export it, choose cookies, or delete the account. */
export function AccountDataPage() {
  const { t } = useTranslation('own-data');
  return (
    <Page>
      <PageTitle title={t('page.title')} purpose={t('page.purpose')} />
      <Stack>
        <ExportCard />
        <CookieChoiceCard />
        <DeletionCard />
      </Stack>
    </Page>
  );
}
