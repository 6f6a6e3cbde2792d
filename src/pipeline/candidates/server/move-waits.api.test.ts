import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { type OutageProxy, startOutageProxy } from '#platform/testing/outage-proxy.ts';

let proxy: OutageProxy;
let world: Awaited<ReturnType<typeof startPipelineWorld>>;
beforeAll(async () => {
  const product = startTestProduct({}, async (connectionString) => {
    proxy = await startOutageProxy(connectionString);
    return proxy.connectionString;
  });
  world = await startPipelineWorld(product);
});
afterAll(async () => {
  await world.product.close();
  await proxy.stop();
});

/** The heartbeat and the listening connection wait now and then too, so the least of several moves counts. */
async function waitsOfMove(makeHeaders: () => Record<string, string>): Promise<number> {
  const { scene, move, owner } = world;
  const { ids } = await scene(['new']);
  await move(owner, ids, 'qualify');
  proxy.delay(10);
  const counted: number[] = [];
  for (const stage of ['new', 'qualify', 'new', 'qualify']) {
    const before = proxy.waits();
    expect((await move(owner, ids, stage, {}, makeHeaders())).status).toBe(200);
    counted.push(proxy.waits() - before);
  }
  await proxy.restore();
  return Math.min(...counted);
}

test('a move waits for the database three times: for session and standing, the lock, the committed change', async () => {
  expect(await waitsOfMove(() => ({}))).toBeLessThanOrEqual(3);
});

test('under a key it waits once more, beside its answer', async () => {
  expect(await waitsOfMove(() => ({ 'idempotency-key': randomUUID() }))).toBeLessThanOrEqual(4);
});
