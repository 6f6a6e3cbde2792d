import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster, StartWay } from './cluster.ts';
import { EmbeddedServerError } from './embedded-error.ts';
import type { Home } from './home.ts';
import { readPostmaster } from './postmaster.ts';
import { lastLogLines, launch } from './process.ts';

const MOST_REVIVALS = 5;
const WITHIN_MS = 10 * 60_000;
/** Processes of the former server may hold its memory until the statement that they work on ends. */
const LAUNCH_PATIENCE_MS = 60_000;
const RETRY_MS = 500;

interface Ended {
  home: Home;
  cluster: Cluster;
  way: StartWay;
  /** Connections of the product name it, so it stays. */
  port: number;
}

/** Answers what starts the server again when it has ended; that throws the last word when it has ended too often, or does not start. */
export function createRevival({ home, cluster, way, port }: Ended, now: () => number = Date.now) {
  let revivals: number[] = [];
  /** Answers whether there was something to do. */
  return async function revive(): Promise<boolean> {
    if ((await readPostmaster(cluster.directory))?.alive) return false;
    revivals = revivals.filter((at) => at > now() - WITHIN_MS);
    const log = async () => `Its log in ${home.directory} ends with:\n${await lastLogLines(home)}`;
    if (revivals.length >= MOST_REVIVALS) {
      throw new EmbeddedServerError(
        `The embedded PostgreSQL ended ${MOST_REVIVALS + 1} times within ${WITHIN_MS / 60_000} minutes and is not started again. ${await log()}`,
      );
    }
    revivals.push(now());
    const giveUpAt = now() + LAUNCH_PATIENCE_MS;
    while (!(await launch(home, cluster, { ...way, whileWaiting: undefined }, port))) {
      if (now() > giveUpAt)
        throw new EmbeddedServerError(`The embedded PostgreSQL ended and does not start again. ${await log()}`);
      await delay(RETRY_MS);
    }
    return true;
  };
}
