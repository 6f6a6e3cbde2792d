import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FewSuit } from '#jobs/opportunities/web/few-suit.tsx';
import { JobTabs } from '#jobs/web/job-tabs.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { ItemCards, ItemCardsSkeleton } from '#ui/page/item-cards.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page } from '#ui/page/page.tsx';
import { LoadMore } from '#ui/table/pager.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { ownProfilePath } from '#profiles/paths.ts';
import { jobKey } from '#jobs/rules/job-address.ts';
import styles from './opportunities.module.css';
import { SuitableItem } from './suitable-item.tsx';
import { suitableQuery, useDismiss, useRestoreDismissed } from './suitable-queries.ts';

const SHOWN_AT_FIRST = 10;
/** Fewer are little, and the page says what would widen the list. */
const FEW = 5;

/** The vacancies that suit the member, each with its reasons; where they are few, what would widen the list. */
export function OpportunitiesPage() {
  const { t } = useTranslation('jobs/opportunities');
  const { data, error, refetch, isFetching } = useQuery(suitableQuery);
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const dismiss = useDismiss();
  const restore = useRestoreDismissed();
  const jobs = data?.opportunities;
  return (
    <Page>
      <PageTitle title={t('jobs:tabs.title')} purpose={t('purpose')} />
      <JobTabs />
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} framed />}
      {!data && !error && <ItemCardsSkeleton height={200} />}
      {data?.saysNothing && <NothingSaid />}
      {jobs && jobs.length > 0 && (
        <ItemCards label={t('jobs:tabs.suitable')}>
          {jobs.slice(0, shown).map((job) => (
            <SuitableItem key={jobKey(job)} job={job} onDismiss={() => dismiss(job)} />
          ))}
        </ItemCards>
      )}
      <LoadMore
        hasMore={jobs !== undefined && jobs.length > shown}
        loading={false}
        onMore={() => setShown(shown + SHOWN_AT_FIRST)}
      />
      {data && !data.saysNothing && data.opportunities.length < FEW && <FewSuit data={data} />}
      {data && data.dismissed > 0 && (
        <p className={styles.aside}>
          {t('aside.count', { count: data.dismissed })}{' '}
          <Button size="sm" variant="quiet" loading={restore.isPending} onClick={() => restore.mutate()}>
            {t('aside.restore')}
          </Button>
        </p>
      )}
      {data && <p className={`meta ${styles.note}`}>{t('note', { floor: data.floor })}</p>}
    </Page>
  );
}

function NothingSaid() {
  const { t } = useTranslation('jobs/opportunities');
  return (
    <EmptyState
      framed
      illustration="documents"
      title={t('empty.profileTitle')}
      description={t('empty.profileText')}
      actions={
        <ButtonLink to={ownProfilePath('myProfile')} variant="primary">
          {t('empty.profileAction')}
        </ButtonLink>
      }
    />
  );
}
