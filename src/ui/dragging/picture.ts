import { afterPaint } from '../after-paint.ts';
import type { Point } from './follow-press.ts';
import styles from './picture.module.css';

/** Below 1: a layer that becomes wholly opaque has Chromium put all layers together anew, which takes it longer than the rest of a lift. */
const SHOWN = '0.999';
const NOWHERE = { transform: 'translate(0px, 0px)' };
const LONG_MS = 1e9;

/**
 * The picture of an element that follows the pointer: a copy above the page, on a layer of its own. It is made out of sight once the
 * element is pressed and the press is painted, so that lifting only shows it.
 */
export function createPicture(element: HTMLElement, liftedClass: string) {
  let place: HTMLElement | null = null;
  let isWanted = false;

  function make(): HTMLElement {
    const { left, top, width } = element.getBoundingClientRect();
    const made = document.createElement('div');
    made.className = styles.picture!;
    made.inert = true;
    made.ariaHidden = 'true';
    Object.assign(made.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, transform: 'translate(0)' });
    const copy = element.cloneNode(true) as HTMLElement;
    copy.classList.add(liftedClass);
    made.append(copy);
    document.body.append(made);
    // Adds nothing. Chromium moves the layer of an animated element directly; otherwise each move would put all layers together anew.
    made.animate([NOWHERE, NOWHERE], { duration: LONG_MS, composite: 'add' }).pause();
    return made;
  }

  return {
    prepare(): void {
      isWanted = true;
      void afterPaint().then(() => {
        if (isWanted) place ??= make();
      });
    },
    show(): void {
      isWanted = true;
      place ??= make();
      place.style.opacity = SHOWN;
    },
    moveBy({ x, y }: Point): void {
      if (place) place.style.transform = `translate(${x}px, ${y}px)`;
    },
    remove(): void {
      isWanted = false;
      place?.remove();
      place = null;
    },
  };
}
