import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Page } from '#ui/page/page.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { useLoadOnTouch } from '#ui/use-load-on-touch.ts';
import type { TaskBoard, TaskCard } from '#tasks/board/schemas.ts';
import type { TaskStatus } from '#tasks/rules/task-statuses.ts';
import { LazyTaskCalendar, LazyTaskTable } from '#tasks/views/web/lazy-views.ts';
import { boardPage, type BoardSearch, type ChangeBoardSearch, filterOf } from './addresses.ts';
import { type BoardActions, BoardActionsProvider } from './board/board-actions.ts';
import { TaskColumns } from './board/task-columns.tsx';
import { boardApi } from './board-api.ts';
import { appendCards } from './board-cache.ts';
import { BoardHead } from './board-head.tsx';
import { type BoardFilter, boardQuery } from './board-queries.ts';
import { BoardSkeleton } from './board-skeleton.tsx';
import { BoardToolbar } from './board-toolbar.tsx';
import { EnableTasks } from './enable-tasks.tsx';
import { useChangeBoardSearch } from './use-change-board-search.ts';
import { useChangeTask } from './use-change-task.ts';
import { useTaskParts } from './task-parts.ts';
import { useLiveBoard } from './use-live-board.ts';

const loadTask = () => import('./task/task-panel.tsx');
const loadTags = () => import('./tags/tags-modal.tsx');
const loadHistory = () => import('./task/history-modal.tsx');
const loadNew = () => import('./task/new-task.tsx');
const TaskPanel = lazyPart(async () => (await loadTask()).TaskPanel);
const TagsModal = lazyPart(async () => (await loadTags()).TagsModal);
const HistoryModal = lazyPart(async () => (await loadHistory()).HistoryModal);
const NewTask = lazyPart(async () => (await loadNew()).NewTask);
const loadWhatOpens = () => Promise.all([loadTask(), loadNew(), loadTags(), loadHistory()]);

/** The task board of a project (TSK-03); `waits` until it is known how it opens. */
export function BoardPage({ waits }: { waits: boolean }) {
  const { projectId } = boardPage.useParams();
  const search: BoardSearch = boardPage.useSearch();
  const change = useChangeBoardSearch();
  const { look = 'board' } = search;
  const words = JSON.stringify(filterOf(search));
  const filter = useMemo(() => JSON.parse(words) as BoardFilter, [words]);
  const {
    data: board,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...boardQuery(projectId, filter),
    placeholderData: keepPreviousData,
  });
  const runs = board?.enabledAt !== null && (board?.abilities.create ?? false);
  useLiveBoard(projectId, board !== undefined && (board.part !== 'professional' || runs));
  if (!board || waits) {
    return (
      <Page width="full">
        <BoardHead projectId={projectId} board={undefined} look={look} change={change} />
        {error ? (
          <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} level={1} />
        ) : (
          <BoardSkeleton />
        )}
      </Page>
    );
  }
  if (board.enabledAt === null) {
    return (
      <Page width="full">
        <BoardHead projectId={projectId} board={board} look={look} change={change} />
        <EnableTasks projectId={projectId} canEnable={board.abilities.enable} />
      </Page>
    );
  }
  return <Board board={board} filter={filter} search={search} change={change} />;
}

interface BoardProps {
  board: TaskBoard;
  filter: BoardFilter;
  search: BoardSearch;
  change: ChangeBoardSearch;
}

function Board({ board, filter, search, change }: BoardProps) {
  const { t } = useTranslation('tasks/board');
  const queryClient = useQueryClient();
  const { projectId } = board.project;
  const { move, remove } = useChangeTask(projectId);
  const { ReportDialog, ProjectBalance } = useTaskParts();
  const [leaving, setLeaving] = useState<TaskCard | null>(null);
  useLoadOnTouch(loadWhatOpens);
  const latest = useRef({ board, move });
  latest.current = { board, move };
  const { part, readerId: memberId } = board;
  const { editAll, create } = board.abilities;
  const actions = useMemo<BoardActions>(
    () => ({
      ...{ part, editAll, memberId },
      runs: editAll || create,
      open: (task) => change({ task }),
      move: (card, status, after) => void latest.current.move(latest.current.board, card, status, after),
      askDelete: setLeaving,
    }),
    [part, editAll, create, memberId, change],
  );
  const reading = useRef(new Set<string>());
  const readOn = useCallback(
    async (status: TaskStatus) => {
      const cursor = latest.current.board.columns.find((column) => column.status === status)?.nextCursor;
      if (!cursor || reading.current.has(cursor)) return;
      reading.current.add(cursor);
      try {
        const query = { ...filter, status, cursor };
        const page = await boardApi('GET /tasks/{projectId}/column', { params: { projectId }, query });
        queryClient.setQueryData(boardQuery(projectId, filter).queryKey, (now) =>
          now?.columns.find((column) => column.status === status)?.nextCursor === cursor
            ? appendCards(now, status, page)
            : now,
        );
      } catch {
        // The next scroll asks again.
      }
      reading.current.delete(cursor);
    },
    [projectId, filter, queryClient],
  );
  async function deleteCard() {
    if (!leaving) return;
    const { taskId, title } = leaving;
    setLeaving(null);
    if (!(await remove(taskId))) return;
    if (search.task === taskId) change({ task: undefined });
    toast.success(t('delete.done', { title }));
  }
  const isEmpty = board.columns.every(({ count }) => count === 0);
  const isFiltered = search.search !== undefined || search.assigned !== undefined || search.tags !== undefined;
  const { look = 'board' } = search;
  const openId = search.task === 'new' ? undefined : search.task;
  return (
    <BoardActionsProvider value={actions}>
      <Page width="full">
        <BoardHead projectId={projectId} board={board} look={look} change={change} />
        <BoardToolbar board={board} search={search} change={change} isEmpty={isEmpty && isFiltered} />
        {look === 'board' && (
          <TaskColumns readerId={memberId} columns={board.columns} openId={openId} onReadOn={readOn} />
        )}
        {look === 'table' && <LazyTaskTable {...{ board, filter, search, change }} />}
        {look === 'calendar' && <LazyTaskCalendar {...{ board, filter, search, change }} />}
      </Page>
      {openId !== undefined && (
        <TaskPanel
          key={openId}
          projectId={projectId}
          taskId={openId}
          board={board}
          onDelete={setLeaving}
          onClose={() => change({ task: undefined })}
        />
      )}
      {search.task === 'new' && board.abilities.create && (
        <NewTask board={board} onClose={() => change({ task: undefined })} onMade={(task) => change({ task })} />
      )}
      {search.show === 'tags' && <TagsModal board={board} onClose={() => change({ show: undefined })} />}
      {search.show === 'balance' && board.part !== 'professional' && (
        <ProjectBalance projectId={projectId} onClose={() => change({ show: undefined })} />
      )}
      {search.show === 'report' && board.abilities.report && (
        <ReportDialog projectId={projectId} onClose={() => change({ show: undefined })} />
      )}
      {search.show === 'history' && <HistoryModal projectId={projectId} onClose={() => change({ show: undefined })} />}
      <ConfirmDialog
        opened={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t('delete.title', { title: leaving?.title ?? '' })}
        confirmLabel={t('delete.action')}
        cancelLabel={t('delete.keep')}
        destructive
        onConfirm={() => void deleteCard()}
      >
        {t('delete.text')}
      </ConfirmDialog>
    </BoardActionsProvider>
  );
}
