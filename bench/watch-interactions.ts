declare global {
  interface Window {
    /** The browser's measurement of each key, click and touch: its start, and the time until its effect was painted. */
    interactions: { at: number; ms: number }[];
  }
}

/** Runs in the page before its own scripts: records the browser's Event Timing entries of every interaction. */
export function watchInteractions(): void {
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) window.interactions.push({ at: entry.startTime, ms: entry.duration });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
