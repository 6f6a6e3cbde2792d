/** The results of `watchDrag`, in milliseconds from the person's movement to the frame that shows its effect. */
export interface DragFeedback {
  lifted: number[];
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
  const feedback: DragFeedback = { lifted: [], slot: [], dropped: [] };
  window.dragFeedback = feedback;
  const waiting = new Map<keyof DragFeedback, number>();
  let lastMove = 0;
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
  const columnOf = (event: Event) => (event.target instanceof Element ? event.target.closest('section') : null);

  addEventListener('pointermove', (event) => (lastMove = event.timeStamp), true);
  addEventListener('dragstart', () => waiting.set('lifted', lastMove), true);
  addEventListener(
    'dragenter',
    (event) => {
      if (columnOf(event) === column) return;
      column = columnOf(event);
      if (column) waiting.set('slot', event.timeStamp);
    },
    true,
  );
  addEventListener(
    'drop',
    (event) => {
      waiting.clear();
      waiting.set('dropped', event.timeStamp);
      column = columnOf(event);
    },
    true,
  );
  new MutationObserver((mutations) => {
    if (window.firstCards === undefined && document.querySelector('[data-card-open]')) {
      window.firstCards = 0;
      afterPaint(() => (window.firstCards = performance.now()));
    }
    for (const { type, target } of mutations) {
      if (!(target instanceof Element)) continue;
      if (type === 'attributes' && target.matches('article')) answer('lifted');
      if (type === 'attributes' && target === column) answer('slot');
      if (type === 'childList' && target.matches('section > div > ul') && column?.contains(target)) answer('dropped');
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class', 'data-dragged'],
  });
}
