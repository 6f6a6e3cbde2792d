import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#application/contract.ts';
import { accessSamples } from '#application/testing/access-samples.ts';
import { type AccessWorld, buildAccessWorld } from '#application/testing/access-world.ts';
import type { SampleRecords } from '#platform/testing/access-sample.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';

let product: TestProduct;
let world: AccessWorld;
let records: SampleRecords;
beforeAll(async () => {
  product = await startTestProduct({ DEMO: '1' });
  world = await buildAccessWorld(product);
  records = await world.makeRecords('own');
});
afterAll(() => product.close());

const hostile: Record<string, string>[] = [
  { viewas: 'nobody' },
  { viewas: "' or 1=1 --" },
  { workspaceid: '../..' },
  { workspaceid: '0', viewas: '\u00FF' },
  { 'accept-language': 'x'.repeat(4_000), cookie: 'language=%E0%A4%A; ponte.session_token=%00; workspace_=;;;=' },
  { origin: 'null', 'user-agent': '\u00FF'.repeat(900), 'if-none-match': '*', 'content-type': 'application/json; =' },
];

describe('headers that no browser would send', () => {
  test.each(Object.keys(contract))('API-02 %s does not fail by them', { timeout: 60_000 }, async (key) => {
    const call = await world.callerOf('owner');
    const { body: _, ...parts } = accessSamples[key]!.parts(records);
    const failed: unknown[] = [];
    for (const headers of hostile) {
      const { status, body } = await call(key, { ...parts, headers });
      if (status >= 500) failed.push([headers, status]);
      if (headers.viewas && [status, body.error?.code].join() !== '422,platform.invalid')
        failed.push([headers, status]);
    }
    expect(failed).toEqual([]);
  });
});
