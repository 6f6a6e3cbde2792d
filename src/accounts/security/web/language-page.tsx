import { timeZoneName } from '#platform/calendar/time-zone-names.ts';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { Card } from '#ui/page/card.tsx';
import { AccountPage } from './account-page.tsx';
import { LanguageCard } from './language-card.tsx';

/** The language of pages and mails, and in which time zone times are shown. */
export function LanguagePage() {
  const { t } = useTranslation('accounts/account');
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <AccountPage section="language">
      <LanguageCard />
      <Card title={t('account.timeZone.title')}>
        <p>
          <b>{timeZoneName(timeZone, currentLocale())}</b>
        </p>
        <p className="sub">{t('account.timeZone.text')}</p>
      </Card>
    </AccountPage>
  );
}
