import { Suspense, useCallback, useMemo, useReducer, useRef, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from '#ui/i18n.ts';
import type { Stage } from '#applications/rules/stages.ts';
import { formatCount } from '#ui/marks/count-text.tsx';
import { Page } from '#ui/page/page.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { wasFilled } from '#projects/rules/position-states.ts';
import type { Board, CandidateCard } from '#pipeline/candidates/schemas.ts';
import { findCard, findSelected } from '#pipeline/candidates/web/board-cache.ts';
import { boardApi } from './board-api.ts';
import type { Choices, Ending } from './board-parts.ts';
import { LazyBoard, loadBoard } from '#pipeline/panel/web/lazy-board.ts';
import {
  LazyCandidatePanel,
  LazyConfirmChange,
  LazyConfirmEnds,
  LazyRemainingNote,
  loadWhatOpens,
} from '#pipeline/panel/web/lazy-panel.tsx';
import { useSelectionNews } from '#pipeline/selection/web/changes/use-selection-news.ts';
import { useSelection } from '#pipeline/selection/web/use-selection.ts';
import { paramsOf, queryOf } from '#pipeline/candidates/web/candidate-keys.ts';
import { boardQuery } from './board-query.ts';
import { BoardSkeleton } from './board-skeleton.tsx';
import { CandidateList } from './candidate-list.tsx';
import { useLoadOnTouch } from '#ui/use-load-on-touch.ts';
import { type PipelineActions, PipelineActionsProvider } from '#pipeline/candidates/web/pipeline-actions.tsx';
import { isApiError } from '#ui/api-error.ts';
import { NoCandidates, NoMatch, NoVacancy } from './pipeline-empty.tsx';
import { keepFocusOn } from '#ui/board/board-focus.ts';
import { PipelineHead } from './pipeline-head.tsx';
import { PipelineToolbar } from './pipeline-toolbar.tsx';
import { chosenView, NARROW } from './start-board.ts';
import { useLiveBoard } from './use-live-board.ts';
import { useMove } from '#pipeline/moving/web/use-move.ts';
import { useLoadMore } from './use-load-more.ts';
import { usePipelineSearch } from './use-pipeline-search.ts';

/** What opens by a click, and the board for whoever looks at the list. */
const loadAll = () => Promise.all([loadWhatOpens(), loadBoard()]);

/** The candidates of a position: as a board or as a list, with one of them open beside it. */
export function PipelinePage() {
  const { place, filter, search, change } = usePipelineSearch();
  const choices = useSelection(place);
  const showNews = useSelectionNews(place);
  const { data: board, ...query } = useQuery({ ...boardQuery(place, filter), placeholderData: keepPreviousData });
  useLiveBoard(place, board?.position.positionId, showNews);
  // React Query notifies its subscribers in a task of its own; this renders a dropped card with the drop.
  const [, drawNow] = useReducer((times: number) => times + 1, 0);
  if (isApiError(query.error) && query.error.status === 404 && !board) {
    return (
      <Page width="full">
        <NoVacancy projectId={place.projectId} />
      </Page>
    );
  }
  if (query.error && !board) {
    return (
      <Page width="full">
        <PipelineHead
          projectId={place.projectId}
          index={place.position}
          board={undefined}
          isInviting={false}
          change={change}
        />
        <LoadError error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} level={1} />
      </Page>
    );
  }
  if (!board) {
    return (
      <Page width="full">
        <PipelineHead
          projectId={place.projectId}
          index={place.position}
          board={undefined}
          isInviting={false}
          change={change}
        />
        <BoardSkeleton />
      </Page>
    );
  }
  return (
    <Pipeline
      board={board}
      place={place}
      filter={filter}
      search={search}
      change={change}
      drawNow={drawNow}
      choices={choices}
    />
  );
}

interface PipelineProps extends ReturnType<typeof usePipelineSearch> {
  board: Board;
  choices: Choices;
  drawNow: () => void;
}

