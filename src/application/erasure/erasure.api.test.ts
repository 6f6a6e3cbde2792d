import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { markedEmail } from '#accounts/testing/plant-words.ts';
import { erasedColumns, findErased } from '#application/testing/erasure/find-claimed.ts';
import { findMarkedFiles, findMarks, listWordColumns } from '#application/testing/erasure/find-marks.ts';
import { namedColumns } from '#application/testing/erasure/named-columns.ts';
import { plantWords } from '#application/testing/erasure/plant-words.ts';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { jobs } from '#application/jobs.ts';
import { plantInto, type Planting } from '#platform/testing/planting.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';

type World = Awaited<ReturnType<typeof startPipelineWorld>>;
let world: World;
const planted = new Set<string>();
/** Columns claimed as erased that referred to one of the people before. */
const seen = new Set<string>();
beforeAll(async () => {
  world = await startPipelineWorld();
});
afterAll(() => world.product.close());

/** Runs every scheduled job once. */
async function runJobs(): Promise<void> {
  for (const job of jobs.filter(({ schedule }) => schedule)) await world.product.runJob(job);
}

async function expectNothingLeft(): Promise<void> {
  const { config, database } = world.product;
  // Simulates delivery.
  await database.execute(sql`update mail_outbox set state = 'sent' where state = 'queued'`);
  // The first sweep after the retention period removes released files.
  await database.execute(sql`update stored_files set expires_at = expires_at - interval '1 second'`);
  await runJobs();
  expect(await findMarks(database)).toEqual([]);
  expect(await findMarkedFiles(config.dataDirectory)).toEqual([]);
}

/** Deletes the account: no column claimed as erased refers to the person any more. */
async function erase(person: Person) {
  const { database } = world.product;
  for (const column of await findErased(database, person.id)) seen.add(column);
  const answer = await requestErasure(person);
  expect(answer.body).toEqual({ done: true });
  // The last mail to the person is purged once delivered.
  expect((await findErased(database, person.id)).filter((column) => !column.startsWith('mail_outbox.'))).toEqual([]);
}

const requestErasure = (person: Person) =>
  person.call('POST /ownData/deletion', { body: { email: markedEmail, password: DEMO_PASSWORD } });

/** Each planted word is there before the erasure, and each planted file. */
async function expectPlanted(planting: Planting): Promise<void> {
  const { config, database } = world.product;
  for (const column of planting.planted) planted.add(column);
  const before = new Set((await findMarks(database)).map((found) => found.split(': ')[0]));
  expect([...planting.planted].filter((column) => !before.has(`public.${column}`))).toEqual([]);
  expect(await findMarkedFiles(config.dataDirectory)).toHaveLength(planting.countFiles());
}

test(
  'ACC-17 when a professional deletes the account no word of theirs remains anywhere',
  { timeout: 120_000 },
  async () => {
    const { product, owner, workspaceId } = world;
    const { database, files } = product;
    const { members, ids, projectId, positionId } = await world.scene(['clientInterview']);
    const member = members[0]!;
    const later = await product.person({ role: 'squadMember' });
    const planting = plantInto(database, files);
    const place = { workspaceId, colleagueId: owner.id, projectId, positionId, applicationId: ids[0]! };
    const scene = { ...place, userId: member.id, neighbours: [owner.id, later.id] as const };
    await plantWords(planting, scene, 'ofProfessional');
    await expectPlanted(planting);
    expect(planting.countFiles()).toBe(9);

    await erase(member);
    await expectNothingLeft();
    // Records that the law requires us to retain exist, without the person's words.
    expect(await database.$count(projectProfessionals, eq(projectProfessionals.positionId, positionId))).toBe(1);
  },
);

test(
  'ACC-17 when a company user deletes the account no word of theirs remains anywhere',
  { timeout: 120_000 },
  async () => {
    const { product, owner, workspaceId } = world;
    const { database, files } = product;
    const { ids, projectId, positionId } = await world.scene(['clientInterview']);
    const person = await product.person({ role: 'squadOwner' });
    const later = await product.person({ role: 'squadOwner' });
    await buildWorkspaces(database, [{ ownerId: person.id, company: 'Própria' }]);
    const planting = plantInto(database, files);
    const place = { workspaceId, colleagueId: owner.id, projectId, positionId, applicationId: ids[0]! };
    const scene = { ...place, userId: person.id, neighbours: [owner.id, later.id] as const };
    await plantWords(planting, scene, 'ofCompanyUser');
    await expectPlanted(planting);

    await erase(person);
    await expectNothingLeft();
  },
);

test('ACC-17 every column that is claimed as erased named somebody before', () => {
  expect(erasedColumns.filter((column) => !seen.has(column))).toEqual([]);
});

test('ACC-17 every column that can hold words is planted, or listed with the reason why not', async () => {
  const named = namedColumns.flatMap(([, columns]) => columns.split(/\s+/));
  const columns = (await listWordColumns(world.product.database))
    // Dropped by the first start after the migration.
    .filter(({ schema, name }) => schema === 'public' && name !== 'plain_tokens')
    .map(({ name, column }) => `${name}.${column}`);
  const known = new Set([...planted, ...named]);
  expect(columns.filter((column) => !known.has(column))).toEqual([]);
  expect(named.filter((column) => !columns.includes(column) || planted.has(column))).toEqual([]);
});
