import { overviewPath, staffPath } from '#backoffice/paths.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Tabs } from '#ui/page/tabs.tsx';
import styles from './backoffice-tabs.module.css';

/** The tabs of the administration. */
export function BackofficeTabs() {
  const { t } = useTranslation('backoffice');
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('tabs.label')}
        items={[
          { key: 'overview', label: t('tabs.overview'), to: overviewPath },
          { key: 'staff', label: t('tabs.staff'), to: staffPath },
        ]}
      />
    </div>
  );
}
