declare global {
  interface Window {
    /** What the browser measured of each key, click and touch: when it came, and how long until its answer was painted. */
    interactions: { at: number; ms: number }[];
  }
}

/** Runs in the page before its own scripts: keeps what the browser itself says of every interaction (Event Timing). */
export function watchInteractions(): void {
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) window.interactions.push({ at: entry.startTime, ms: entry.duration });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
