import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { advanceApplication } from '#applications/advancing/server/advance-application.ts';
import { applications } from '#applications/server/tables.ts';
import { moveTargets } from '#pipeline/moving/rules/moves.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { countFromRecord, readTallyLines } from '#statistics/server/testing/count-from-record.ts';

let world: Awaited<ReturnType<typeof startPipelineWorld>>;
beforeAll(async () => (world = await startPipelineWorld(startTestProduct())));
afterAll(() => world.product.close());

type Scene = Awaited<ReturnType<typeof world.scene>>;
const stages = ['new', 'new', 'qualify', 'clientInterview', 'offered', 'approvedButDeclined', 'hired'] as const;
const withdraw = (member: Person, applicationId: string) =>
  member.call('POST /applications/{applicationId}/withdraw', { params: { applicationId } });

/** Applies again without the eligibility checks: only the effect on the record matters here. */
async function applyAgain(memberId: string, applicationId: string): Promise<void> {
  const again = world.product.database.transaction((transaction) =>
    advanceApplication(transaction, {
      applicationIds: [applicationId],
      reach: { memberId },
      event: 'applied',
      actorId: memberId,
    }),
  );
  await again.catch(() => {});
}

const anyone = fc.nat(stages.length - 1);
const step = fc.oneof(
  fc.record({
    kind: fc.constant('move' as const),
    who: fc.array(anyone, { minLength: 1, maxLength: 4 }),
    to: fc.constantFrom(...moveTargets),
  }),
  fc.record({
    kind: fc.constantFrom('select', 'deselect', 'hire', 'withdraw', 'again', 'restore', 'fold'),
    who: anyone,
  }),
  fc.record({ kind: fc.constant('close' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function take(scene: Scene, one: Step): Promise<number> {
  const { projectId, members, ids } = scene;
  if (one.kind === 'move') {
    return (
      await world.move(
        world.owner,
        one.who.map((index) => ids[index]!),
        one.to,
      )
    ).status;
  }
  const place = { projectId, positionIndex: 0 };
  if (one.kind === 'close') {
    const closing = 'POST /myProjects/{projectId}/positions/{positionIndex}/closeProcess';
    return (await world.owner.call(closing, { params: place, body: { reason: 'No budget' } })).status;
  }
  const [member, id] = [members[one.who]!, ids[one.who]!];
  const params = { ...place, freelancerId: member.id };
  switch (one.kind) {
    case 'select':
      return (await world.choose(world.assigner, scene, one.who)).status;
    case 'deselect':
      return (
        await world.owner.call('POST /myProjects/removeFreelancer/{projectId}/{positionIndex}/{freelancerId}', {
          params,
        })
      ).status;
    case 'withdraw':
      return (await withdraw(member, id)).status;
    case 'again':
      await applyAgain(member.id, id);
      return 200;
    case 'fold':
      await world.product.database.execute(sql`select fold_tallies()`);
      return 200;
    default:
      return (await world.onCandidate(world.owner, one.kind, id)).status;
  }
}

describe('PRJ-02 counts behind the statistics', () => {
  it('equal a recount of the record after any concurrent changes, and stay equal when folded and rebuilt', async () => {
    const holds = fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 3, maxLength: 7 }),
      async (rounds) => {
        const scene = await world.scene(stages);
        for (const round of rounds) {
          const statuses = await Promise.all(round.map((one) => take(scene, one)));
          expect(statuses.filter((status) => status >= 500)).toEqual([]);
        }
        const { database } = world.product;
        const recount = await countFromRecord(database, scene.projectId);
        expect(await readTallyLines(database, scene.projectId)).toEqual(recount);
        await database.execute(sql`select fold_tallies()`);
        expect(await readTallyLines(database, scene.projectId)).toEqual(recount);
      },
    );
    await fc.assert(holds, { numRuns: 8 });
    const of = await readTallyLines(world.product.database, world.workspaceId);
    expect(of.length).toBeGreaterThan(20);
    await world.product.database.execute(sql`select rebuild_tallies()`);
    expect(await readTallyLines(world.product.database, world.workspaceId)).toEqual(of);
    // One row per day, figure and scope, so that the cost of reading grows with the days and not with the candidates.
    const { rows: twice } = await world.product.database.execute(sql`
      select from hiring_tallies group by scope_id, came_on, metric, stage, label having count(*) > 1`);
    expect(twice).toEqual([]);
  }, 60_000);

  it('follow a project to another company, and lose candidates who are deleted', async () => {
    const { database } = world.product;
    const scene = await world.scene(['new', 'offered']);
    const [space] = await database
      .select({ id: workspaces.id })
      .from(workspaces)
      .where(eq(workspaces.ownerId, world.otherOwner.id));
    const ofProject = await readTallyLines(database, scene.projectId);
    const { body } = await world.admin.call('GET /myProjects/{projectId}', { params: { projectId: scene.projectId } });
    const { status } = await world.admin.call('PUT /changeProjectOwner/{squadOwnerId}', {
      params: { squadOwnerId: world.otherOwner.id },
      body: { projectId: scene.projectId, version: body.version },
    });
    expect(status).toBe(200);
    expect(await readTallyLines(database, space!.id)).toEqual(ofProject);
    await database.delete(applications).where(eq(applications.projectId, scene.projectId));
    expect(await readTallyLines(database, scene.projectId)).toEqual([]);
    expect(await readTallyLines(database, space!.id)).toEqual([]);
  });

  it('count who came late in the evening on the day that it was in São Paulo', async () => {
    const { database } = world.product;
    const scene = await world.scene(['new']);
    const [id] = scene.ids as [string];
    const createdAt = new Date('2026-03-11T01:30:00Z');
    await database.update(applications).set({ createdAt }).where(eq(applications.id, id));
    await database.execute(sql`select rebuild_tallies()`);
    expect((await world.move(world.owner, [id], 'qualify')).status).toBe(200);
    const lines = await readTallyLines(database, scene.projectId);
    expect(lines).toEqual(await countFromRecord(database, scene.projectId));
    expect(new Set(lines.map((line) => line.split(' ')[0]))).toEqual(new Set(['2026-03-10']));
  });

  it('can be rebuilt while people go on moving candidates', async () => {
    const { database } = world.product;
    const scene = await world.scene(Array.from({ length: 12 }, () => 'new' as const));
    const moves = scene.ids.map((id) => world.move(world.owner, [id], 'qualify'));
    const rebuilds = [1, 2].map(() => database.execute(sql`select rebuild_tallies()`));
    const [answers] = await Promise.all([Promise.all(moves), Promise.all(rebuilds)]);
    expect(answers.map(({ status }) => status)).toEqual(scene.ids.map(() => 200));
    expect(await readTallyLines(database, scene.projectId)).toEqual(await countFromRecord(database, scene.projectId));
  });
});
