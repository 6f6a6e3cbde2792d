import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSquadWorld } from '#application/testing/squad-world.ts';
import { waitingSteps } from '#application/testing/steps/waiting-steps.ts';
import { stages } from '#applications/rules/stages.ts';
import { movesFrom } from '#projects/rules/status-moves.ts';
import { projectStatuses } from '#projects/rules/terms.ts';
import { projects } from '#projects/server/tables.ts';
import { eq } from 'drizzle-orm';

let world: Awaited<ReturnType<typeof startSquadWorld>>;
beforeAll(async () => {
  world = await startSquadWorld();
});
afterAll(() => world.product.close());

const reason = 'The budget was cut';

describe('PATCH /myProjects/{projectId}/status', () => {
  it('PRJ-02 leads an administrator from the brief to the finished project, each move with who, when and in which role', async () => {
    const { projectId } = await world.hired({ works: true });
    expect((await world.move(world.owner, projectId, 'finished')).status).toBe(200);
    const project = await world.readProject(world.owner, projectId);
    expect(project.history.map(({ to, madeBy, by }) => [to, madeBy, by])).toEqual([
      ['finished', 'owner', 'Olga Dona'],
      ['ongoing', 'admin', 'Ada'],
      ['inOnboarding', 'admin', 'Ada'],
      ['awaitingPayment', 'admin', 'Ada'],
      ['professionalsOnboarding', 'admin', 'Ada'],
      ['waitingProfessionalSignatures', 'admin', 'Ada'],
      ['awaitingProfessionalContracts', 'system', 'Olga Dona'],
      ['inRecruitment', null, 'Olga Dona'],
    ]);
    expect(project.abilities).toMatchObject({ edit: false, moves: [] });
  });

  it('PRJ-02 waits for administrators while the next step is theirs, and for nobody once people work', async () => {
    const { itemsOf } = waitingSteps(() => world.product);
    const { projectId } = await world.hired();
    const isWaiting = async () =>
      (await itemsOf(world.admin, 'projects.projectToMove')).some(({ address }) => address.includes(projectId));
    expect(await isWaiting()).toBe(true);
    expect(await itemsOf(world.owner, 'projects.projectToMove')).toEqual([]);
    await world.product.database.update(projects).set({ status: 'ongoing' }).where(eq(projects.id, projectId));
    expect(await isWaiting()).toBe(false);
  });

  it.each(['owner', 'admin'] as const)('PRJ-02 refuses the %s each move that is not in the table', async (maker) => {
    const { projectId } = await world.scene([]);
    for (const from of projectStatuses) {
      const legal = new Set(movesFrom(from, maker).map(({ to }) => to));
      await world.product.database.update(projects).set({ status: from }).where(eq(projects.id, projectId));
      const illegal = projectStatuses.filter((to) => !legal.has(to));
      const answers = await Promise.all(
        illegal.map((status) =>
          world[maker].call('PATCH /myProjects/{projectId}/status', {
            params: { projectId },
            body: { version: 1, status, reason },
          }),
        ),
      );
      expect([from, answers.map(({ body }) => body.error?.code)]).toEqual([
        from,
        illegal.map(() => 'projects.illegalMove'),
      ]);
    }
    expect((await world.readProject(world.owner, projectId)).history).toHaveLength(1);
  });

  it.each([undefined, null, '', '  \n '])('PRJ-02 back and out need a reason: %j is none', async (none) => {
    const { projectId } = await world.scene([]);
    for (const [who, to] of [
      [world.owner, 'canceled'],
      [world.admin, 'underReview'],
    ] as const) {
      const { status, body } = await world.move(who, projectId, to, none === undefined ? {} : { reason: none });
      expect([status, body.error.fields![0]!.path]).toEqual([422, 'reason']);
    }
    expect((await world.move(world.admin, projectId, 'underReview', { reason })).status).toBe(200);
    const [change] = (await world.readProject(world.owner, projectId)).history;
    expect(change).toMatchObject({ from: 'inRecruitment', to: 'underReview', reason, madeBy: 'admin', by: 'Ada' });
  });

  it('PRJ-02 says what a move still requires, and refuses it until then', async () => {
    const { projectId } = await world.scene(stages.slice(0, 1));
    const found = async () => (await world.readProject(world.admin, projectId)).abilities.moves;
    expect(await found()).toContainEqual({
      to: 'awaitingProfessionalContracts',
      needsReason: false,
      unmet: ['hired', 'nothingOpen'],
    });
    const early = await world.move(world.admin, projectId, 'awaitingProfessionalContracts');
    expect([early.status, early.body.error.code]).toEqual([409, 'projects.needsHired']);
    await world.move(world.admin, projectId, 'underReview', { reason });
    await world.owner.call('PATCH /myProjects/{projectId}/positions/{positionIndex}', {
      params: { projectId, positionIndex: 0 },
      body: { version: 1, state: 'closed' },
    });
    const empty = await world.move(world.admin, projectId, 'inRecruitment');
    expect([empty.status, empty.body.error.code]).toEqual([409, 'projects.needsOpenPosition']);
  });

  it('PRJ-02 an open upsell keeps a project from finishing', async () => {
    const { projectId } = await world.hired({ works: true });
    await world.upsell(world.owner, projectId);
    const { status, body } = await world.move(world.owner, projectId, 'finished');
    expect([status, body.error.code]).toEqual([409, 'projects.needsNothingOpen']);
  });

  it('PRJ-02 of several simultaneous moves of a project one wins, the others are refused', async () => {
    const { projectId } = await world.scene([]);
    const { version } = await world.readProject(world.owner, projectId);
    const answers = await Promise.all(
      (['underReview', 'canceled', 'underReview', 'canceled'] as const).map((status) =>
        world.admin.call('PATCH /myProjects/{projectId}/status', {
          params: { projectId },
          body: { version, status, reason },
        }),
      ),
    );
    expect(world.statusesOf(answers)).toEqual([200, 409, 409, 409]);
    for (const { status, body } of answers) if (status === 409) expect(body.error.code).toBe('platform.staleVersion');
    expect((await world.readProject(world.owner, projectId)).history).toHaveLength(2);
  });
});
