import { useTranslation } from '#ui/i18n.ts';
import { useDebounced } from '../controls/use-debounced.ts';
import { Crossing } from './crossing.tsx';
import styles from './overlay.module.css';

/** Shown while the application itself loads (first visit, session check). */
export function GlobalLoading() {
  const { t } = useTranslation('platform');
  return (
    <div className={styles.overlay} role="status">
      <Crossing />
      <span className="sr-only">{t('loading.page')}</span>
    </div>
  );
}

/** Most pages appear at once, so nothing is shown or announced for them. */
const SLOW_AFTER_MS = 150;

/** A thin line at the top while the next page loads. */
export function NavigationProgress({ active }: { active: boolean }) {
  const { t } = useTranslation('platform');
  const isSlow = useDebounced(active, SLOW_AFTER_MS);
  return (
    <div role="status">
      {active && isSlow && (
        <>
          <span className="sr-only">{t('loading.page')}</span>
          <span className={styles.line} aria-hidden="true" />
        </>
      )}
    </div>
  );
}
