import { ownDataPaths } from '#own-data/paths.ts';
import { cookieChoices } from '#own-data/rules/cookie-choice.ts';
import { Button } from '#ui/controls/button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import styles from './cookie-notice.module.css';
import { saveChoice, useChoice } from './saved-choice.ts';

/** Asks once and discreetly: both answers have equal weight, and nothing is counted until then. */
export function CookieNotice() {
  const { t } = useTranslation('own-data');
  if (useChoice() !== null) return null;
  return (
    <section className={styles.notice} aria-label={t('cookies.title')}>
      <h2>{t('cookies.noticeTitle')}</h2>
      <p>
        {t('cookies.notice')} <PageLink to={ownDataPaths.privacy}>{t('cookies.more')}</PageLink>
      </p>
      <div className={styles.actions}>
        {cookieChoices.map((one) => (
          <Button key={one} size="sm" onClick={() => saveChoice(one)}>
            {t(`cookies.${one}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
