import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contract } from '#application/contract.ts';
import { accessSamples } from '#application/testing/access-samples.ts';

test('every operation of the contract has a sample, and no sample is left over', () => {
  expect(Object.keys(accessSamples).toSorted()).toEqual(Object.keys(contract).toSorted());
});

test('WSP-06 API-02 the samples of every room are walked', () => {
  const files = (folder: string) =>
    readdirSync(new URL(folder, import.meta.url)).filter((name) => name !== 'sample.ts');
  const walked = files('.').flatMap((name) => (name.endsWith('.api.test.ts') ? [name.replace('.api.test', '')] : []));
  expect(walked).toEqual(files('../testing/access-samples/'));
});
