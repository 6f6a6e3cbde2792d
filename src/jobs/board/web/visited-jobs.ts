const KEY = 'visitedJobs';
const KEPT = 200;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

export function readVisitedJobs(): ReadonlySet<string> {
  return new Set(read());
}

/** Remembered in this browser only. */
export function rememberVisit(key: string): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify([key, ...read().filter((other) => other !== key)].slice(0, KEPT)));
  } catch {
    // A full or forbidden storage only costs the mark.
  }
}
