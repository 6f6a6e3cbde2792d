import { useTranslation } from '#ui/i18n.ts';
import { Crossing } from './crossing.tsx';
import styles from './overlay.module.css';

export const LOGOUT_OVERLAY_MS = 2_100;

export function LogoutOverlay() {
  const { t } = useTranslation('platform');
  return (
    <div className={styles.overlay} role="status">
      <Crossing />
      <h2>{t('logout.title')}</h2>
      <p>{t('logout.description')}</p>
    </div>
  );
}
