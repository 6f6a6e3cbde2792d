import { useSyncExternalStore } from 'react';
import type { Failure } from './toast-store.ts';

type Report = (failure: Failure) => void;

let report: Report | null = null;
const listeners = new Set<() => void>();

/** Says how the person on this page tells us of a failure; null: not at all. */
export function setFailureReport(next: Report | null): void {
  report = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For error messages: how to report what they are about. */
export function useFailureReport(): Report | null {
  return useSyncExternalStore(subscribe, () => report);
}
