import { afterPaint } from '#platform/ui/after-paint.ts';
import styles from '#pipeline/candidates/web/board.module.css';

/** Room for the rotated corners and the shadow of the lifted card, as in the style sheet. */
const PADDING = 24;

/**
 * The picture of a card that follows the mouse: a copy beside the page. Styling a copy was a quarter of what lifting a card took, so it
 * is made once the card is pressed, before the mouse moves.
 */
export function prepareCardPreview(card: HTMLElement) {
  let copy: HTMLElement | null = null;
  let isPressed = false;

  const remove = () => {
    isPressed = false;
    copy?.remove();
    copy = null;
    ignoreRelease();
  };
  const ignoreRelease = () => {
    for (const end of ['pointerup', 'pointercancel']) window.removeEventListener(end, remove, { capture: true });
  };
  const press = ({ button, pointerType }: PointerEvent) => {
    // A finger mostly scrolls; should it drag after all, the copy is made then.
    if (button !== 0 || pointerType !== 'mouse') return;
    isPressed = true;
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, remove, { capture: true });
    void afterPaint().then(() => {
      if (isPressed) copy ??= addCopyOf(card);
    });
  };
  card.addEventListener('pointerdown', press);

  return {
    /** Call it while `dragstart` is handled, with where the mouse is. */
    show(
      setDragImage: DataTransfer['setDragImage'] | null,
      { clientX, clientY }: { clientX: number; clientY: number },
    ) {
      // A browser cancels the pointer when a drag begins, and takes the picture after this event.
      ignoreRelease();
      const { left, top } = card.getBoundingClientRect();
      copy ??= addCopyOf(card);
      setDragImage?.(copy, clientX - left + PADDING, clientY - top + PADDING);
    },
    /** Once the browser has taken the picture. */
    remove,
    stop() {
      card.removeEventListener('pointerdown', press);
      remove();
    },
  };
}

function addCopyOf(card: HTMLElement): HTMLElement {
  const place = document.createElement('div');
  place.className = styles.preview!;
  place.inert = true;
  place.ariaHidden = 'true';
  const copy = card.cloneNode(true) as HTMLElement;
  copy.classList.add(styles.lifted!);
  place.append(copy);
  document.body.append(place);
  return place;
}
