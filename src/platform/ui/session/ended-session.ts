const listeners = new Set<() => void>();
let hasEnded = false;
let isExpected = false;

function set(ended: boolean): void {
  hasEnded = ended;
  for (const listener of listeners) listener();
}

/** Whether this page's session ended while in use; the page stays, and a dialog over it asks to log in again. */
export const endedSession = {
  read: () => hasEnded,
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
    isExpected = false;
    set(false);
  },
};
