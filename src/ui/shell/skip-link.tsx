import { useTranslation } from '#ui/i18n.ts';
import styles from './shell.module.css';

export const CONTENT_ID = 'content';

export function SkipLink() {
  const { t } = useTranslation('platform');
  return (
    <a
      className={styles.skip}
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
    >
      {t('shell.skip')}
    </a>
  );
}
