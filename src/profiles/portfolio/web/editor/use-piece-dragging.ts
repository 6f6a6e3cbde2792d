import { useCallback, useEffect, useRef } from 'react';
import { createDragging } from '#ui/dragging/create-dragging.ts';
import styles from './editor.module.css';

const pieceDragging = createDragging<string>();

interface Dropping {
  onOver: (isOver: boolean) => void;
  onTake: (pieceId: string) => void;
}

/** Makes a piece's row something to drag, and a place for others. */
export function usePieceDragging(pieceId: string, dropping: Dropping) {
  const latest = useRef(dropping);
  useEffect(() => void (latest.current = dropping));
  return useCallback(
    (row: HTMLElement | null) => {
      if (!row) return undefined;
      const stay = pieceDragging.makeDraggable(row, { read: () => pieceId, liftedClass: styles.lifted! });
      const leave = pieceDragging.addPlace(row, {
        takes: (other) => other !== pieceId,
        onOver: (isOver) => latest.current.onOver(isOver),
        onDrop: (other) => latest.current.onTake(other),
      });
      return () => {
        stay();
        leave();
      };
    },
    [pieceId],
  );
}
