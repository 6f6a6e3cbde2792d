import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#application/contract.ts';
import { accessSamples } from '#application/testing/access-samples.ts';
import {
  type AccessWorld,
  buildAccessWorld,
  type CallerName,
  callerNames,
  type Space,
} from '#application/testing/access-world.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { type Caller, decideAccess, type Standing } from '#platform/access/decide-access.ts';
import type { Operation } from '#platform/contract/operation.ts';

let product: TestProduct;
let world: AccessWorld;
beforeAll(async () => {
  product = await startTestProduct({ DEMO: '1' });
  world = await buildAccessWorld(product);
});
afterAll(() => product.close());

const verified = true;
const people: Record<CallerName, { caller: Caller | null; standing: Standing | null }> = {
  anonymous: { caller: null, standing: null },
  member: { caller: { role: 'squadMember', emailVerified: verified }, standing: null },
  owner: { caller: { role: 'squadOwner', emailVerified: verified }, standing: { isOwner: true, permissions: [] } },
  colleague: { caller: { role: 'squadOwner', emailVerified: verified }, standing: { isOwner: false, permissions: [] } },
  foreignOwner: {
    caller: { role: 'squadOwner', emailVerified: verified },
    standing: { isOwner: true, permissions: [] },
  },
  recruiter: { caller: { role: 'recruiter', emailVerified: verified }, standing: null },
  admin: { caller: { role: 'admin', emailVerified: verified }, standing: null },
};

/** Whether a record of that space is within the caller's reach. */
function reaches(name: CallerName, space: Space, of: 'workspace' | 'member'): boolean {
  if (of === 'member') return name === 'member' && space === 'own';
  if (name === 'admin') return true;
  return name === 'foreignOwner' ? space === 'foreign' : space === 'own';
}

function expectedStatuses(key: string, definition: Operation, name: CallerName, space: Space): string {
  const { caller, standing } = people[name];
  const decision = decideAccess(definition.access, caller, standing);
  if (decision === 'unauthenticated') return '401';
  if (decision !== 'allowed') return '403';
  const sample = accessSamples[key]!;
  if (sample.of !== 'nobody' && !reaches(name, space, sample.of)) return '404';
  return sample.policyForbids?.includes(name) ? '403' : 'let through';
}

/** The colleague's own refusals inside a use case come after the gate; what counts is that nobody else gets this far. */
function summarise(status: number): string {
  return [401, 403, 404].includes(status) ? String(status) : status < 500 ? 'let through' : `broken (${status})`;
}

test('every operation of the contract has a sample, and no sample is left over', () => {
  expect(Object.keys(accessSamples).toSorted()).toEqual(Object.keys(contract).toSorted());
});

describe.each(Object.entries(contract))('WSP-06 %s', (key, definition) => {
  test.each(['own', 'foreign'] as const)('with a record of the %s company', { timeout: 60_000 }, async (space) => {
    const sample = accessSamples[key];
    if (!sample) throw new Error(`No sample for ${key}`);
    const outcome: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const name of callerNames) {
      const records = await world.makeRecords(space);
      const call = await world.callerOf(name);
      const answer = await call(key, sample.parts(records));
      outcome[name] = summarise(answer.status);
      expected[name] = expectedStatuses(key, definition, name, space);
    }
    expect(outcome).toEqual(expected);
  });
});
