import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodySentTo } from '#application/testing/caller.ts';
import { startSquadWorld } from '#application/testing/squad-world.ts';
import { finishRequiredTests } from '#applications/builders.ts';
import { applications } from '#applications/server/tables.ts';
import { completeProfile } from '#profiles/rules/complete-profile.ts';
import { profiles } from '#profiles/server/tables.ts';
import { completeVacancy } from '#projects/testing/complete-vacancy.ts';
import { replacementReasons } from '#projects/professionals/rules/professional-terms.ts';
import { supportTickets } from '#support/server/tables.ts';

let world: Awaited<ReturnType<typeof startSquadWorld>>;
beforeAll(async () => {
  world = await startSquadWorld();
});
afterAll(() => world.product.close());

const statesOf = async (projectId: string) => {
  const project = await world.readProject(world.owner, projectId);
  const { professionals } = await world.readSquad(world.owner, projectId);
  return {
    status: project.status,
    positions: project.positions.map(({ state }: { state: string }) => state),
    professionals: professionals.map(({ state }: { state: string }) => state).toSorted(),
  };
};
const setPosition = async (projectId: string, positionIndex: number, state: 'open' | 'closed' | 'hidden') => {
  const { positions } = await world.readProject(world.owner, projectId);
  const { version } = positions.find((one) => one.positionIndex === positionIndex)!;
  return world.owner.call('PATCH /myProjects/{projectId}/positions/{positionIndex}', {
    params: { projectId, positionIndex },
    body: { version, state },
  });
};
async function applicant() {
  const member = await world.product.person({ role: 'squadMember', name: 'Nova Pessoa' });
  await world.product.database.insert(profiles).values({ memberId: member.id, content: completeProfile() });
  await finishRequiredTests(world.product.database, member.id);
  return member;
}
const apply = (member: Awaited<ReturnType<typeof applicant>>, body: BodySentTo<'POST /opportunities/selfAdmission'>) =>
  member.call('POST /opportunities/selfAdmission', { body });

