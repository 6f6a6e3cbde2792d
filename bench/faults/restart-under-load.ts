import { setTimeout as delay } from 'node:timers/promises';
import { startProduct } from '#platform/testing/start-product.ts';
import { figure } from '../figure.ts';
import { startBreakableDatabase } from './breakable-database.ts';
import type { Fault } from './fault.ts';
import { untilReady } from './until-ready.ts';
import { startWriters } from './ten-writers.ts';

const RESTARTS = Number(process.env.FAULT_RESTARTS ?? 20);

/** The database is restarted again and again under ten writers. */
export const restartUnderLoad: Fault = {
  name: 'restart under ten writers',
  async measure() {
    const database = await startBreakableDatabase();
    const product = await startProduct({
      env: { DATABASE_URL: database.address, RATE_LIMITS: '0', LOG_LEVEL: 'silent' },
    });
    try {
      const writers = await startWriters(product.url, database.direct, 'restart');
      let slowestBack = 0;
      for (let count = 0; count < RESTARTS; count += 1) {
        await delay(500 + Math.random() * 500);
        await database.stop();
        await database.start();
        slowestBack = Math.max(slowestBack, await untilReady(product, true));
      }
      await delay(3_000);
      const name = `faults: ${RESTARTS} restarts under ten writers`;
      const died = product.process.exitCode === null ? 0 : 1;
      return [
        figure(`${name}: the product died`, died, { atMost: 0, digits: 0 }),
        ...(await writers.finish(name)),
        figure(`${name}: slowest write`, writers.counts.slowestMs / 1000, { atMost: 3, unit: ' s' }),
        figure(`${name}: ready again after`, slowestBack / 1000, { atMost: 5, unit: ' s' }),
      ];
    } finally {
      await product.stop();
      await database.remove();
    }
  },
};
