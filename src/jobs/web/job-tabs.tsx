import { jobPaths } from '#jobs/paths.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Tabs } from '#ui/page/tabs.tsx';
import styles from './job-tabs.module.css';
import { useViewer } from '#ui/viewer.ts';

const tabs = [
  { key: 'all', to: jobPaths.board },
  { key: 'suitable', to: jobPaths.suitable },
  { key: 'invitations', to: jobPaths.invitations },
  { key: 'saved', to: jobPaths.savedSearches },
] as const;
/** Visitors are asked to log in behind the second one, which says what for. */
const TABS_OF_VISITORS = 2;

/** The one place of vacancies for professionals; companies and staff have only its first page. */
export function JobTabs() {
  const { t } = useTranslation('jobs');
  const viewer = useViewer();
  if (viewer && viewer.userRole !== 'squadMember') return null;
  const shown = viewer ? tabs : tabs.slice(0, TABS_OF_VISITORS);
  return (
    <div className={styles.tabs}>
      <Tabs label={t('tabs.label')} items={shown.map(({ key, to }) => ({ key, to, label: t(`tabs.${key}`) }))} />
    </div>
  );
}
