import { useCallback, useRef } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import type { Stage } from '#candidacies/rules/stages.ts';
import { classNames } from '#platform/ui/class-names.ts';
import { useKeysWithin } from '#platform/ui/keyboard/use-keys-within.ts';
import type { Board } from '#pipeline/candidates/schemas.ts';
import { type ColumnHandle, handleBoardKey } from './board-focus.ts';
import styles from '#pipeline/candidates/web/board.module.css';
import { BoardColumn } from './board-column.tsx';
import { useBoardScroll } from './use-board-scroll.ts';

export interface CandidateBoardProps {
  board: Pick<Board, 'columns'>;
  /** Loads more of a column. */
  onReadOn: (stage: Stage) => void;
  openId: string | undefined;
}

export function CandidateBoard({ board, onReadOn, openId }: CandidateBoardProps) {
  const { t } = useTranslation('pipeline/board');
  const element = useRef<HTMLDivElement>(null);
  const handles = useRef(new Map<Stage, ColumnHandle>());
  useBoardScroll(element);
  useKeysWithin(element, (event) =>
    handleBoardKey(event, board.columns, (stage, index) => handles.current.get(stage)?.focus(index)),
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
