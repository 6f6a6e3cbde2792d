import type { JobWithMetadata, PgBoss } from 'pg-boss';

/** Jobs that run at the same time in a process; a long one takes a place from the others. */
const PLACES = 8;
/**
 * Short jobs follow each other in one place, and on one connection; a longer one makes the next place look. Two places that look at once
 * may both take a job of one name: pg-boss then gives the second one back and wakes nobody, so that somebody has to look again anyway.
 */
const SHORT_MS = 100;
/** Places look when they are woken. */
const HARDLY_EVER_SECONDS = 3600;

interface Place {
  id: string;
  isFree: boolean;
}

/** Opens the places in which a process runs the jobs of a queue, at most one of each name at a time. */
export function createPlaces(boss: PgBoss, queue: string, run: (entry: JobWithMetadata) => Promise<void>) {
  const places: Place[] = [];

  /** Makes a free place look for a job. */
  function wake(): void {
    const place = places.find(({ isFree }) => isFree);
    if (place) boss.notifyWorker(place.id);
  }

  let soon: NodeJS.Timeout | undefined;
  function wakeSoon(): void {
    soon ??= setTimeout(() => {
      soon = undefined;
      wake();
    }, SHORT_MS).unref();
  }

  async function open(): Promise<void> {
    const place = { id: '', isFree: true };
    const polling = {
      pollingIntervalSeconds: HARDLY_EVER_SECONDS,
      notifyPollingIntervalSeconds: HARDLY_EVER_SECONDS,
    };
    const options = { ...polling, includeMetadata: true, localGroupConcurrency: 1 } as const;
    place.id = await boss.work(queue, options, async ([entry]: JobWithMetadata[]) => {
      place.isFree = false;
      wakeSoon();
      try {
        await run(entry!);
      } finally {
        place.isFree = true;
        boss.notifyWorker(place.id);
      }
    });
    places.push(place);
  }

  return {
    wake,
    async open(isWanted: () => boolean): Promise<void> {
      while (places.length < PLACES && isWanted()) await open();
    },
  };
}
