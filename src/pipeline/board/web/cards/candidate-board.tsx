import { useCallback, useRef } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import type { Stage } from '#applications/rules/stages.ts';
import { classNames } from '#ui/class-names.ts';
import { useKeysWithin } from '#ui/keyboard/use-keys-within.ts';
import type { Board } from '#pipeline/candidates/schemas.ts';
import { type ColumnHandle, handleBoardKey } from '#ui/board/board-focus.ts';
import styles from '#ui/board/board.module.css';
import { BoardColumn } from './board-column.tsx';
import { useBoardScroll } from '#ui/board/use-board-scroll.ts';
import { cardDragging } from '../moving/card-dragging.ts';

export interface CandidateBoardProps {
  board: Pick<Board, 'columns'>;
  /** Loads more of a column. */
  onReadOn: (stage: Stage) => void;
  openId: string | undefined;
}

const focusColumn = ({ stage, cards }: Board['columns'][number]) => ({
  key: stage,
  ids: cards.map(({ applicationId }) => applicationId),
});

export function CandidateBoard({ board, onReadOn, openId }: CandidateBoardProps) {
  const { t } = useTranslation('pipeline/board');
  const element = useRef<HTMLDivElement>(null);
  const handles = useRef(new Map<Stage, ColumnHandle>());
  useBoardScroll(element, cardDragging);
  useKeysWithin(element, (event) =>
    handleBoardKey(event, board.columns.map(focusColumn), (stage, index) => handles.current.get(stage)?.focus(index)),
  );

  const keepHandle = useCallback((stage: Stage, handle: ColumnHandle | null) => {
    if (handle) handles.current.set(stage, handle);
  }, []);

  return (
    <div
      ref={element}
      className={classNames(styles.board, openId !== undefined && styles.withPanel)}
      role="group"
      aria-label={t('board.label')}
      aria-describedby="pipeline-keys"
    >
      <p id="pipeline-keys" className="sr-only">
        {t('board.hint')}
      </p>
      {board.columns.map((column) => (
        <BoardColumn key={column.stage} column={column} openId={openId} onReadOn={onReadOn} onHandle={keepHandle} />
      ))}
    </div>
  );
}
