import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Stage } from '#candidacies/rules/stages.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { canReach, usePipelineActions } from '#pipeline/candidates/web/pipeline-actions.tsx';

/** A drop target for cards that may go there; returns whether one is over it now. */
export function useColumnDrop(element: RefObject<HTMLElement | null>, stage: Stage): boolean {
  const [isOver, setOver] = useState(false);
  const actions = useRef(usePipelineActions());
  actions.current = usePipelineActions();
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    return dropTargetForElements({
      element: node,
      canDrop: ({ source }) => canReach(actions.current, source.data.card as CandidateCard, stage),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        actions.current.moveTo([source.data.card as CandidateCard], stage);
      },
    });
  }, [element, stage]);
  return isOver;
}
