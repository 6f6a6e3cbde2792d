import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster, StartWay } from './cluster.ts';
import { EmbeddedServerError } from './embedded-error.ts';
import type { Home } from './home.ts';
import { readPostmaster } from './postmaster.ts';
import { lastLogLines, launch } from './process.ts';

const MAXIMUM_REVIVALS = 5;
const WITHIN_MS = 10 * 60_000;
/** Backends of the dead server may hold its shared memory until their current statement ends. */
const LAUNCH_TIMEOUT_MS = 60_000;
const RETRY_MS = 500;

interface Ended {
  home: Home;
  cluster: Cluster;
  way: StartWay;
  /** The product's connections use this port, so it stays the same. */
  port: number;
}

/** Returns a function that restarts a stopped server; it throws the final error when the server stopped too often or does not start. */
export function createRevival({ home, cluster, way, port }: Ended, now: () => number = Date.now) {
  let revivals: number[] = [];
  /** Returns whether there was anything to do. */
  return async function revive(): Promise<boolean> {
    if ((await readPostmaster(cluster.directory))?.alive) return false;
    revivals = revivals.filter((at) => at > now() - WITHIN_MS);
    const log = async () => `Its log in ${home.directory} ends with:\n${await lastLogLines(home)}`;
    if (revivals.length >= MAXIMUM_REVIVALS) {
      throw new EmbeddedServerError(
        `The embedded PostgreSQL ended ${MAXIMUM_REVIVALS + 1} times within ${WITHIN_MS / 60_000} minutes and is not started again. ${await log()}`,
      );
    }
    revivals.push(now());
    const giveUpAt = now() + LAUNCH_TIMEOUT_MS;
    while (!(await launch(home, cluster, { ...way, whileWaiting: undefined }, port))) {
      if (now() > giveUpAt)
        throw new EmbeddedServerError(`The embedded PostgreSQL ended and does not start again. ${await log()}`);
      await delay(RETRY_MS);
    }
    return true;
  };
}
