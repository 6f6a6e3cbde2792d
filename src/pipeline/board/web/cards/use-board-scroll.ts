import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect } from 'react';

const EDGE = 96;
const STEP = 18;

/** Scrolls the board while a card is dragged to an edge. */
export function useBoardScroll(board: RefObject<HTMLElement | null>): void {
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
    const unsubscribe = monitorForElements({
      onDrag: ({ location }) => {
        const edges = board.current?.getBoundingClientRect();
        if (!edges) return;
        const { clientX } = location.current.input;
        speed = clientX > edges.right - EDGE ? STEP : clientX < edges.left + EDGE ? -STEP : 0;
        if (speed !== 0 && frame === 0) frame = requestAnimationFrame(scroll);
      },
      onDrop: stop,
    });
    return () => {
      stop();
      unsubscribe();
    };
  }, [board]);
}
