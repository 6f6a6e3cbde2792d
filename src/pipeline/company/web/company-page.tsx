import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMediaQuery } from '@mantine/hooks';
import { Suspense, useCallback, useMemo, useReducer, useRef, useState } from 'react';
import type { Stage } from '#applications/rules/stages.ts';
import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { formatCount } from '#ui/marks/count-text.tsx';
import { Page } from '#ui/page/page.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { findCard } from '#pipeline/candidates/web/board-cache.ts';
import { BoardSkeleton } from '#pipeline/board/web/board-skeleton.tsx';
import { LazyBoard, loadBoard } from '#pipeline/panel/web/lazy-board.ts';
import { LazyCandidatePanel, LazyConfirmDisqualify, loadWhatOpens } from '#pipeline/panel/web/lazy-panel.tsx';
import { useLoadOnTouch } from '#ui/use-load-on-touch.ts';
import { useViewer } from '#ui/viewer.ts';
import { type PipelineActions, PipelineActionsProvider } from '#pipeline/candidates/web/pipeline-actions.tsx';
import { keepFocusOn } from '#ui/board/board-focus.ts';
import { NoMatch } from '#pipeline/board/web/pipeline-empty.tsx';
import { useMove } from '#pipeline/moving/web/use-move.ts';
import { useLoadMore } from '#pipeline/board/web/use-load-more.ts';
import { type CompanyOptions, optionsQuery } from '#pipeline/candidates/web/company-options.ts';
import { companyBoardQuery, companyListQuery, readCompanyColumn } from './company-api.ts';
import { CompanyHead } from './company-head.tsx';
import { lacksCompany } from './lacks-company.ts';
import { NobodyYet, NoCompany } from './nobody-yet.tsx';
import { chosenLayout, isNarrowed, narrowScreen, noFilter, type Order, orderOf } from './company-search.ts';
import { CompanyTable } from './company-table.tsx';
import { CompanyToolbar } from './company-toolbar.tsx';
import { useCompanySearch } from './use-company-search.ts';
import { useCandidatesDefault } from './views/use-candidates-default.ts';
import { useLiveCompany } from './use-live-company.ts';

const loadWhatComes = () => Promise.all([loadWhatOpens(), loadBoard()]);

/** All candidates of a company: by stage or as a table, with one of them open beside it. */
export function CompanyPage() {
  const state = useCompanySearch();
  const viewer = useViewer();
  return lacksCompany(viewer, state.place.company) ? <NoCompany /> : <NamedCompany {...state} />;
}

type SearchState = ReturnType<typeof useCompanySearch>;

function NamedCompany(state: SearchState) {
  const { data: options, ...query } = useQuery(optionsQuery(state.place));
  useLiveCompany(state.place, options?.workspaceId);
  const { isPending } = useCandidatesDefault(state.place, state.search, state.change);
  if (options && !isPending) return <CompanyCandidates {...state} options={options} />;
  if (isApiError(query.error, 'platform.notFound')) return <NoCompany />;
  return (
    <Page width="full">
      {query.error ? (
        <LoadError error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} level={1} />
      ) : (
        <BoardSkeleton />
      )}
    </Page>
  );
}

type CompanyCandidatesProps = SearchState & { options: CompanyOptions };

