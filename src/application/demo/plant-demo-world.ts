import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { BaseLogger } from 'pino';
import { hasDemoWorld } from '#application/demo/decide-demo.ts';
import { backoffPause } from '#platform/db/backoff-pause.ts';
import type { Database } from '#platform/db/connection.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';

const DEMO_LOCK = 7_205_002;
const PAUSE_FOR_OTHERS_MS = 300;
const PAUSE_MS = { first: 1_000, longest: 60_000 };

type Build = (database: Database, signal: AbortSignal) => Promise<unknown>;

export interface Planting {
  isPlanted: () => boolean;
  /** Resolves when the world exists or the planting was stopped. */
  finished: Promise<void>;
  /** Stops the planting and rolls it back. */
  stop: () => Promise<void>;
}

/**
 * Creates the demo world while the product serves, in one transaction: as a whole or not at all, however often a start is interrupted, and
 * only once, however many instances start together. Failures are retried.
 */
export function plantDemoWorld(database: Database, build: Build, log: Pick<BaseLogger, 'error'>): Planting {
  const ending = new AbortController();
  let planted = false;
  const finished = (async () => {
    for (let failures = 0; !planted && !ending.signal.aborted;) {
      try {
        planted = await plantOnce(database, build, ending.signal);
        if (!planted) await delay(PAUSE_FOR_OTHERS_MS, undefined, { signal: ending.signal });
      } catch (problem) {
        if (ending.signal.aborted) return;
        if (failures === 0) log.error({ problem: describeProblem(problem) }, 'the demo world could not be planted yet');
        await delay(backoffPause(failures++, PAUSE_MS), undefined, { signal: ending.signal }).catch(() => {});
      }
    }
  })();
  return {
    isPlanted: () => planted,
    finished,
    stop: () => {
      ending.abort();
      return finished;
    },
  };
}

/** Returns false while another instance creates the world. */
function plantOnce(database: Database, build: Build, signal: AbortSignal): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${DEMO_LOCK}) as mine`,
    );
    if (!rows[0]?.mine) return false;
    if (!(await hasDemoWorld(transaction))) await build(transaction, signal);
    signal.throwIfAborted();
    return true;
  });
}
