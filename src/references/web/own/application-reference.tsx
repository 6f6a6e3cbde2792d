import { ownReferencesPath } from '#references/paths.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { AskButton } from './ask-button.tsx';
import type { AskedFor } from './ask-dialog.tsx';
import styles from './own.module.css';

/** In the story of an application: asks somebody for a reference for it. */
export function ApplicationReference(application: AskedFor) {
  const { t } = useTranslation('references/own');
  return (
    <section className={styles.ofApplication} aria-label={t('title')}>
      <p>
        {t('ofApplication.text')} <PageLink to={ownReferencesPath}>{t('ofApplication.all')}</PageLink>
      </p>
      <AskButton application={application} />
    </section>
  );
}
