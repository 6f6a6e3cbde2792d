import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { desc, gt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordedIn, succeedingParts, unrecorded } from '#application/checks/recorded-changes.ts';
import { contract } from '#application/contract.ts';
import { accessSamples } from '#application/testing/access-samples.ts';
import { accountSteps } from '#application/checks/steps/account-steps.ts';
import { hiringSteps } from '#application/checks/steps/hiring-steps.ts';
import { moneySteps } from '#application/checks/steps/money-steps.ts';
import { professionalSteps } from '#application/checks/steps/professional-steps.ts';
import { spaceSteps } from '#application/checks/steps/space-steps.ts';
import { taskSteps } from '#application/checks/steps/task-steps.ts';
import type { Steps } from '#application/checks/steps/step.ts';
import { type AccessWorld, buildAccessWorld } from '#application/testing/access-world.ts';
import { startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { startSpaceWorld } from '#application/testing/space-world.ts';
import { shareTestProduct, startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import type { Role } from '#platform/access/access.ts';
import type { CallerName } from '#platform/testing/access-sample.ts';
import { happenings } from '#platform/db/tables.ts';

const changing = Object.entries(contract).filter(([key]) => !key.startsWith('GET '));
let steps: Steps;
/** By the product in which they are taken. */
let stepsOf: [TestProduct, Steps][];
beforeAll(async () => {
  const world = await startPipelineWorld();
  // A run pays everybody: hours or a difference of the ledger that another file left would stop it.
  const money = await startTestProduct();
  const common = {
    ...accountSteps(world),
    ...spaceSteps(await startSpaceWorld()),
    ...(await professionalSteps(world.product)),
    ...(await hiringSteps()),
    ...(await taskSteps()),
  };
  stepsOf = [
    [world.product, common],
    [money, await moneySteps(money)],
  ];
  steps = Object.assign({}, ...stepsOf.map(([, own]) => own));
});
afterAll(() => Promise.all(stepsOf.map(([product]) => product.close())));
const listCalled = () => changing.filter(([key]) => !(key in unrecorded) && !(key in recordedIn) && !(key in steps));

const names: Record<Role, CallerName> = {
  squadOwner: 'owner',
  squadMember: 'member',
  recruiter: 'recruiter',
  admin: 'admin',
};
/** Calls share a company until its limits would refuse some: each brings its records, an open order among them. */
const CALLS_PER_WORLD = 9;

test('what the lists name is in the contract, once', () => {
  const listed = [unrecorded, recordedIn, steps].flatMap((list) => Object.keys(list));
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter((key) => !changing.some(([one]) => one === key))).toEqual([]);
  const called = listCalled();
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
  for (const [index, [key, { access }]] of listCalled().entries()) {
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

test('every operation that succeeds after other calls only records its happening', { timeout: 120_000 }, async () => {
  const wrong: string[] = [];
  const all = stepsOf.flatMap(([{ database }, own]) => Object.entries(own).map((step) => [database, ...step] as const));
  for (const [database, key, [records, reach]] of all) {
    const [by, parts] = await reach();
    const [last] = await database.select().from(happenings).orderBy(desc(happenings.id)).limit(1);
    const { status, body } = await by.call.raw(key, parts);
    const since = last && gt(happenings.id, last.id);
    const recorded = (await database.select().from(happenings).where(since)).map(({ name }) => name);
    if (status >= 300) wrong.push(`${key}: ${status} ${body.error.code} ${JSON.stringify(body.error.fields ?? '')}`);
    else if (!recorded.includes(records))
      wrong.push(`${key}: ${recorded.join(', ') || 'nothing'} instead of ${records}`);
  }
  expect(wrong).toEqual([]);
});

test('the use cases that the test does not call record it', () => {
  const root = join(import.meta.dirname, '../..');
  const silent = Object.entries(recordedIn).filter(([, file]) => {
    const [found, ...others] = globSync(`**/${file}`, { cwd: root });
    const text = found === undefined ? '' : readFileSync(join(root, found), 'utf8');
    return others.length > 0 || !/\b(record[A-Z]\w+|insertHappenings|notifyPerson|announceBoard)\(/.test(text);
  });
  expect(silent).toEqual([]);
});
