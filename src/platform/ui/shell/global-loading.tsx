import { useTranslation } from '#platform/ui/i18n.ts';
import { Crossing } from './crossing.tsx';
import styles from './overlay.module.css';

/** While the application itself is on its way (first visit, session check). */
export function GlobalLoading() {
  const { t } = useTranslation('platform');
  return (
    <div className={styles.overlay} role="status">
      <Crossing />
      <span className="sr-only">{t('loading.page')}</span>
    </div>
  );
}

/** A thin line on top while the next page is fetched. */
export function NavigationProgress({ active }: { active: boolean }) {
  const { t } = useTranslation('platform');
  return (
    <div role="status">
      {active && (
        <>
          <span className="sr-only">{t('loading.page')}</span>
          <span className={styles.line} aria-hidden="true" />
        </>
      )}
    </div>
  );
}
