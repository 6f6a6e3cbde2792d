import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSquadWorld } from '#application/testing/squad-world.ts';
import { withdraw } from '#application/testing/applying-world.ts';
import { applicationHistory } from '#applications/server/tables.ts';
import { translate } from '#platform/i18n/translate.ts';

let world: Awaited<ReturnType<typeof startSquadWorld>>;
beforeAll(async () => {
  world = await startSquadWorld();
});
afterAll(() => world.product.close());

const reason = 'The budget was cut';
type Scene = Awaited<ReturnType<typeof world.scene>>;
const statesOf = async ({ ids }: Pick<Scene, 'ids'>) =>
  (await Promise.all(ids.map(world.rowOf))).map(({ stage, state }) => [stage, state]);
const subjectsOf = async ({ members }: Pick<Scene, 'members'>) =>
  Promise.all(members.map(async ({ email }) => (await world.mailsTo(email)).map(({ subject }) => subject)));
const ended = (title: string, language: 'pt' | 'en' = 'pt') =>
  translate(language, 'applications:mail.stage.subject', {
    title,
    stage: translate(language, 'applications:stage.closedAbruptly'),
  });
const put = (projectId: string, state: 'open' | 'closed' | 'hidden', version = 1) =>
  world.owner.call('PATCH /myProjects/{projectId}/positions/{positionIndex}', {
    params: { projectId, positionIndex: 0 },
    body: { version, state },
  });

describe('a project that ends', () => {
  it('PRJ-02 canceling notifies every active candidate, each in their language, and keeps the reason in the company', async () => {
    const scene = await world.scene(['new', 'offered', 'disqualified'], 1, 'en');
    expect((await world.move(world.owner, scene.projectId, 'canceled', { reason })).status).toBe(200);
    expect(await statesOf(scene)).toEqual([
      ['new', 'closed'],
      ['offered', 'closed'],
      ['disqualified', 'active'],
    ]);
    const mail = ended('Engenharia de dados 0', 'en');
    expect(await subjectsOf(scene)).toEqual([[mail], [mail], []]);
    const [last] = await world.product.database
      .select()
      .from(applicationHistory)
      .where(eq(applicationHistory.applicationId, scene.ids[0]!))
      .orderBy(desc(applicationHistory.at))
      .limit(1);
    expect(last).toMatchObject({ event: 'closed', reason, actorId: world.owner.id });
    const { body } = await scene.members[0]!.call('GET /applications/{applicationId}/history', {
      params: { applicationId: scene.ids[0]! },
    });
    expect(JSON.stringify(body)).not.toContain(reason);
  });

  it('PRJ-02 finishing closes those who were set aside, and leaves the hired one alone', async () => {
    const scene = await world.hired({ works: true });
    expect(await statesOf(scene)).toEqual([
      ['hired', 'active'],
      ['offered', 'setAside'],
    ]);
    expect((await world.move(world.owner, scene.projectId, 'finished')).status).toBe(200);
    expect(await statesOf(scene)).toEqual([
      ['hired', 'active'],
      ['offered', 'closed'],
    ]);
  });

  it('PRJ-02 a candidate who withdraws while the project is canceled ends one way, and the others are notified', async () => {
    for (let round = 0; round < 4; round++) {
      const scene = await world.scene(['new', 'qualify', 'offered']);
      const [canceled, withdrawn] = await Promise.all([
        world.move(world.owner, scene.projectId, 'canceled', { reason }),
        scene.members[0]!.call(withdraw, { params: { applicationId: scene.ids[0]! } }),
      ]);
      expect(canceled.status).toBe(200);
      const [state, ...others] = (await statesOf(scene)).map(([, one]) => one);
      expect(withdrawn.status).toBe(state === 'withdrawn' ? 200 : 409);
      expect(['withdrawn', 'closed']).toContain(state);
      expect(others).toEqual(['closed', 'closed']);
      const [own, ...toCompany] = await subjectsOf(scene);
      expect(own).toHaveLength(state === 'closed' ? 1 : 0);
      expect(toCompany.map(({ length }) => length)).toEqual([1, 1]);
    }
  });

  it('PRJ-02 a refused move ends nothing', async () => {
    const scene = await world.scene(['new']);
    const answer = await world.owner.call('PATCH /myProjects/{projectId}/status', {
      params: { projectId: scene.projectId },
      body: { version: 99, status: 'canceled', reason },
    });
    expect(answer.status).toBe(409);
    expect(await statesOf(scene)).toEqual([['new', 'active']]);
  });
});

describe('a vacancy that closes', () => {
  it('PRJ-02 notifies its own candidates and no others; hiding it keeps them, reopening brings nobody back', async () => {
    const scene = await world.scene(['new', 'clientInterview'], 2);
    const other = await world.scene(['new']);
    expect((await put(scene.projectId, 'hidden')).status).toBe(200);
    expect(await statesOf(scene)).toEqual([
      ['new', 'active'],
      ['clientInterview', 'active'],
    ]);
    expect((await put(scene.projectId, 'closed', 2)).status).toBe(200);
    expect((await put(scene.projectId, 'open', 3)).status).toBe(200);
    expect(await statesOf(scene)).toEqual([
      ['new', 'closed'],
      ['clientInterview', 'closed'],
    ]);
    const mail = ended('Engenharia de dados 0');
    expect(await subjectsOf(scene)).toEqual([[mail], [mail]]);
    expect(await statesOf(other)).toEqual([['new', 'active']]);
  });

  it('PIP-02 nobody is hired, selected or moved in a closed one by a crafted call', async () => {
    const scene = await world.scene(['offered']);
    await put(scene.projectId, 'closed');
    const calls = [
      await world.onCandidate(world.owner, 'hire', scene.ids[0]!),
      await world.choose(world.owner, scene, 0),
      await world.move(world.owner, scene.projectId, 'awaitingProfessionalContracts'),
      await world.onCandidate(world.owner, 'restore', scene.ids[0]!),
    ];
    expect(calls.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    expect(await statesOf(scene)).toEqual([['offered', 'closed']]);
    expect((await world.readProject(world.owner, scene.projectId)).positions[0]!.state).toBe('closed');
  });

  it('PRJ-02 of a hire and a closing at once one wins: hired in a filled one, or notified in a closed one', async () => {
    for (let round = 0; round < 4; round++) {
      const scene = await world.scene(['offered', 'new']);
      const [closed, hired] = await Promise.all([
        put(scene.projectId, 'closed'),
        world.onCandidate(world.owner, 'hire', scene.ids[0]!),
      ]);
      const { positions } = await world.readProject(world.owner, scene.projectId);
      const [[stage, state], [, other]] = (await statesOf(scene)) as [[string, string], [string, string]];
      if (hired.status === 200) {
        expect([closed.status, positions[0]!.state, stage, state, other]).toEqual([
          409,
          'filled',
          'hired',
          'active',
          'setAside',
        ]);
      } else {
        expect([closed.status, hired.status, positions[0]!.state, state, other]).toEqual([
          200,
          409,
          'closed',
          'closed',
          'closed',
        ]);
      }
    }
  });
});
