import { overviewPath, staffPath } from '#backoffice/paths.ts';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Tabs } from '#platform/ui/page/tabs.tsx';

/** The parts of the administration. */
export function BackofficeTabs() {
  const { t } = useTranslation('backoffice');
  return (
    <Tabs
      label={t('tabs.label')}
      items={[
        { key: 'overview', label: t('tabs.overview'), to: overviewPath },
        { key: 'staff', label: t('tabs.staff'), to: staffPath },
      ]}
    />
  );
}
