/** A mouse that moves less is clicking, in pixels. */
const LIFT_DISTANCE = 4;
/** A finger lifts by resting; one that moves further before then scrolls. */
const REST_MS = 350;
const REST_DISTANCE = 8;

export interface Point {
  x: number;
  y: number;
}

export interface Hand {
  /** A mouse pressed the element: it may be lifted soon. */
  onPress: () => void;
  onLift: () => void;
  /** Where the pointer is now, and how far from where it was pressed. */
  onMove: (point: Point, distance: Point) => void;
  /** The press is over, whether it lifted the element or not; without a point, nothing is to be dropped. */
  onEnd: (dropAt: Point | null) => void;
}

/**
 * Tells of the presses on an element that may become drags, by mouse, pen or finger; Escape and a browser that takes the pointer away
 * end them. Presses on controls inside are left alone. Returns a function that stops listening; a drag that goes on is not ended by it.
 */
export function followPresses(element: HTMLElement, hand: Hand): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isLifted = false;
  let isPressed = false;

  function follow(down: PointerEvent): void {
    if (isPressed || !down.isPrimary || down.button !== 0) return;
    if ((down.target as Element).closest('button, a, input, select, textarea')) return;
    const press = new AbortController();
    const start = { x: down.clientX, y: down.clientY };
    const isMouse = down.pointerType === 'mouse';
    const rest = isMouse ? undefined : setTimeout(lift, REST_MS);
    isPressed = true;
    if (isMouse) {
      // Browsers need not find what lies below then, what does lie there does not light up, and the pointer's shape stays.
      (down.target as Element).setPointerCapture(down.pointerId);
      hand.onPress();
    }

    function lift(): void {
      // Meanwhile it may have moved elsewhere by somebody else's hand.
      if (!element.isConnected) return end(null);
      isLifted = true;
      hand.onLift();
    }
    function end(dropAt: Point | null): void {
      press.abort();
      clearTimeout(rest);
      isPressed = false;
      isLifted = false;
      hand.onEnd(dropAt);
    }
    const hear = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) =>
      window.addEventListener(type, listener, { capture: true, signal: press.signal });

    hear('pointermove', (event) => {
      if (event.pointerId !== down.pointerId) return;
      // Released where the page could not hear it.
      if (event.buttons === 0) return end(null);
      const distance = { x: event.clientX - start.x, y: event.clientY - start.y };
      const length = Math.hypot(distance.x, distance.y);
      if (!isLifted && !isMouse && length > REST_DISTANCE) return end(null);
      if (!isLifted && isMouse && length >= LIFT_DISTANCE) lift();
      if (isLifted) hand.onMove({ x: event.clientX, y: event.clientY }, distance);
    });
    hear('pointerup', ({ pointerId, clientX, clientY }) => {
      if (pointerId !== down.pointerId) return;
      if (isLifted) ignoreClick();
      end(isLifted ? { x: clientX, y: clientY } : null);
    });
    hear('pointercancel', ({ pointerId }) => pointerId === down.pointerId && end(null));
    hear('keydown', (event) => {
      if (!isLifted || event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      window.addEventListener('pointerup', ignoreClick, { capture: true, once: true });
      end(null);
    });
  }

  element.addEventListener('pointerdown', follow, { signal });
  // The browser would drag pictures by itself, and ends the press with it.
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  element.addEventListener('contextmenu', (event) => isLifted && event.preventDefault(), { signal });
  // A lifted element moves with the finger, the page does not scroll. Browsers ask for it before the press.
  element.addEventListener('touchmove', (event) => isLifted && event.preventDefault(), { signal, passive: false });
  return () => listening.abort();
}

/** Swallows the click with which browsers follow up a release, which is handled now. */
function ignoreClick(): void {
  const ignoring = new AbortController();
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, signal: ignoring.signal });
  setTimeout(() => ignoring.abort());
}
