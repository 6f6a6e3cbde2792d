import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#platform/db/embedded/port.ts';
import { type Product, startProduct } from '#platform/testing/start-product.ts';
import { startRoundRobin } from '#platform/testing/round-robin.ts';

const CALLERS = 12;
/** Between two calls of one caller, so that the machine has time for the restarts too. */
const PAUSE_MS = 20;

interface Rolling {
  /** Settings of all instances; with DATABASE_URL. */
  env: Record<string, string>;
  instances: number;
  /** How many of them are restarted, one after the other. */
  restarts: number;
  /** Additional load on the proxy's address; stopped after the last restart. */
  load?: (url: string) => Promise<{ end: () => Promise<void> }>;
}

/** Restarts instances behind a round-robin under load; returns the number of calls, the failed answers and the slowest one. */
export async function rollingRestart({ env, instances, restarts, load }: Rolling) {
  const ports = await Promise.all(Array.from({ length: instances }, freePort));
  const start = (port: number) => startProduct({ env: { ...env, PORT: String(port) } });
  const products: Product[] = await Promise.all(ports.map(start));
  const proxy = await startRoundRobin(products.map(({ url }) => url));
  const failed: string[] = [];
  let calls = 0;
  let slowestMs = 0;
  let isRunning = true;
  const callers = Array.from({ length: CALLERS }, async (_, caller) => {
    while (isRunning) {
      calls += 1;
      const begun = performance.now();
      const problem = await callOnce(proxy.url, caller % 3 === 0).catch(String);
      slowestMs = Math.max(slowestMs, performance.now() - begun);
      if (problem) failed.push(problem);
      await delay(PAUSE_MS);
    }
  });
  let further: Awaited<ReturnType<NonNullable<Rolling['load']>>> | undefined;
  try {
    further = await load?.(proxy.url);
    for (let turn = 0; turn < restarts; turn += 1) {
      await products[turn % instances]!.stop();
      products[turn % instances] = await start(ports[turn % instances]!);
    }
  } finally {
    isRunning = false;
    await Promise.all([...callers, further?.end()]);
    proxy.stop();
    await Promise.all(products.map((product) => product.stop()));
  }
  return { calls, failed, slowestMs };
}

/** Reads a page of the job board, or sends a login without an account. Null when the answer is as expected. */
async function callOnce(url: string, writes: boolean): Promise<string | null> {
  const answer = writes
    ? await fetch(`${url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'nobody@example.com', password: 'wrong' }),
      })
    : await fetch(`${url}/api/opportunities`);
  const body = await answer.text();
  return answer.status === (writes ? 404 : 200) ? null : `${answer.status} ${body.slice(0, 200)}`;
}
