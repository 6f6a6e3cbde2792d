import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Stage } from '#applications/rules/stages.ts';
import { usePipelineActions } from '#pipeline/candidates/web/pipeline-actions.tsx';
import { canReach } from '#pipeline/moving/web/can-reach.ts';
import { cardDragging } from './card-dragging.ts';

/** A place for cards that may go there; returns whether one is over it now. */
export function useColumnDrop(element: RefObject<HTMLElement | null>, stage: Stage): boolean {
  const [isOver, setOver] = useState(false);
  const actions = useRef(usePipelineActions());
  actions.current = usePipelineActions();
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    return cardDragging.addPlace(node, {
      takes: (card) => canReach(actions.current, card, stage),
      // At once: in the frame that looked for the place, not in the one after.
      onOver: (isNowOver) => (isNowOver ? flushSync(() => setOver(true)) : setOver(false)),
      onDrop: (card) => actions.current.moveTo([card], stage),
    });
  }, [element, stage]);
  return isOver;
}
