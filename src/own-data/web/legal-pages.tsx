import { termsVersions } from '#accounts/rules/terms-version.ts';
import { ownDataPaths } from '#own-data/paths.ts';
import { legalPages } from '#own-data/web/addresses.ts';
import { isCurrentVersion, type LegalKind, legalSections, versionOf } from '#own-data/rules/legal-sections.ts';
import { CookieChoiceCard } from '#own-data/web/cookie-choice-card.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page } from '#ui/page/page.tsx';
import { Alert } from '#ui/states/alert.tsx';
import styles from './own-data.module.css';

function LegalPage({ kind }: { kind: LegalKind }) {
  const { t } = useTranslation('own-data');
  const search = legalPages[kind].useSearch();
  const { version, since } = versionOf(search.version);
  const path = ownDataPaths[kind];
  return (
    <Page centered>
      <PageTitle title={t(`legal.${kind}.title`)} purpose={t('legal.version', { version, date: dayText(since) })} />
      <div className={styles.legal}>
        {!isCurrentVersion(version) && (
          <Alert
            tone="info"
            action={
              <PageLink to={path} match="search">
                {t('legal.toCurrent')}
              </PageLink>
            }
          >
            {t('legal.formerNote')}
          </Alert>
        )}
        {legalSections[version][kind].map((section) => (
          <section key={section}>
            <h2>{t(`legal.texts.${version}.${kind}.${section}.title`)}</h2>
            {t(`legal.texts.${version}.${kind}.${section}.text`)
              .split('\n')
              .map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
          </section>
        ))}
        {kind === 'privacy' && (
          <>
            <div>
              <ButtonLink to={ownDataPaths.data}>{t('legal.toData')}</ButtonLink>
            </div>
            <CookieChoiceCard />
          </>
        )}
        <section>
          <h2>{t('legal.history')}</h2>
          <ul className={styles.versions}>
            {termsVersions.map((one) => (
              <li key={one.version}>
                <PageLink to={isCurrentVersion(one.version) ? path : `${path}?version=${one.version}`} match="search">
                  {t('legal.version', { version: one.version, date: dayText(one.since) })}
                </PageLink>
                <span>{t(`legal.changes.${one.version}`)}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Page>
  );
}

function dayText(day: string): string {
  return new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

export function TermsPage() {
  return <LegalPage kind="terms" />;
}

export function PrivacyPage() {
  return <LegalPage kind="privacy" />;
}
