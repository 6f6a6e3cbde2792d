import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Translate } from '#platform/i18n/format-text.ts';
import { permissions } from '#platform/access/permissions.ts';
import type { OutputOf } from '#platform/contract/operation.ts';
import { currentLocale, useTranslation } from '#platform/ui/i18n.ts';
import { RelativeTime } from '#platform/ui/marks/relative-time.tsx';
import { DataTable } from '#platform/ui/table/data-table.tsx';
import { OptionFilter } from '#platform/ui/table/filter-chip.tsx';
import { LoadMore } from '#platform/ui/table/pager.tsx';
import { PageTitle } from '#platform/ui/page/page-title.tsx';
import { Page } from '#platform/ui/page/page.tsx';
import '#platform/ui/theme/full-styles.ts';
import { TwoLines } from '#platform/ui/table/table-cells.tsx';
import { Toolbar } from '#platform/ui/table/toolbar.tsx';
import { EmptyState } from '#platform/ui/states/empty-state.tsx';
import { LoadError } from '#platform/ui/states/error-state.tsx';
import type { workspacesContract } from '#workspaces/contract.ts';
import { type SpaceAction, spaceActions } from '#workspaces/rules/space-actions.ts';
import { activityPage } from '#workspaces/web/addresses.ts';
import { activityPath } from './activity-search.ts';
import { auditQuery } from './audit-query.ts';

type Entry = OutputOf<(typeof workspacesContract)['GET /workspace/audit']>['entries'][number];

/** The audit trail of the space, newest first. */
export function ActivityPage() {
  const { t } = useTranslation('workspaces');
  const router = useRouter();
  const search = activityPage.useSearch();
  const { person, action } = search;
  const audit = useInfiniteQuery(auditQuery(search));
  const filter = (change: { person?: string | undefined; action?: SpaceAction | undefined }) =>
    void router.navigate({ href: activityPath({ ...search, ...change }), replace: true });
  const people = audit.data?.pages[0]?.people ?? [];
  const entries = audit.data?.pages.flatMap((page) => page.entries);
  return (
    <Page>
      <PageTitle title={t('activity.title')} purpose={t('activity.purpose')} />
      <Toolbar label={t('activity.filters')}>
        <OptionFilter
          label={t('activity.person')}
          options={people.map(({ userId, displayName }) => ({ value: userId, label: displayName }))}
          value={person ? [person] : []}
          single
          onChange={([chosen]) => filter({ person: chosen })}
        />
        <OptionFilter
          label={t('activity.action')}
          options={spaceActions.map((one) => ({ value: one, label: t(`audit.${one}`) }))}
          value={action ? [action] : []}
          single
          onChange={([chosen]) => filter({ action: chosen })}
        />
      </Toolbar>
      {audit.isError && (
        <LoadError error={audit.error} onRetry={() => void audit.refetch()} retrying={audit.isFetching} />
      )}
      {entries?.length === 0 ? (
        <EmptyState illustration="calendar" title={t('activity.empty')} description={t('activity.emptyHint')} framed />
      ) : (
        !audit.isError && (
          <DataTable
            label={t('activity.title')}
            rows={entries}
            rowId={(entry) => entry.id}
            columns={[
              {
                key: 'what',
                header: t('activity.what'),
                skeleton: 'lines',
                cell: (entry) => <TwoLines title={titleOf(entry, t)} meta={detailsOf(entry, t)} />,
              },
              {
                key: 'who',
                header: t('activity.who'),
                width: 220,
                cell: (entry) => <span className="clip">{entry.actor?.displayName ?? t('activity.nobody')}</span>,
              },
              {
                key: 'when',
                header: t('activity.when'),
                width: 170,
                cell: (entry) => <RelativeTime moment={entry.at} />,
              },
            ]}
          />
        )
      )}
      <LoadMore
        hasMore={audit.hasNextPage}
        loading={audit.isFetchingNextPage}
        onMore={() => void audit.fetchNextPage()}
      />
    </Page>
  );
}

function titleOf({ action, subject }: Entry, t: Translate): string {
  return subject === '' ? t(`audit.${action}`) : `${t(`audit.${action}`)}: ${subject}`;
}

/** The permissions granted and revoked, or the new expiry. */
function detailsOf({ action, details }: Entry, t: Translate): string {
  const list = (value: unknown) =>
    Array.isArray(value) ? permissions.filter((permission) => value.includes(permission)) : [];
  if (action === 'expiryChanged') {
    const { to } = details;
    if (typeof to !== 'string') return t('activity.unending');
    return t('activity.until', {
      date: new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium' }).format(new Date(to)),
    });
  }
  const words = (['given', 'taken'] as const).flatMap((part) => {
    const changed = list(details[part]);
    if (changed.length === 0) return [];
    const rights =
      changed.length === permissions.length
        ? t('activity.everything')
        : changed.map((permission) => t(`permissions.${permission}`)).join(', ');
    return [t(`activity.${part}`, { rights })];
  });
  return words.join(' · ');
}
