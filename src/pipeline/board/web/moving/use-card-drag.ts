import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { type RefObject, useEffect, useRef } from 'react';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import styles from '#pipeline/candidates/web/board.module.css';

/** Room for the rotated corners and the shadow of the lifted card. */
const PREVIEW_PADDING = 24;

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
    const markDragged = (isDragged: boolean) => node.toggleAttribute('data-dragged', isDragged);
    const stopDragging = draggable({
      element: node,
      getInitialData: () => ({ card: latest.current }),
      onGenerateDragPreview: ({ nativeSetDragImage, location }) =>
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: () => {
            const { left, top } = node.getBoundingClientRect();
            const { clientX, clientY } = location.current.input;
            return { x: clientX - left + PREVIEW_PADDING, y: clientY - top + PREVIEW_PADDING };
          },
          render: ({ container }) => {
            container.style.padding = `${PREVIEW_PADDING}px`;
            const copy = node.cloneNode(true) as HTMLElement;
            copy.classList.add(styles.lifted!);
            container.append(copy);
            markDragged(true);
          },
        }),
      onDrop: () => markDragged(false),
    });
    return () => {
      stopDragging();
      markDragged(false);
    };
  }, [element, enabled]);
}
