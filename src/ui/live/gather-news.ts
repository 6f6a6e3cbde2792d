export interface NewsGatherer {
  hear: () => void;
  /** Tells no more, also of what was heard already. */
  stop: () => void;
}

/**
 * Several pieces of news within this time are told once. Further ones never put it off: where something always happens, waiting for
 * a pause would tell nothing at all.
 */
export function gatherNews(tell: () => void, milliseconds: number): NewsGatherer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    hear() {
      timer ??= setTimeout(() => {
        timer = undefined;
        tell();
      }, milliseconds);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
