import { useMemo } from 'react';
import { type BoardParts, BoardPartsProvider } from '#pipeline/board/web/board-parts.ts';
import { PipelinePage } from '#pipeline/board/web/pipeline-page.tsx';
import { usePipelineSearch } from '#pipeline/board/web/use-pipeline-search.ts';
import { InviteButton } from '#pipeline/invitations/web/invite-button.tsx';
import { MentionsMenu } from '#pipeline/conversation/web/mentions/mentions-menu.tsx';
import { LazyBoard, loadBoard } from '#pipeline/panel/web/lazy-board.ts';
import {
  LazyBulkActions,
  LazyCandidatePanel,
  LazyConfirmChange,
  LazyConfirmEnds,
  LazyRemainingNote,
  loadWhatOpens,
} from '#pipeline/panel/web/lazy-panel.tsx';
import { useSelectionNews } from '#pipeline/selection/web/changes/use-selection-news.ts';
import { useSelection } from '#pipeline/selection/web/use-selection.ts';

const ownParts: Omit<BoardParts, 'vacancyHead'> = {
  CandidateBoard: LazyBoard,
  MentionsMenu,
  InviteButton,
  CandidatePanel: LazyCandidatePanel,
  BulkActions: LazyBulkActions,
  ConfirmEnds: LazyConfirmEnds,
  RemainingNote: LazyRemainingNote,
  ConfirmChange: LazyConfirmChange,
  loadWhatOpens: () => Promise.all([loadWhatOpens(), loadBoard()]),
};

/** The page of a vacancy's board with what later wings show on it. */
export function BoardPage({ vacancyHead }: Pick<BoardParts, 'vacancyHead'>) {
  const parts = useMemo(() => ({ ...ownParts, vacancyHead }), [vacancyHead]);
  const { place } = usePipelineSearch();
  const choices = useSelection(place);
  const showNews = useSelectionNews(place);
  return (
    <BoardPartsProvider value={parts}>
      <PipelinePage choices={choices} showNews={showNews} />
    </BoardPartsProvider>
  );
}
