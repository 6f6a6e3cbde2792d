import { randomBytes } from 'node:crypto';
import { rollingRestart } from '#platform/testing/rolling-restart.ts';
import { type Figure, figure } from '../figure.ts';
import { startBreakableDatabase } from './breakable-database.ts';
import type { Fault } from './fault.ts';
import { startWriters } from './ten-writers.ts';

const INSTANCES = 3;
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 3);

/** Three instances behind a round-robin are restarted one after the other, under readers, logins and ten writers. */
export const rollingRestarts: Fault = { name: 'rolling restart of three instances', measure: restartInTurn };

async function restartInTurn(): Promise<Figure[]> {
  const database = await startBreakableDatabase();
  const env = {
    DATABASE_URL: database.address,
    SESSION_SECRET: randomBytes(24).toString('base64url'),
    ENCRYPTION_KEYS: randomBytes(32).toString('base64'),
    RATE_LIMITS: '0',
    LOG_LEVEL: 'silent',
    DRAIN_SECONDS: '2',
  };
  const name = `faults: ${ROUNDS} rolling restarts of ${INSTANCES}`;
  const written: Figure[] = [];
  async function load(url: string) {
    const writers = await startWriters(url, database.direct, 'rolling');
    async function end(): Promise<void> {
      written.push(...(await writers.finish(name)));
      const { unavailable, slowestMs } = writers.counts;
      written.push(
        figure(`${name}: writes answered 503`, unavailable, { atMost: 0, digits: 0 }),
        figure(`${name}: slowest write`, slowestMs / 1000, { atMost: 3, unit: ' s' }),
      );
    }
    return { end };
  }
  try {
    const ran = await rollingRestart({ env, instances: INSTANCES, restarts: ROUNDS * INSTANCES, load });
    for (const one of ran.failed.slice(0, 5)) console.log(`    failed: ${one}`);
    return [
      figure(`${name}: calls failed`, ran.failed.length, { atMost: 0, digits: 0, from: `of ${ran.calls}` }),
      figure(`${name}: slowest call`, ran.slowestMs / 1000, { atMost: 3, unit: ' s' }),
      ...written,
    ];
  } finally {
    await database.remove();
  }
}