describe('upsells', () => {
  it('BRI-05 adds a position with function, gross pay and hours to a running project, with a link to apply', async () => {
    const { projectId } = await world.hired({ works: true });
    const { status, body } = await world.upsell(world.owner, projectId);
    expect([status, body.positionIndex]).toEqual([201, 1]);
    expect(body.path).toBe(`/jobs/details-view/${projectId}/1/upsellId=${body.vacancyId}`);
    const { vacancies } = await world.readSquad(world.owner, projectId);
    expect(vacancies).toMatchObject([
      {
        kind: 'upsell',
        positionIndex: 1,
        function: 'Data engineer',
        monthlyHours: 120,
        value: { netHourly: 80_00, grossHourly: 100_00, currency: 'BRL' },
        replaces: null,
      },
    ]);
    expect((await world.readSquad(world.recruiter, projectId)).vacancies[0]!.value).toBeNull();
    const project = await world.readProject(world.owner, projectId);
    expect([project.status, project.positions[1]]).toMatchObject([
      'ongoing',
      { title: 'Data engineer', state: 'open', vacancyKind: 'upsell', payMinimum: 100_00, payPeriod: 'hour' },
    ]);
    const job = await (
      await applicant()
    ).call('GET /opportunities/{projectId}/{positionIndex}', {
      params: { projectId, positionIndex: 1 },
    });
    expect(job.body.addition).toEqual({ kind: 'upsell', id: body.vacancyId });

    const member = await applicant();
    const address = { projectId, positionIndex: 1 };
    const foreign = await apply(member, { projectId, positionIndex: 0, upsellId: body.vacancyId });
    expect([foreign.status, foreign.body.error.code]).toEqual([422, 'jobs.linkUnknown']);
    const wrongKind = await apply(member, { ...address, replacementId: body.vacancyId });
    expect([wrongKind.status, wrongKind.body.error.code]).toEqual([422, 'jobs.linkUnknown']);
    expect((await apply(member, { ...address, upsellId: body.vacancyId, replacementId: body.vacancyId })).status).toBe(
      422,
    );
    const applied = await apply(member, { ...address, upsellId: body.vacancyId });
    expect(applied.status).toBe(201);
    const [row] = await world.product.database.select().from(applications).where(eq(applications.id, applied.body.id));
    expect(row!.upsellId).toBe(body.vacancyId);
  });

  it.each([
    [{ function: '' }, 422],
    [{ netHourly: 0 }, 422],
    [{ netHourly: 100_01 }, 422],
    [{ grossHourly: 1.5 }, 422],
    [{ monthlyHours: 249 }, 422],
    [{ monthlyHours: 0 }, 422],
  ])('BRI-05 refuses the upsell %j', async (changes, status) => {
    const { projectId } = await world.hired({ works: true });
    expect((await world.upsell(world.owner, projectId, changes)).status).toBe(status);
  });

  it('BRI-05 6.2 says what it changes of its copy by the rules of the brief, with name, hours and pay of its terms', async () => {
    const { projectId } = await world.hired({ works: true });
    const changes = {
      ...completeVacancy,
      title: 'Ignored',
      monthlyHours: 10,
      payMinimum: 1_00,
      benefits: 'A bicycle.',
    };
    const send = (more: object) =>
      world.owner.call('POST /upsell/{projectId}', {
        params: { projectId },
        body: { kind: 'upsell', value: world.value, changes: { ...changes, ...more } },
      });
    const bare = await send({ area: null, aboutOpportunity: 'Short.', benefits: 'x'.repeat(20_001) });
    expect(bare.status).toBe(422);
    expect(bare.body.error.fields!.map(({ path }: { path: string }) => path)).toEqual([
      'changes.benefits',
      'changes.area',
      'changes.aboutOpportunity',
      'changes.benefits',
    ]);
    expect((await world.readProject(world.owner, projectId)).positions).toHaveLength(1);
    expect((await send({})).status).toBe(201);
    const { positions } = await world.readProject(world.owner, projectId);
    expect(positions[1]).toMatchObject({
      title: 'Data engineer',
      monthlyHours: 120,
      payPeriod: 'hour',
      payMinimum: 100_00,
      payMaximum: 100_00,
      area: 'design',
      benefits: 'A bicycle.',
      tags: completeVacancy.tags,
    });
  });

  it('BRI-05 is for projects in which somebody works; before that a vacancy is added, by the rules of the brief', async () => {
    const { projectId } = await world.scene([]);
    const early = await world.upsell(world.owner, projectId);
    expect([early.status, early.body.error.code]).toEqual([409, 'projects.notUnderWay']);
    const added = await world.owner.call('POST /myProjects/{projectId}/positions', {
      params: { projectId },
      body: completeVacancy,
    });
    expect([added.status, added.body.positionIndex]).toEqual([201, 1]);
    const bare = await world.owner.call.raw('POST /myProjects/{projectId}/positions', {
      params: { projectId },
      body: { title: 'Designer', aboutOpportunity: 'You draw.' },
    });
    expect(bare.status).toBe(422);
    // What the brief asks for too, each field once.
    expect(bare.body.error.fields!.map(({ path }: { path: string }) => path)).toEqual([
      'profession',
      'area',
      'monthlyHours',
      'aboutOpportunity',
      'experienceYears',
      'tags.skills',
      'hiringModel',
      'workModel',
      'payPeriod',
      'payMinimum',
    ]);
    const { positions } = await world.readProject(world.owner, projectId);
    const stands = await world.owner.call('PATCH /myProjects/{projectId}/positions/{positionIndex}', {
      params: { projectId, positionIndex: 0 },
      body: { version: positions[0]!.version, changes: { title: 'Renamed' } },
    });
    expect(stands.status).toBe(200);
  });
});

