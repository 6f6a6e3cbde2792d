const KEY = 'visitedJobs';
const MAXIMUM_VISITS = 200;

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

export function readVisitedJobs(): ReadonlySet<string> {
  return new Set(read());
}

/** Stored in this browser only. */
export function rememberVisit(key: string): void {
  try {
    window.localStorage.setItem(
      KEY,
      JSON.stringify([key, ...read().filter((other) => other !== key)].slice(0, MAXIMUM_VISITS)),
    );
  } catch {
    // A full or forbidden storage only costs the mark.
  }
}
