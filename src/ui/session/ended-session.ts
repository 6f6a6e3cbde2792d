const listeners = new Set<() => void>();
let hasEnded = false;
let isExpected = false;
let settled = 0;

function set(ended: boolean): void {
  hasEnded = ended;
  for (const listener of listeners) listener();
}

/** Whether this page's session ended while in use; the page stays, and a dialog over it asks to log in again. */
export const endedSession = {
  read: () => hasEnded,
  /** How often it was settled: an answer to what was asked before the last time says nothing of the session of now. */
  countSettled: () => settled,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  announce: () => {
    if (!isExpected) set(true);
  },
  /** The page ends it by itself and says so, for instance with the account: nobody is asked to log in again, until it is settled. */
  expect: () => {
    isExpected = true;
  },
  settle: () => {
    settled += 1;
    isExpected = false;
    set(false);
  },
};
