import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contract } from '#application/contract.ts';
import { accessSamples } from '#application/testing/access-samples.ts';
import { testingCapabilities } from '#application/testing/testing-capabilities.ts';
import type { AccessSamples } from '#platform/testing/access-sample.ts';

const source = join(import.meta.dirname, '..', '..');

test('every operation of the contract has a sample, and no sample is left over', () => {
  expect(Object.keys(accessSamples).toSorted()).toEqual(Object.keys(contract).toSorted());
});

test.each([...testingCapabilities])('WSP-06 API-02 the samples of %s are walked', async (room, { samples }) => {
  const folder = join(source, room, 'testing');
  const walked: string[] = [];
  // `walks.api.test.ts` walks `samples.ts`, `tool-walks.api.test.ts` walks `tool-samples.ts`.
  for (const file of globSync('*walks.api.test.ts', { cwd: folder })) {
    const lists = (await import(join(folder, file.replace('walks.api.test', 'samples')))) as Record<
      string,
      AccessSamples
    >;
    walked.push(...Object.keys(Object.values(lists)[0]!));
  }
  expect([...new Set(walked)].toSorted()).toEqual(Object.keys(samples).toSorted());
});
