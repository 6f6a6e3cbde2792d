import { setTimeout as delay } from 'node:timers/promises';
import { type OutageProxy, startOutageProxy } from '#platform/testing/outage-proxy.ts';
import { startProduct } from '#platform/testing/start-product.ts';
import { type Figure, figure } from '../figure.ts';
import { type BreakableDatabase, startBreakableDatabase } from './breakable-database.ts';
import type { Fault } from './fault.ts';
import { startWriters } from './ten-writers.ts';
import { untilReady } from './until-ready.ts';

const SECONDS = (process.env.FAULT_SECONDS ?? '1,5,20,60').split(',').map(Number);

interface Kind {
  begin: (database: BreakableDatabase, proxy: OutageProxy) => unknown;
  end: (database: BreakableDatabase, proxy: OutageProxy) => unknown;
}

const kinds: Record<string, Kind> = {
  refused: { begin: (database) => database.stop(), end: (database) => database.start() },
  frozen: { begin: (database) => database.freeze(), end: (database) => database.thaw() },
  'cut wire': {
    begin: (_, proxy) => proxy.hang(),
    // Hanging connections and their bytes are dropped: only new connections work.
    end: async (_, proxy) => {
      proxy.refuse();
      await proxy.restore();
    },
  },
  'fail-over': { begin: (database) => database.crash(), end: (database) => database.start() },
};

async function measureKind(name: string, kind: Kind): Promise<Figure[]> {
  const database = await startBreakableDatabase();
  const proxy = await startOutageProxy(database.address);
  const env = { DATABASE_URL: proxy.connectionString, RATE_LIMITS: '0', LOG_LEVEL: 'silent' };
  const product = await startProduct({ env });
  try {
    const writers = await startWriters(product.url, database.direct, name.replace(/\W/g, '-'));
    let slowestRed = 0;
    let slowestBack = 0;
    for (const seconds of SECONDS) {
      await delay(2_000);
      const begun = performance.now();
      await kind.begin(database, proxy);
      slowestRed = Math.max(slowestRed, await untilReady(product, false));
      await delay(Math.max(0, seconds * 1_000 - (performance.now() - begun)));
      await kind.end(database, proxy);
      slowestBack = Math.max(slowestBack, await untilReady(product, true));
    }
    await delay(3_000);
    const title = `faults: ${name}, ${SECONDS.join(', ')} s`;
    return [
      ...(await writers.finish(title)),
      figure(`${title}: slowest write`, writers.counts.slowestMs / 1000, { atMost: 3, unit: ' s' }),
      figure(`${title}: ready red after`, slowestRed / 1000, { atMost: 2, unit: ' s' }),
      figure(`${title}: ready again after`, slowestBack / 1000, { atMost: 5, unit: ' s' }),
    ];
  } finally {
    await product.stop();
    await proxy.stop();
    await database.remove();
  }
}

/** The database is away for 1, 5, 20 and 60 seconds (`FAULT_SECONDS`), in one of the possible ways. */
export function outageOf(name: string): Fault {
  return { name: `outages of the database, ${name}`, measure: () => measureKind(name, kinds[name]!) };
}
