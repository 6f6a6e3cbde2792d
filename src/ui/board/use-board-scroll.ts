import { type RefObject, useEffect } from 'react';
import type { DragWatcher } from '#ui/dragging/create-dragging.ts';

const EDGE = 96;
const STEP = 18;

/** Scrolls the board while a card is dragged to an edge. */
export function useBoardScroll(
  board: RefObject<HTMLElement | null>,
  dragging: { watch: (watcher: DragWatcher) => () => void },
): void {
  useEffect(() => {
    let speed = 0;
    let frame = 0;
    function scroll() {
      if (board.current && speed !== 0) board.current.scrollLeft += speed;
      frame = speed === 0 ? 0 : requestAnimationFrame(scroll);
    }
    const stop = () => {
      speed = 0;
    };
    const unsubscribe = dragging.watch({
      onMove: ({ x }) => {
        const edges = board.current?.getBoundingClientRect();
        if (!edges) return;
        speed = x > edges.right - EDGE ? STEP : x < edges.left + EDGE ? -STEP : 0;
        if (speed !== 0 && frame === 0) frame = requestAnimationFrame(scroll);
      },
      onEnd: stop,
    });
    return () => {
      stop();
      unsubscribe();
    };
  }, [board, dragging]);
}
