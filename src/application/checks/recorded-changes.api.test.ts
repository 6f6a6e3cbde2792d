import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { recordedIn, succeedingParts, unrecorded } from '#application/checks/recorded-changes.ts';
import { contract } from '#application/contract.ts';
import { accessSamples } from '#application/testing/access-samples.ts';
import { type AccessWorld, buildAccessWorld } from '#application/testing/access-world.ts';
import { shareTestProduct } from '#application/testing/test-product.ts';
import type { Role } from '#platform/access/access.ts';
import type { CallerName } from '#platform/testing/access-sample.ts';
import { happenings } from '#platform/db/tables.ts';

const changing = Object.entries(contract).filter(([key]) => !key.startsWith('GET '));
const called = changing.filter(([key]) => !(key in unrecorded) && !(key in recordedIn));

const names: Record<Role, CallerName> = {
  squadOwner: 'owner',
  squadMember: 'member',
  recruiter: 'recruiter',
  admin: 'admin',
};
/** Calls share a company until its rate limits would refuse some. */
const CALLS_PER_WORLD = 25;

test('what the lists name is in the contract, once', () => {
  const listed = [...Object.keys(unrecorded), ...Object.keys(recordedIn)];
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter((key) => !changing.some(([one]) => one === key))).toEqual([]);
  expect(Object.keys(succeedingParts).filter((key) => !called.some(([one]) => one === key))).toEqual([]);
});

test('every operation that changes something records a happening when it succeeds', { timeout: 120_000 }, async () => {
  const product = await shareTestProduct({ DEMO: '1' });
  const latest = async () => {
    const [row] = await product.database.select().from(happenings).orderBy(desc(happenings.id)).limit(1);
    return row ?? null;
  };
  let world: AccessWorld | undefined;
  const silent: string[] = [];
  for (const [index, [key, { access }]] of called.entries()) {
    if (!world || index % CALLS_PER_WORLD === 0) world = await buildAccessWorld(product);
    const parts = (succeedingParts[key] ?? accessSamples[key]!.parts)(await world.makeRecords('own'));
    const call = await world.callerOf(access === 'public' ? 'anonymous' : names[access.roles[0]!]);
    const before = await latest();
    const { status, body } = await call(key, parts);
    const after = await latest();
    if (status >= 300) silent.push(`${key}: ${status} ${body.error.code}`);
    else if (after?.id === before?.id) silent.push(`${key}: nothing recorded`);
  }
  expect(silent).toEqual([]);
});

test('the use cases whose success takes several steps record it', () => {
  const root = join(import.meta.dirname, '../..');
  const silent = Object.entries(recordedIn).filter(([, file]) => {
    const [found, ...others] = globSync(`**/${file}`, { cwd: root });
    const text = found === undefined ? '' : readFileSync(join(root, found), 'utf8');
    return others.length > 0 || !/\b(record[A-Z]\w+|insertHappenings|notifyPerson)\(/.test(text);
  });
  expect(silent).toEqual([]);
});
