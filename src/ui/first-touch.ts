const touches = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Browsers report a move of no length where a pointer rests on a page that appears below it. */
const isRest = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

/** Calls back at the first sign of activity. Returns a function that ends the waiting. */
export function onFirstTouch(begin: () => void): () => void {
  const stop = () => touches.forEach((touch) => window.removeEventListener(touch, hear));
  const hear = (event: Event) => {
    if (isRest(event)) return;
    stop();
    begin();
  };
  for (const touch of touches) window.addEventListener(touch, hear, { passive: true });
  return stop;
}
