import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApprovalView } from '#second-approvals/contract.ts';
import type { Verdict } from '#second-approvals/rules/approval-states.ts';
import { Button } from '#ui/controls/button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page, Stack } from '#ui/page/page.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import type { Column } from '#ui/table/data-table-types.ts';
import { onTheRight, TwoLines } from '#ui/table/table-cells.tsx';
import { ApprovalContent } from './approval-content.tsx';
import { approvalsQuery } from './approvals-query.ts';
import styles from './approvals.module.css';
import { PagedTable } from '#ui/table/paged-table.tsx';

const DecisionDialog = lazyPart(async () => (await import('./decision-dialog.tsx')).DecisionDialog);

/** For administrators: what takes two of them, and what became of it. */
export function ApprovalsPage() {
  const { t } = useTranslation('second-approvals');
  const [asked, setAsked] = useState<{ approval: ApprovalView; verdict: Verdict } | null>(null);
  const list = useInfiniteQuery(approvalsQuery);
  const columns = useApprovalColumns((approval, verdict) => setAsked({ approval, verdict }));
  const rows = list.data?.pages.flatMap(({ approvals }) => approvals);
  return (
    <Page>
      <PageTitle title={t('title')} purpose={t('purpose')} />
      <Stack>
        {rows?.some(({ state, canBeDecided }) => state === 'open' && !canBeDecided) && (
          <Alert tone="warning">{t('nobody')}</Alert>
        )}
        <PagedTable
          label={t('list')}
          list={list}
          rowsOf={({ approvals }) => approvals}
          columns={columns}
          rowId={({ approvalId }) => approvalId}
          empty={<EmptyState illustration="people" title={t('empty')} description={t('emptyHint')} framed />}
        />
      </Stack>
      {asked && <DecisionDialog {...asked} onClose={() => setAsked(null)} />}
    </Page>
  );
}

/** The dialog that decides shows more. */
const PEOPLE_IN_LIST = 3;

const tones = {
  open: 'warning',
  approved: 'success',
  refused: 'danger',
  expired: 'neutral',
  lapsed: 'neutral',
} as const;

function useApprovalColumns(onDecide: (approval: ApprovalView, verdict: Verdict) => void): Column<ApprovalView>[] {
  const { t } = useTranslation('second-approvals');
  return [
    {
      key: 'what',
      header: t('what'),
      skeleton: 'lines',
      cell: (approval) => (
        <div className={styles.what}>
          <b>{approval.path === null ? approval.title : <PageLink to={approval.path}>{approval.title}</PageLink>}</b>
          <div className="meta">
            <ApprovalContent approval={approval} most={PEOPLE_IN_LIST} />
          </div>
        </div>
      ),
    },
    {
      key: 'asked',
      header: t('asked'),
      width: 150,
      narrow: 'meta',
      cell: ({ askedBy, askedAt }) => <TwoLines title={personName(askedBy)} meta={<RelativeTime moment={askedAt} />} />,
    },
    {
      key: 'state',
      header: t('state'),
      width: 150,
      skeleton: 'pill',
      narrow: 'end',
      cell: ({ state, decidedBy, reason }) => (
        <div className={styles.state}>
          <Pill tone={tones[state]}>{t(`states.${state}`)}</Pill>
          {decidedBy !== null && <span className="meta">{personName(decidedBy)}</span>}
          {reason !== '' && <span className="meta">{reason}</span>}
        </div>
      ),
    },
    onTheRight({ key: 'decide', header: '', width: 200 }, (approval) =>
      approval.abilities.decide ? (
        <span className={styles.buttons}>
          <Button size="sm" onClick={() => onDecide(approval, 'refuse')}>
            {t('refuse')}
          </Button>
          <Button size="sm" variant="primary" onClick={() => onDecide(approval, 'approve')}>
            {t('approve')}
          </Button>
        </span>
      ) : approval.state === 'open' ? (
        <span className="sub">{t('ownRequest')}</span>
      ) : null,
    ),
  ];
}
