import { useTranslation } from '#platform/ui/i18n.ts';
import { TERMS_VERSION } from '#accounts/rules/terms-version.ts';
import { Page } from '#platform/ui/page/page.tsx';
import { PageTitle } from '#platform/ui/page/page-title.tsx';
import styles from './accounts.module.css';

const sections = {
  terms: ['service', 'account', 'conduct', 'payment', 'ending', 'changes'],
  privacy: ['collected', 'purpose', 'sharing', 'scores', 'rights', 'keeping'],
} as const;

function LegalPage({ kind }: { kind: 'terms' | 'privacy' }) {
  const { t } = useTranslation('accounts');
  return (
    <Page centered>
      <PageTitle title={t(`legal.${kind}.title`)} purpose={t('legal.version', { version: TERMS_VERSION })} />
      <div className={styles.legal}>
        {sections[kind].map((section) => (
          <section key={section}>
            <h2>{t(`legal.${kind}.${section}.title`)}</h2>
            <p>{t(`legal.${kind}.${section}.text`)}</p>
          </section>
        ))}
      </div>
    </Page>
  );
}

export function TermsPage() {
  return <LegalPage kind="terms" />;
}

export function PrivacyPage() {
  return <LegalPage kind="privacy" />;
}