function Pipeline({ board, place, filter, search, change, drawNow, choices }: PipelineProps) {
  const { t } = useTranslation('pipeline/board');
  const isNarrow = useMediaQuery(NARROW, window.matchMedia(NARROW).matches, { getInitialValueInEffect: false });
  const view = chosenView(search, isNarrow);
  const [ending, setEnding] = useState<Ending | null>(null);
  const [changing, setChanging] = useState<{ card: CandidateCard; instead: CandidateCard } | null>(null);
  const [said, say] = useState('');
  const move = useMove(place, { say, drawNow });
  useLoadOnTouch(loadAll);
  const selected = findSelected(board);
  const queryKey = useMemo(() => boardQuery(place, filter).queryKey, [place, filter]);
  const readColumn = useCallback(
    (column: { stage: Stage; cursor: string }) =>
      boardApi('GET /myProjects/{projectId}/positions/{positionIndex}/candidates/column', {
        params: paramsOf(place),
        query: { ...column, ...queryOf(filter) },
      }),
    [place, filter],
  );
  const readOn = useLoadMore(queryKey, readColumn);

  const latest = useRef({ move, choices, selected });
  latest.current = { move, choices, selected };
  const { abilities, position } = board;
  const actions = useMemo<PipelineActions>(
    () => ({
      abilities,
      place,
      company: position.workspaceId,
      positionTitle: position.title,
      positionState: position.state,
      selectedMemberId: selected?.memberId ?? null,
      open: (candidate) => change({ candidate }, false),
      moveTo: (cards: readonly CandidateCard[], stage: Stage) => {
        if (stage === 'hired') setEnding({ kind: 'hire', cards });
        else if (stage === 'disqualified') setEnding({ kind: 'disqualify', cards });
        else if (cards.length > 0) void latest.current.move({ cards, toStage: stage });
      },
      select: (card) => {
        const instead = latest.current.selected;
        if (instead) setChanging({ card, instead });
        else void latest.current.choices.select(card);
      },
      deselect: (card) => void latest.current.choices.deselect(card),
      restore: (card) => void latest.current.choices.restore(card),
      say,
    }),
    [latest, abilities, place, position.workspaceId, position.title, position.state, selected?.memberId, change],
  );

  const open = search.candidate;
  const openColumn =
    open === undefined ? undefined : board.columns.find((column) => column.stage === findCard(board, open)?.stage);
  const isFiltered =
    search.search !== undefined ||
    search.skills !== undefined ||
    search.stages !== undefined ||
    search.suggested !== undefined;
  const clear = () => change({ search: undefined, skills: undefined, stages: undefined, suggested: undefined });
  const isEmpty = view === 'board' && board.columns.every((column) => column.count === 0);
  return (
    <PipelineActionsProvider value={actions}>
      <Page width="full">
        <PipelineHead
          projectId={place.projectId}
          index={place.position}
          board={board}
          isInviting={search.invited === true}
          change={change}
        />
        <PipelineToolbar
          total={board.total}
          skillOptions={board.skillOptions}
          search={search}
          view={view}
          change={change}
        />
        {wasFilled(position.state) && abilities.disqualify && (
          <LazyRemainingNote
            place={place}
            company={position.workspaceId}
            isAsking={search.tell === true}
            onAsking={(isAsking) => change({ tell: isAsking ? true : undefined })}
          />
        )}
        {board.total === 0 && !isFiltered && <NoCandidates position={position} />}
        {isFiltered && isEmpty && <NoMatch onClear={clear} />}
        {view === 'board' && !isEmpty && (
          <Suspense fallback={<BoardSkeleton />}>
            <LazyBoard board={board} onReadOn={readOn} openId={open} />
          </Suspense>
        )}
        {view === 'list' && board.total > 0 && (
          <CandidateList
            place={place}
            search={search}
            onSort={(sort, direction) => change({ sort, direction })}
            onClear={clear}
          />
        )}
      </Page>
      {open !== undefined && (
        <LazyCandidatePanel
          applicationId={open}
          neighbours={openColumn?.cards ?? []}
          count={formatCount(openColumn?.count ?? 0)}
          isColumn
          tab={search.tab ?? 'profile'}
          onTab={(tab) => change({ tab })}
          onClose={() => change({ candidate: undefined, tab: undefined })}
        />
      )}
      {ending && (
        <LazyConfirmEnds
          place={place}
          ending={ending}
          onClose={() => {
            setEnding(null);
            if (ending.cards[0]) keepFocusOn(ending.cards[0].applicationId);
          }}
          onDisqualify={(cards, how) => move({ cards, toStage: 'disqualified', ...how })}
          onHire={(card) => choices.hire(card)}
        />
      )}
      {changing && (
        <LazyConfirmChange
          change={{ before: changing.instead.name, after: changing.card.name }}
          onClose={() => setChanging(null)}
          onConfirm={() => choices.select(changing.card, changing.instead)}
        />
      )}
      <div role="status" className="sr-only">
        {said || t('board.label')}
      </div>
    </PipelineActionsProvider>
  );
}
