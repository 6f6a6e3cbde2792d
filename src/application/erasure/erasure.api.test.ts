import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { markedEmail, plantAccount } from '#application/testing/erasure/account-words.ts';
import { plantCompanyPerson } from '#application/testing/erasure/company-words.ts';
import { erasedColumns, findErased } from '#application/testing/erasure/find-claimed.ts';
import { findMarkedFiles, findMarks, listWordColumns } from '#application/testing/erasure/find-marks.ts';
import { namedColumns } from '#application/testing/erasure/named-columns.ts';
import { plantNamedRows } from '#application/testing/erasure/named-rows.ts';
import { markOf, plantInto } from '#application/testing/erasure/plant-words.ts';
import { plantHired, plantProfessional } from '#application/testing/erasure/professional-words.ts';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { jobs } from '#application/jobs.ts';
import { newId } from '#platform/db/columns.ts';
import { retainFile, storeFile } from '#platform/files/stored-files.ts';
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

async function storeMarked(kind: string): Promise<string> {
  const bytes = Buffer.from(markOf('stored_files', kind));
  const { database, files } = world.product;
  const key = await storeFile(database, files, { kind, mediaType: 'text/plain', bytes, sizeBytes: bytes.length });
  await retainFile(database, key);
  return key;
}

/** Runs every scheduled job once. */
async function runJobs(): Promise<void> {
  for (const job of jobs.filter(({ schedule }) => schedule)) await world.product.runJob(job);
}

async function expectNothingLeft(): Promise<void> {
  const { config, database } = world.product;
  // As delivery does.
  await database.execute(sql`update mail_outbox set state = 'sent' where state = 'queued'`);
  // A released file goes with the first sweep after its retention ends.
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

test(
  'ACC-17 when a professional deletes the account no word of theirs remains anywhere',
  { timeout: 120_000 },
  async () => {
    const { product, owner, workspaceId } = world;
    const { database } = product;
    const { members, ids, projectId, positionId } = await world.scene(['clientInterview']);
    const member = members[0]!;
    const planting = plantInto(database);
    const keys = [await storeMarked('candidate'), await storeMarked('photo'), await storeMarked('export')] as const;
    const professionalId = newId();
    const place = { workspaceId, projectId, positionId, applicationId: ids[0]!, memberId: member.id };
    const scene = { ...place, colleagueId: owner.id, fileKey: keys[0] };
    await plantProfessional(planting, scene);
    await plantHired(planting, { ...scene, professionalId });
    const later = await product.person({ role: 'squadMember' });
    await plantNamedRows(planting, { ...place, userId: member.id, neighbours: [owner.id, later.id] });
    await plantAccount(planting, {
      ...place,
      userId: member.id,
      photoKey: keys[1],
      exportKey: keys[2],
      professionalId,
    });
    for (const column of planting.planted) planted.add(column);
    const before = new Set((await findMarks(database)).map((found) => found.split(': ')[0]));
    expect([...planting.planted].filter((column) => !before.has(`public.${column}`))).toEqual([]);
    expect(await findMarkedFiles(product.config.dataDirectory)).toHaveLength(3);

    await erase(member);
    await expectNothingLeft();
    // What the law requires us to retain is there, without the person's words.
    expect(await database.$count(projectProfessionals, eq(projectProfessionals.id, professionalId))).toBe(1);
  },
);

test(
  'ACC-17 when a company user deletes the account no word of theirs remains anywhere',
  { timeout: 120_000 },
  async () => {
    const { product, owner, workspaceId } = world;
    const { database } = product;
    const { ids, projectId } = await world.scene(['clientInterview']);
    const person = await product.person({ role: 'squadOwner' });
    const [own] = await buildWorkspaces(database, [{ ownerId: person.id, company: 'Própria' }]);
    await database.execute(
      sql`insert into workspace_members (workspace_id, user_id, permissions) values (${workspaceId}, ${person.id}, '{}')`,
    );
    const planting = plantInto(database);
    const keys = [await storeMarked('photo'), await storeMarked('export')] as const;
    await plantAccount(planting, { userId: person.id, workspaceId, projectId, photoKey: keys[0], exportKey: keys[1] });
    await plantCompanyPerson(planting, {
      userId: person.id,
      ownSpaceId: own!.id,
      applicationId: ids[0]!,
      workspaceId,
      otherId: owner.id,
    });
    for (const column of planting.planted) planted.add(column);
    const before = new Set((await findMarks(database)).map((found) => found.split(': ')[0]));
    expect([...planting.planted].filter((column) => !before.has(`public.${column}`))).toEqual([]);

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