describe('replacements', () => {
  it('PRJ-04 PRJ-05 opens a position in the professional’s place; filling it replaces the professional', async () => {
    const { projectId, professionalId, members } = await world.hired({ works: true });
    const { status, body } = await world.replace(world.owner, projectId, professionalId);
    expect([status, body.path]).toEqual([201, `/jobs/details-view/${projectId}/1/replacementId=${body.vacancyId}`]);
    expect(await statesOf(projectId)).toEqual({
      status: 'ongoing',
      positions: ['inReplacement', 'open'],
      professionals: ['inReplacement'],
    });
    const closed = await apply(await applicant(), { projectId, positionIndex: 0 });
    expect([closed.status, closed.body.error.code]).toEqual([409, 'jobs.positionClosed']);
    const { id } = (await apply(await applicant(), { projectId, positionIndex: 1, replacementId: body.vacancyId }))
      .body;
    expect((await world.onCandidate(world.owner, 'hire', id)).status).toBe(200);
    expect(await statesOf(projectId)).toEqual({
      status: 'ongoing',
      positions: ['replaced', 'filled'],
      professionals: ['active', 'replaced'],
    });
    const notices = (await world.mailsTo(members[0]!.email)).filter(
      ({ happening }) => happening === 'projects.replaced',
    );
    expect(notices).toHaveLength(1);
  });

  it('PRJ-04 accepts each of the nine reasons and no other', async () => {
    expect(replacementReasons).toHaveLength(9);
    for (const reason of [replacementReasons[0], replacementReasons[8]]) {
      const { projectId, professionalId } = await world.hired();
      expect((await world.replace(world.owner, projectId, professionalId, { reason })).status).toBe(201);
    }
    const { projectId, professionalId } = await world.hired();
    for (const reason of ['boredom', '', undefined])
      expect((await world.replace(world.owner, projectId, professionalId, { reason })).status).toBe(422);
  });

  it('PRJ-05 of several simultaneous replacements of one professional one wins, the others are refused', async () => {
    const { projectId, professionalId } = await world.hired({ works: true });
    const answers = await Promise.all(
      [world.owner, world.admin, world.owner, world.admin].map((who) => world.replace(who, projectId, professionalId)),
    );
    expect(world.statusesOf(answers)).toEqual([201, 409, 409, 409]);
    for (const { status, body } of answers)
      if (status === 409) expect(body.error.code).toBe('projects.alreadyInReplacement');
    expect(await statesOf(projectId)).toMatchObject({ positions: ['inReplacement', 'open'] });
  });

  it('PRJ-05 given up, the professional stays; reopened, the search continues', async () => {
    const { projectId, professionalId } = await world.hired({ works: true });
    await world.replace(world.owner, projectId, professionalId);
    expect((await setPosition(projectId, 1, 'closed')).status).toBe(200);
    expect(await statesOf(projectId)).toMatchObject({ positions: ['filled', 'closed'], professionals: ['active'] });
    expect((await setPosition(projectId, 1, 'open')).status).toBe(200);
    expect(await statesOf(projectId)).toMatchObject({
      positions: ['inReplacement', 'open'],
      professionals: ['inReplacement'],
    });
  });

  it('PRJ-05 the request to the team ends with the search, so that the same professional may be replaced again', async () => {
    const { projectId, professionalId } = await world.hired({ works: true });
    const ticketsOf = async () =>
      (
        await world.product.database
          .select({ status: supportTickets.status })
          .from(supportTickets)
          .where(eq(supportTickets.professionalId, professionalId))
          .orderBy(supportTickets.openedAt)
      ).map(({ status }) => status);
    await world.replace(world.owner, projectId, professionalId);
    await setPosition(projectId, 1, 'closed');
    expect(await ticketsOf()).toEqual(['closed']);
    const again = await world.replace(world.owner, projectId, professionalId);
    expect(again.status).toBe(201);
    expect(await ticketsOf()).toEqual(['closed', 'open']);
    // The professional was deactivated meanwhile: filling the position still ends the request.
    const { version } = (await world.readSquad(world.owner, projectId)).professionals[0]!;
    const off = { professionalId, version, hoursOwed: false, financeNote: 'x' };
    expect((await world.admin.call('PUT /deactiveSquadMember', { body: off })).status).toBe(200);
    expect(await ticketsOf()).toEqual(['closed', 'open']);
    const { id } = (await apply(await applicant(), { projectId, positionIndex: 2 })).body;
    expect((await world.onCandidate(world.owner, 'hire', id)).status).toBe(200);
    expect(await ticketsOf()).toEqual(['closed', 'done']);
    expect(await statesOf(projectId)).toMatchObject({ professionals: ['active', 'deactivated'] });
  });

  it('PRJ-02 before anybody signed a replacement brings the project back to recruitment', async () => {
    const { projectId, professionalId } = await world.hired();
    await world.replace(world.owner, projectId, professionalId);
    expect((await statesOf(projectId)).status).toBe('inRecruitment');
  });

  it('PRJ-05 removing a position while people apply to it or somebody is hired leaves no partial state', async () => {
    for (const positionIndex of [0, 0, 0]) {
      const scene = await world.scene(['offered']);
      const { projectId } = scene;
      const people = await Promise.all([applicant(), applicant()]);
      const [removed, hire, ...applied] = await Promise.all([
        world.owner.call('DELETE /myProjects/{projectId}/positions/{positionIndex}', {
          params: { projectId, positionIndex },
          query: { version: '1' },
        }),
        world.onCandidate(world.owner, 'hire', scene.ids[0]!),
        ...people.map((person) => apply(person, { projectId, positionIndex })),
      ]);
      for (const { status } of [removed, hire, ...applied]) expect(status).toBeLessThan(500);
      const states = await statesOf(projectId);
      if (removed.status === 200) {
        expect([hire.status >= 400, states.positions, states.professionals]).toEqual([true, [], []]);
        const open = await world.product.database
          .select()
          .from(applications)
          .where(eq(applications.projectId, projectId));
        for (const { state } of open) expect(state).toBe('closed');
      } else expect([hire.status, states.positions, states.professionals]).toEqual([200, ['filled'], ['active']]);
    }
  });
});
