import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { peoplePage } from '#workspaces/web/addresses.ts';
import { useTranslation } from '#ui/i18n.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page } from '#ui/page/page.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import '#ui/theme/full-styles.ts';
import { peopleQuery } from '#workspaces/web/api.ts';
import { formerTab } from './former-tab.ts';
import { PeopleList } from './people-list.tsx';

/** The owner's screen of the space's people and their permissions. */
export function PeoplePage() {
  const { t } = useTranslation('workspaces');
  const router = useRouter();
  const search = peoplePage.useSearch();
  const people = useQuery(peopleQuery);
  const elsewhere = formerTab(search);
  useEffect(() => {
    if (elsewhere !== null) void router.navigate({ href: elsewhere, replace: true });
  }, [elsewhere, router]);
  if (elsewhere !== null) return null;
  return (
    <Page>
      <PageTitle title={t('people.title')} purpose={t('people.purpose')} />
      {people.isError ? (
        <LoadError error={people.error} onRetry={() => void people.refetch()} retrying={people.isFetching} />
      ) : (
        <PeopleList people={people.data} openId={typeof search.person === 'string' ? search.person : undefined} />
      )}
    </Page>
  );
}
