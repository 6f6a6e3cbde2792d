import { expect, test } from 'vitest';
import { contract } from '#application/contract.ts';
import { testingCapabilities } from '#application/testing/testing-capabilities.ts';

/** Section 7 of both documents, as far as it is built; where it gives no method, the one used by similar calls. */
const documentedCalls = [...testingCapabilities.values()].flatMap((room) => room.documentedCalls);

test('API-01 no documented call is lost', () => {
  expect(new Set(documentedCalls).size).toBeGreaterThanOrEqual(56);
});

test.each(documentedCalls)('API-01 %s is in the contract', (key) => {
  expect(Object.keys(contract)).toContain(key);
});
