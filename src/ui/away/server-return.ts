import { useEffect, useRef } from 'react';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 15_000;

/** Whether the server answers now; asks for no data. */
export async function isServerThere(): Promise<boolean> {
  return fetch('/api/ready', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

let waiting: Promise<void> | undefined;

/** Settles once the server answers again. All who wait share one series of questions. */
export function serverReturns(): Promise<void> {
  waiting ??= askUntilThere().finally(() => (waiting = undefined));
  return waiting;
}

async function askUntilThere(): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
    await pauseOrOnline(pause * (1 + Math.random() / 2));
    if (await isServerThere()) return;
  }
}

/** Jitter before: all browsers lost the server at the same moment. The browser's own word that it is connected comes sooner. */
function pauseOrOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
  });
}

/** As long as `isAway`, calls `onReturn` whenever the server answers again. */
export function useServerReturn(isAway: boolean, onReturn: (() => void) | undefined): void {
  const latest = useRef(onReturn);
  latest.current = onReturn;
  useEffect(() => {
    if (!isAway) return;
    let isThere = true;
    const follow = async () => {
      while (isThere) {
        await serverReturns();
        if (isThere) latest.current?.();
      }
    };
    void follow();
    return () => {
      isThere = false;
    };
  }, [isAway]);
}
