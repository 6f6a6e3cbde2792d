import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useRef } from 'react';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { prepareCardPreview } from './card-preview.ts';

/**
 * Drags a card by mouse; its place stays as a dashed slot: an attribute that React does not know, so that lifting renders nothing and
 * shows in the same frame.
 */
export function useCardDrag(element: RefObject<HTMLElement | null>, card: CandidateCard, enabled: boolean): void {
  const latest = useRef(card);
  latest.current = card;
  useEffect(() => {
    const node = element.current;
    if (!node || !enabled) return;
    const preview = prepareCardPreview(node);
    const markDragged = (isDragged: boolean) => node.toggleAttribute('data-dragged', isDragged);
    const stopDragging = draggable({
      element: node,
      getInitialData: () => ({ card: latest.current }),
      onGenerateDragPreview: ({ nativeSetDragImage, location }) => {
        preview.show(nativeSetDragImage, location.current.input);
        markDragged(true);
      },
      onDragStart: preview.remove,
      onDrop: () => {
        preview.remove();
        markDragged(false);
      },
    });
    return () => {
      stopDragging();
      preview.stop();
      markDragged(false);
    };
  }, [element, enabled]);
}
