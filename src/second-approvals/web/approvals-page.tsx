import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApprovalView } from '#second-approvals/contract.ts';
import type { Verdict } from '#second-approvals/rules/approval-states.ts';
import { useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { LoadMore } from '#ui/table/pager.tsx';
import { useApprovalColumns } from './approval-columns.tsx';
import { approvalsQuery } from './approvals-query.ts';

const DecisionDialog = lazyPart(async () => (await import('./decision-dialog.tsx')).DecisionDialog);

/** For administrators: what takes two of them, and what became of it. */
export function ApprovalsPage() {
  const { t } = useTranslation('second-approvals');
  const [asked, setAsked] = useState<{ approval: ApprovalView; verdict: Verdict } | null>(null);
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(approvalsQuery);
  const columns = useApprovalColumns((approval, verdict) => setAsked({ approval, verdict }));
  const rows = data?.pages.flatMap(({ approvals }) => approvals);
  return (
    <Page>
      <PageTitle title={t('title')} purpose={t('purpose')} />
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : rows?.length === 0 ? (
        <EmptyState illustration="people" title={t('empty')} description={t('emptyHint')} framed />
      ) : (
        <Stack>
          {rows?.some(({ state, canBeDecided }) => state === 'open' && !canBeDecided) && (
            <Alert tone="warning">{t('nobody')}</Alert>
          )}
          <DataTable label={t('list')} columns={columns} rows={rows} rowId={({ approvalId }) => approvalId} />
          <LoadMore hasMore={hasNextPage} loading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
        </Stack>
      )}
      {asked && <DecisionDialog {...asked} onClose={() => setAsked(null)} />}
    </Page>
  );
}