function CompanyCandidates({ options, place, filter, search, change }: CompanyCandidatesProps) {
  const { t } = useTranslation('pipeline/board');
  const { t: say } = useTranslation('pipeline/company');
  const isNarrow = useMediaQuery(narrowScreen, undefined, { getInitialValueInEffect: false });
  const layout = chosenLayout(search, isNarrow);
  const { sort, direction } = orderOf(search);
  useLoadOnTouch(loadWhatComes);
  const order = useMemo<Order>(() => ({ sort, direction }), [sort, direction]);
  const boardQuery = useMemo(() => companyBoardQuery(place, filter), [place, filter]);
  const board = useQuery({ ...boardQuery, enabled: layout === 'board', placeholderData: keepPreviousData });
  const list = useInfiniteQuery({
    ...companyListQuery(place, filter, order),
    enabled: layout === 'table',
    placeholderData: keepPreviousData,
  });
  const readColumn = useMemo(() => readCompanyColumn(place, filter), [place, filter]);
  const readOn = useLoadMore(boardQuery.queryKey, readColumn);
  const [leaving, leave] = useState<readonly CandidateCard[]>([]);
  const [said, setSaid] = useState('');
  const [, drawNow] = useReducer((times: number) => times + 1, 0);
  const move = useMove(place, { say: setSaid, drawNow });
  const latest = useRef(move);
  latest.current = move;
  const moveTo = useCallback((cards: readonly CandidateCard[], stage: Stage) => {
    if (stage === 'disqualified') leave(cards);
    else if (stage !== 'hired' && cards.length > 0) void latest.current({ cards, toStage: stage });
  }, []);

  const { company } = place;
  const { abilities } = options;
  const actions = useMemo<PipelineActions>(
    () => ({
      // Hiring is only possible where all candidates of the vacancy are visible together.
      abilities: { ...abilities, select: false, hire: false },
      place,
      company,
      positionTitle: '',
      positionState: 'open',
      selectedMemberId: null,
      open: (candidate) => change({ candidate }, false),
      moveTo,
      select: nothing,
      deselect: nothing,
      restore: nothing,
      say: setSaid,
    }),
    [abilities, place, company, change, moveTo],
  );

  const [page] = list.data?.pages ?? [];
  const shown = layout === 'board' ? board.data?.columns : undefined;
  const rows = list.data?.pages.flatMap(({ candidates }) => candidates) ?? [];
  const count = layout === 'board' ? board.data?.total : page?.count;
  const isMore = layout === 'board' ? shown?.some(({ more }) => more) : page?.more;
  const open = search.candidate;
  const openStage = board.data && open !== undefined ? findCard(board.data, open)?.stage : undefined;
  const openColumn = shown?.find(({ stage }) => stage === openStage);
  const isFiltered = isNarrowed(filter);
  return (
    <PipelineActionsProvider value={actions}>
      <Page width="full">
        <CompanyHead options={options} place={place} search={search} layout={layout} change={change} />
        <CompanyToolbar
          options={options}
          search={search}
          layout={layout}
          change={change}
          total={count === undefined ? null : say('company.total', { count, shown: formatCount(count, isMore) })}
        />
        {count === 0 && !isFiltered && <NobodyYet />}
        {count === 0 && isFiltered && <NoMatch onClear={() => change({ ...noFilter, saved: undefined })} />}
        {layout === 'board' && board.error && !board.data && (
          <LoadError error={board.error} onRetry={() => void board.refetch()} framed />
        )}
        {layout === 'board' && board.isPending && <BoardSkeleton />}
        {layout === 'board' && board.data && count !== 0 && (
          <Suspense fallback={<BoardSkeleton />}>
            <LazyBoard board={board.data} onReadOn={readOn} openId={open} />
          </Suspense>
        )}
        {layout === 'table' && count !== 0 && <CompanyTable list={list} order={order} onSort={change} />}
      </Page>
      {open !== undefined && (
        <LazyCandidatePanel
          applicationId={open}
          neighbours={openColumn?.cards ?? rows}
          count={formatCount(openColumn?.count ?? page?.count ?? 0, openColumn ? openColumn.more : page?.more)}
          isColumn={openColumn !== undefined}
          tab={search.tab ?? 'profile'}
          onTab={(tab) => change({ tab })}
          onClose={() => change({ candidate: undefined, tab: undefined })}
        />
      )}
      {leaving.length > 0 && (
        <LazyConfirmDisqualify
          cards={leaving}
          onClose={() => {
            leave([]);
            if (leaving[0]) keepFocusOn(leaving[0].applicationId);
          }}
          onDisqualify={(cards, how) => move({ cards, toStage: 'disqualified', ...how })}
        />
      )}
      <div role="status" className="sr-only">
        {said || t('board.label')}
      </div>
    </PipelineActionsProvider>
  );
}

function nothing(): void {
  // Offered on the board of one vacancy only.
}
