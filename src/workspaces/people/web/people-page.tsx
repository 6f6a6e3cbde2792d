import { useQuery } from '@tanstack/react-query';
import { peoplePage } from '#workspaces/web/addresses.ts';
import { useTranslation } from '#platform/ui/i18n.ts';
import { PageTitle } from '#platform/ui/page/page-title.tsx';
import { Page } from '#platform/ui/page/page.tsx';
import { Tabs } from '#platform/ui/page/tabs.tsx';
import { LoadError } from '#platform/ui/states/error-state.tsx';
import '#platform/ui/theme/full-styles.ts';
import { peopleQuery } from '#workspaces/web/api.ts';
import { ActivityTab } from './activity-tab.tsx';
import { peoplePath, readPeopleSearch, spaceTabs } from './people-search.ts';
import styles from './people.module.css';
import { PeopleTab } from './people-tab.tsx';
import { SettingsTab } from './settings-tab.tsx';

/** The owner's screen of the space's people, their permissions and the audit trail. */
export function PeoplePage() {
  const { t } = useTranslation('workspaces');
  const search = readPeopleSearch(peoplePage.useSearch());
  const people = useQuery(peopleQuery);
  return (
    <Page>
      <PageTitle title={t('people.title')} purpose={t('people.purpose')} />
      <Tabs
        label={t('people.title')}
        items={spaceTabs.map((tab) => ({
          key: tab,
          label: t(`people.tabs.${tab}`),
          to: peoplePath({ tab }),
          current: tab === search.tab,
        }))}
      />
      {people.isError ? (
        <LoadError error={people.error} onRetry={() => void people.refetch()} retrying={people.isFetching} />
      ) : (
        <div className={styles.content}>
          {search.tab === 'people' && <PeopleTab people={people.data} openId={search.person} />}
          {search.tab === 'activity' && <ActivityTab search={search} />}
          {search.tab === 'settings' && people.data && <SettingsTab people={people.data} />}
        </div>
      )}
    </Page>
  );
}
