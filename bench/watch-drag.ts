/** The results of `watchDrag`, in milliseconds from the person's movement to the frame that shows its effect. */
export interface DragFeedback {
  /** The picture that follows the pointer is shown, or the browser's own drag began. */
  lifted: number[];
  /** The place that the card left is marked. */
  left: number[];
  slot: number[];
  dropped: number[];
}

declare global {
  interface Window {
    dragFeedback: DragFeedback;
    /** Milliseconds from the start of the navigation. */
    firstCards?: number;
  }
}

/** Runs in the page before its own scripts: records when the first cards are painted and the response time of a drag. */
export function watchDrag(): void {
  const feedback: DragFeedback = { lifted: [], left: [], slot: [], dropped: [] };
  window.dragFeedback = feedback;
  const waiting = new Map<keyof DragFeedback, number>();
  let isPressed = false;
  let columns: { element: Element; left: number; right: number }[] = [];
  let column: Element | null = null;

  const afterPaint = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', then);
      port1.start();
      port2.postMessage(null);
    });
  const answer = (kind: keyof DragFeedback) => {
    const since = waiting.get(kind);
    if (since === undefined) return;
    waiting.delete(kind);
    afterPaint(() => feedback[kind].push(performance.now() - since));
  };

  // Measured at the press, so that the columns need not be found while a card is dragged.
  const readColumns = () =>
    [...document.querySelectorAll('section:has(> h2)')].map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return { element, left, right };
    });
  const columnAt = (x: number) => columns.find(({ left, right }) => left <= x && x <= right)?.element ?? null;

  addEventListener(
    'pointerdown',
    ({ clientX }) => {
      isPressed = true;
      columns = readColumns();
      column = columnAt(clientX);
    },
    true,
  );
  addEventListener(
    'pointermove',
    ({ timeStamp, clientX, buttons }) => {
      if (isPressed) for (const kind of ['lifted', 'left'] as const) waiting.set(kind, timeStamp);
      isPressed = false;
      if (buttons === 0 || columnAt(clientX) === column) return;
      column = columnAt(clientX);
      if (column) waiting.set('slot', timeStamp);
    },
    true,
  );
  addEventListener(
    'pointerup',
    ({ timeStamp, clientX }) => {
      waiting.clear();
      waiting.set('dropped', timeStamp);
      column = columnAt(clientX);
    },
    true,
  );
  new MutationObserver((mutations) => {
    if (window.firstCards === undefined && document.querySelector('[data-card-open]')) {
      window.firstCards = 0;
      afterPaint(() => (window.firstCards = performance.now()));
    }
    for (const { type, target, attributeName } of mutations) {
      if (!(target instanceof Element)) continue;
      if (attributeName === 'style' && target.matches('body > [inert]')) answer('lifted');
      if (attributeName === 'data-dragged' && target.matches('[data-dragged]')) {
        answer('lifted');
        answer('left');
      }
      if (type === 'attributes' && target === column) answer('slot');
      if (type === 'childList' && target.matches('section > div > ul') && column?.contains(target)) answer('dropped');
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class', 'style', 'data-dragged'],
  });
}
