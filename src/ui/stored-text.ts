import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function readStoredText(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text in this browser, or removes it (null); whoever shows it changes at once. */
export function writeStoredText(key: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    // Storage full or blocked: nothing is kept, and nothing claims that it is.
  }
  for (const listener of listeners) listener();
}

/** A text kept in this browser; rerenders when this or another tab changes it. */
export function useStoredText(key: string): string | null {
  return useSyncExternalStore(subscribe, () => readStoredText(key));
}
