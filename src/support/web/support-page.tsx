import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { IconPlus } from '#ui/icons/icons.ts';
import { useViewer } from '#ui/viewer.ts';
import { supportPage } from '#support/web/addresses.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { currentLanguage, useTranslation } from '#ui/i18n.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import type { Column } from '#ui/table/data-table-types.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { LoadMore } from '#ui/table/pager.tsx';
import { Page } from '#ui/page/page.tsx';
import { TwoLines } from '#ui/table/table-cells.tsx';
import { Tabs } from '#ui/page/tabs.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { supportPathsOf } from '#support/paths.ts';
import { readReport, type TicketDraft } from '#support/rules/failure-report.ts';
import { isEnded } from '#support/rules/ticket-terms.ts';
import type { TicketRow } from './api.ts';
import styles from './support.module.css';
import { readTicketSearch, type TicketSearch, ticketsQuery } from './ticket-queries.ts';
import type { PartsOfTicket } from './ticket-parts.ts';
import { TicketView } from './ticket-view.tsx';
import { statusTones, useTicketTitle } from './ticket-words.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const DeskBar = lazyPart(async () => (await import('#support/desk/web/desk-bar.tsx')).DeskBar);
const AskModal = lazyPart(async () => (await import('./ask-modal.tsx')).AskModal);

/** The tickets of the company, or one of them. */
export function SupportPage(parts: PartsOfTicket) {
  const search = supportPage.useSearch();
  if (typeof search.ticket === 'string') return <TicketView key={search.ticket} supportId={search.ticket} {...parts} />;
  const report = readReport(search);
  const draft = report ?? (search.ask === 'refund' ? 'refund' : null);
  return <Tickets key={JSON.stringify(draft)} narrowed={readTicketSearch(search)} draft={draft} />;
}

function Tickets({ narrowed, draft }: { narrowed: TicketSearch; draft: TicketDraft | null }) {
  const { t } = useTranslation('support');
  const titleOf = useTicketTitle();
  const [asking, setAsking] = useState(draft !== null);
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const tickets = useInfiniteQuery(ticketsQuery(narrowed));
  const rows = tickets.data?.pages.flatMap((page) => page.tickets);
  const role = useViewer()?.userRole;
  const asks = role !== 'admin';
  const paths = supportPathsOf(role);
  const router = useRouter();
  const close = () => {
    if (draft === null) setAsking(false);
    // A filled form is asked for by the address; once sent or put aside, a reload must not open it again.
    else void router.navigate({ href: paths.list, replace: true });
  };
  const columns: Column<TicketRow>[] = [
    {
      key: 'title',
      header: t('page.subject'),
      skeleton: 'lines',
      cell: (ticket) => (
        <TwoLines title={titleOf(ticket)} meta={[ticket.company, ticket.openedBy].filter(Boolean).join(' · ')} />
      ),
    },
    {
      key: 'status',
      header: t('page.status'),
      width: 200,
      skeleton: 'pill',
      narrow: 'end',
      cell: ({ status, isLate }) => (
        <>
          <Pill tone={statusTones[status]}>{t(`status.${status}`)}</Pill>{' '}
          {isLate && <Pill tone="danger">{t('page.late')}</Pill>}
        </>
      ),
    },
    {
      key: 'due',
      header: t('page.promised'),
      width: 250,
      narrow: 'meta',
      cell: ({ status, answerDueAt }) => {
        const date = dayInWords(new Date(answerDueAt), currentLanguage());
        if (isEnded(status)) return '';
        // Narrow screens show no table head, so the date needs a label.
        return (
          <>
            <span className="only-wide">{date}</span>
            <span className="only-narrow">{t('page.due', { date })}</span>
          </>
        );
      },
    },
  ];
  if (!asks)
    columns.splice(2, 0, {
      key: 'assignee',
      header: t('support/desk:assignee'),
      width: 170,
      narrow: 'hidden',
      cell: ({ assignee, status }) => (
        <span className="clip">{assignee?.name ?? (isEnded(status) ? '' : t('support/desk:nobody'))}</span>
      ),
    });
  return (
    <Page width="wide">
      <PageTitle
        title={t('page.title')}
        purpose={t(asks ? 'page.purpose' : 'page.purposeTeam')}
        actions={
          asks && (
            <Button variant="primary" icon={<IconPlus size={18} aria-hidden="true" />} onClick={() => setAsking(true)}>
              {t('page.ask')}
            </Button>
          )
        }
      />
      {asks ? (
        <Tabs
          label={t('page.views')}
          items={[
            { key: 'all', label: t('page.all'), to: paths.list, current: narrowed.state === undefined },
            { key: 'open', label: t('page.open'), to: `${paths.list}?state=open`, current: narrowed.state === 'open' },
            {
              key: 'ended',
              label: t('page.ended'),
              to: `${paths.list}?state=ended`,
              current: narrowed.state === 'ended',
            },
          ]}
        />
      ) : (
        <DeskBar narrowed={narrowed} chosen={chosen} onClosed={() => choose(new Set())} />
      )}
      <div className={styles.below}>
        {tickets.isError && !rows ? (
          <LoadError
            error={tickets.error}
            onRetry={() => void tickets.refetch()}
            retrying={tickets.isFetching}
            framed
          />
        ) : rows?.length === 0 ? (
          <EmptyState
            illustration="inbox"
            title={t('page.empty')}
            description={t(role === 'squadMember' ? 'page.emptyMember' : asks ? 'page.emptyText' : 'page.emptyTeam')}
            framed
          />
        ) : (
          <>
            <DataTable
              label={t('page.title')}
              columns={columns}
              rows={rows}
              rowId={({ id }) => id}
              rowTo={({ id }) => paths.ticket(id)}
              {...(!asks && { rowName: titleOf, selection: { ids: chosen, onChange: choose } })}
            />
            <LoadMore
              hasMore={tickets.hasNextPage}
              loading={tickets.isFetchingNextPage}
              onMore={() => void tickets.fetchNextPage()}
            />
          </>
        )}
      </div>
      {asking && <AskModal draft={draft} onClose={close} />}
    </Page>
  );
}
