import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#application/contract.ts';
import { type BeginSteps, expectDeclared, namesRecorded, walkSteps } from '#application/testing/steps/walk-steps.ts';
import { type AccessWorld, shareAccessWorld, type Space } from '#application/testing/access-world.ts';
import { type Caller, decideAccess, type SpaceAccess } from '#platform/access/decide-access.ts';
import type { Operation } from '#platform/contract/operation.ts';
import {
  type AccessSample,
  type AccessSamples,
  type CallerName,
  callerNames,
  type SampleRecords,
} from '#platform/testing/access-sample.ts';

const verified = true;
const people: Record<CallerName, { caller: Caller | null; spaceAccess: SpaceAccess | null }> = {
  anonymous: { caller: null, spaceAccess: null },
  member: { caller: { role: 'squadMember', emailVerified: verified }, spaceAccess: null },
  owner: { caller: { role: 'squadOwner', emailVerified: verified }, spaceAccess: { isOwner: true, permissions: [] } },
  colleague: {
    caller: { role: 'squadOwner', emailVerified: verified },
    spaceAccess: { isOwner: false, permissions: [] },
  },
  foreignOwner: {
    caller: { role: 'squadOwner', emailVerified: verified },
    spaceAccess: { isOwner: true, permissions: [] },
  },
  recruiter: { caller: { role: 'recruiter', emailVerified: verified }, spaceAccess: null },
  admin: { caller: { role: 'admin', emailVerified: verified }, spaceAccess: null },
};

/** Whether the caller may access a record of that space. */
function reaches(name: CallerName, space: Space, of: 'workspace' | 'member'): boolean {
  if (of === 'member') return name === 'member' && space === 'own';
  if (name === 'admin') return true;
  return name === 'foreignOwner' ? space === 'foreign' : space === 'own';
}

function expectedStatus(sample: AccessSample, { access }: Operation, name: CallerName, space: Space): string {
  const { caller, spaceAccess } = people[name];
  const decision = decideAccess(access, caller, spaceAccess);
  if (decision === 'unauthenticated') return '401';
  if (decision !== 'allowed') return '403';
  if (sample.of !== 'nobody' && !reaches(name, space, sample.of)) return '404';
  if (sample.hiddenFrom?.includes(name)) return '404';
  return sample.policyForbids?.includes(name) ? '403' : 'let through';
}

function namesRecords(sample: AccessSample): boolean {
  let names = false;
  const read = (_: SampleRecords, name: string | symbol): string => {
    names = true;
    return String(name);
  };
  sample.parts(new Proxy<SampleRecords>({} as SampleRecords, { get: read }));
  return names;
}

/** Refusals inside a use case come after the gate; the test only requires that no other caller gets this far. */
function summarise(status: number): string {
  return [401, 403, 404].includes(status) ? String(status) : status < 500 ? 'let through' : `broken (${status})`;
}

/**
 * Makes every call of some samples as every caller, with records of both companies, and compares the results with the declared access, and
 * what was recorded with the declared changes. Calls that only succeed after others are made once more, after their steps.
 */
export function walkAccess(samples: AccessSamples, beginSteps?: BeginSteps): void {
  let world: AccessWorld;
  beforeAll(async () => void (world = await shareAccessWorld()));
  const steps = walkSteps(beginSteps);

  const operations = Object.entries(contract).filter(([key]) => key in samples);
  describe.each(operations)('WSP-06 %s', (key, definition) => {
    const sample = samples[key]!;
    // Without a record the call is the same for both companies.
    const spaces: readonly Space[] = namesRecords(sample) ? ['own', 'foreign'] : ['own'];
    test.each(spaces)('with a record of the %s company', { timeout: 60_000 }, async (space) => {
      const outcome: Record<string, string> = {};
      const expected: Record<string, string> = {};
      const recorded: (readonly string[])[] = [];
      for (const name of callerNames) {
        const due = expectedStatus(sample, definition, name, space);
        // A caller who gets through may consume the record, so those callers get records of their own; all others share the same ones.
        const usesUp = due === 'let through' && !key.startsWith('GET ');
        const records = await (usesUp ? world.takeRecords(space, key) : world.sharedRecords(space));
        const call = await world.callerOf(name);
        const make = () => call(key, sample.parts(records));
        const [answer, names] = usesUp ? await namesRecorded(world.database, make) : ([await make(), []] as const);
        if (answer.status < 300) recorded.push(names);
        else if (usesUp) world.giveBack(space, key, records);
        outcome[name] = summarise(answer.status);
        expected[name] = due;
      }
      expect(outcome).toEqual(expected);
      if (space === 'own' && !key.startsWith('GET ') && !steps.has(key)) expectDeclared(key, recorded);
    });
  });
}
