import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { potter, startSuggestionWorld } from '#application/testing/suggestion-world.ts';
import { newId } from '#platform/db/columns.ts';
import { positions } from '#projects/server/tables.ts';
import { believableAnswers, buildFinishedTests } from '#quizzes/builders.ts';
import { loadCatalogue } from '#taxonomy/server/load-catalogue.ts';

const skills = (...names: string[]) => names.map((name) => ({ kind: 'skills' as const, name }));
let world: Awaited<ReturnType<typeof startSuggestionWorld>>;
let projectId: string;
let positionId: string;
let best: Awaited<ReturnType<typeof world.professional>>;
let hidden: typeof best;

beforeAll(async () => {
  world = await startSuggestionWorld();
  ({ projectId, positionId } = await world.project());
  best = await world.professional('Íris Torno', { skills: skills('torno', 'ESMALTE') });
  await world.professional('Ana Meio', { skills: skills('Torno'), level: 2 });
  await world.professional('Rui Longe', { skills: skills('Escrita'), jobTitle: 'Redação', level: 1 });
  hidden = await world.professional('Zé Oculto', { skills: skills('Torno', 'Esmalte') }, false);
});
afterAll(() => world.product.close());

describe('suggested professionals of a vacancy', () => {
  it('ADM-02 are everyone who may be found, best first, each with the reasons that add up', async () => {
    const { body, status } = await world.list(world.owner, projectId);
    expect(status).toBe(200);
    expect(body.professionals.map(({ name }: { name: string }) => name)).toEqual([
      'Íris Torno',
      'Ana Meio',
      'Rui Longe',
    ]);
    expect(body).toMatchObject({ available: 3, nextCursor: null, position: { title: 'Ceramista' } });
    for (const { suitability } of body.professionals) {
      const sum = suitability.reasons.reduce((total: number, { points }: { points: number }) => total + points, 0);
      expect(suitability.points).toBe(Math.round(sum));
    }
    expect(body.professionals[0]!.suitability).toMatchObject({ sharedSkills: ['Torno', 'Esmalte'], tests: null });
    expect(body.professionals[0]).not.toHaveProperty('email');
    expect(JSON.stringify(body)).not.toMatch(/gender|hourReceive|phone/i);
  });

  it('ADM-02 reach everyone by pages of one, nobody twice', async () => {
    const seen: string[] = [];
    for (let cursor = ''; ;) {
      const { body } = await world.list(world.owner, projectId, { limit: 1, ...(cursor && { cursor }) });
      seen.push(...body.professionals.map(({ name }: { name: string }) => name));
      if (body.nextCursor === null) break;
      cursor = body.nextCursor;
    }
    expect(seen).toEqual(['Íris Torno', 'Ana Meio', 'Rui Longe']);
  });

  it('ADM-02 give the same points as the member reads from the other side', async () => {
    const { opportunities } = (await best.call('GET /opportunities/suitable')).body;
    const own = opportunities.find((job: { projectId: string }) => job.projectId === projectId);
    const { professionals } = (await world.list(world.owner, projectId)).body;
    expect(professionals[0]!.suitability).toMatchObject(own!.suitability);
  });

  it('ADM-02 know a profession by all of its names in the taxonomy, once the vacancy is posted or renamed', async () => {
    await loadCatalogue(world.database);
    const { projectId: named } = await world.project([{ ...potter, title: 'Engenheira de Dados Sênior', tags: [] }]);
    const engineer = await world.professional('Davi Dados', { jobTitle: '' });
    const { version } = (await engineer.call('GET /users/profile')).body;
    const updateObj = { jobTitle: 'Data engineer', skills: [] };
    await engineer.call('PUT /users/profileRegister', { body: { version, updateObj } });
    const verdict = async () => {
      const { professionals } = (await world.list(world.owner, named)).body;
      const one = professionals.find(({ memberId }: { memberId: string }) => memberId === engineer.id);
      return one?.suitability.reasons[0]!.verdict;
    };
    await expect.poll(verdict).toBe('fits');
    const params = { projectId: named, positionIndex: 0 };
    const renamed = await world.owner.call('PATCH /myProjects/{projectId}/positions/{positionIndex}', {
      params,
      body: { version: 1, changes: { title: 'Redatora publicitária' } },
    });
    expect(renamed.status).toBe(200);
    expect(await verdict()).toBe('differs');
    await engineer.call('PUT /users/listing', { body: { listed: false } });
  });

  it('ADM-02 BRI-01 start at the first vacancy that is still there, if the reader accepts any', async () => {
    const { projectId: shrunk, positionId: first } = await world.project([potter, { ...potter, title: 'Esmaltador' }]);
    await world.database.update(positions).set({ state: 'removed' }).where(eq(positions.id, first));
    expect((await world.list(world.owner, shrunk)).status).toBe(404);
    const { body } = await world.list(world.owner, shrunk, { orFirst: true });
    expect(body.position).toMatchObject({ positionIndex: 1, title: 'Esmaltador' });
    expect((await world.list(world.otherOwner, shrunk, { orFirst: true })).status).toBe(404);
    const { body: whole } = await world.list(world.owner, projectId, { orFirst: true });
    expect(whole.position).toMatchObject({ positionIndex: 0, title: 'Ceramista' });
  });

  it('ADM-02 narrow only by what the reader chooses', async () => {
    expect(await world.names(projectId, { level: 2 })).not.toContain('Rui Longe');
    expect(await world.names(projectId, { hiringModel: 'CLT' })).toEqual(
      (await world.list(world.owner, projectId)).body.professionals
        .filter(({ hiringModels }: { hiringModels: string[] }) => hiringModels.includes('CLT'))
        .map(({ name }: { name: string }) => name),
    );
    const applicant = await world.professional('Lia Candidata');
    await applicant.call('PUT /users/listing', { body: { listed: true } });
    await world.apply(positionId, applicant.id);
    await expect.poll(() => world.names(projectId)).toContain('Lia Candidata');
    expect(await world.names(projectId, { newOnly: true })).not.toContain('Lia Candidata');
    const { professionals } = (await world.list(world.owner, projectId)).body;
    expect(
      professionals.find(({ memberId }: { memberId: string }) => memberId === applicant.id)!.application,
    ).toMatchObject({ stage: 'new', suggestion: null });
    await applicant.call('PUT /users/listing', { body: { listed: false } });
  });

  it('ADM-02 show who is suggested and why; the author and administrators may withdraw it', async () => {
    const { projectId: other } = await world.project();
    const params = { projectId: other, positionIndex: 0 };
    const body = { memberId: best.id, comment: 'Mestre do torno' };
    const put = () =>
      world.recruiter.call('POST /opportunities/{projectId}/{positionIndex}/indicate', { params, body });
    expect((await put()).status).toBe(201);
    expect((await put()).body.error.code).toBe('pipeline.alreadyCandidate');
    const applicationFor = async (who: typeof world.owner) =>
      (await world.list(who, other)).body.professionals.find(
        ({ memberId }: { memberId: string }) => memberId === best.id,
      )!.application;
    const read = await applicationFor(world.recruiter);
    expect(read!.suggestion).toEqual({ comment: 'Mestre do torno', version: 1, mayChange: true });
    expect((await applicationFor(world.admin))!.suggestion!.mayChange).toBe(true);
    expect((await applicationFor(world.owner))!.suggestion).toMatchObject({
      comment: 'Mestre do torno',
      mayChange: false,
    });
    const { applicationId } = read!;
    const key = 'DELETE /candidates/{applicationId}/suggestion';
    const taken = await world.recruiter.call(key, { params: { applicationId }, query: { version: 1 } });
    expect(taken.status).toBe(200);
    expect((await applicationFor(world.owner))!.suggestion).toBeNull();
  });

  it('ADM-02 follow the profile: found when switched on, ranked anew when changed, gone at once when switched off', async () => {
    await hidden.call('PUT /users/listing', { body: { listed: true } });
    await expect.poll(() => world.names(projectId)).toContain('Zé Oculto');
    const pointsOfHidden = async () => {
      const { professionals } = (await world.list(world.owner, projectId)).body;
      return professionals.find(({ memberId }: { memberId: string }) => memberId === hidden.id)?.suitability.points;
    };
    const before = await pointsOfHidden();
    const { version } = (await hidden.call('GET /users/profile')).body;
    const changed = { version, updateObj: { skills: skills('Escrita') } };
    expect((await hidden.call('PUT /users/profileRegister', { body: changed })).status).toBe(200);
    await expect.poll(pointsOfHidden).toBe(before! - 30);
    await expect.poll(async () => (await world.names(projectId))[0]).not.toBe('Zé Oculto');
    await hidden.call('PUT /users/listing', { body: { listed: false } });
    expect(await world.names(projectId)).not.toContain('Zé Oculto');
  });

  it('ADM-02 are complete again after announcements were missed', async () => {
    await world.names(projectId);
    await world.database.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'ponte-live' and datname = current_database()`);
    // Written directly, without an announcement, while nobody listens.
    await world.professional('Quita Silenciosa');
    await expect.poll(() => world.names(projectId), { timeout: 20_000 }).toContain('Quita Silenciosa');
  });

  it('ADM-02 count tests only when the company asks, and never their results', async () => {
    const tested = await world.professional('Teo Testado', { skills: skills('Torno') });
    await buildFinishedTests(
      world.database,
      (['personality', 'culture', 'motivators'] as const).map((quiz) => ({
        memberId: tested.id,
        quiz,
        answers: believableAnswers(quiz, 1),
      })),
    );
    await tested.call('PUT /users/listing', { body: { listed: true } });
    const of = async (tests: boolean) => {
      const { professionals } = (await world.list(world.owner, projectId, { tests })).body;
      return professionals.find(({ memberId }: { memberId: string }) => memberId === tested.id)?.suitability;
    };
    await expect.poll(() => of(true)).toMatchObject({ tests: { verdict: 'fits', points: 12, finished: 3 } });
    const [without, counted] = [await of(false), await of(true)];
    expect(without!.tests).toBeNull();
    expect(counted!.points).toBeGreaterThan(without!.points);
    expect(counted!.points).toBeLessThanOrEqual(100);
  });

  it('ADM-02 belong to the company of the vacancy, its recruiters and administrators', async () => {
    const answers = await Promise.all(
      [world.otherOwner, world.recruiter, world.admin, best].map((who) => world.list(who, projectId)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 200, 200, 403]);
    expect(answers[1]!.body.abilities).toEqual({ invite: true, suggest: true, rate: true, companyView: true });
    const asOwner = await world.list(world.owner, projectId);
    expect(asOwner.body.abilities).toEqual({ invite: true, suggest: false, rate: false, companyView: true });
  });

  it.each<[Record<string, string | number>, number]>([
    [{ cursor: 'nonsense' }, 422],
    [{ cursor: Buffer.from('99999999999999999999.x').toString('base64url') }, 422],
    [{ limit: 0 }, 422],
    [{ limit: 101 }, 422],
    [{ level: 11 }, 422],
    [{ hiringModel: 'x' }, 422],
  ])('ADM-02 refuse %j', async (query, status) => {
    expect((await world.list(world.owner, projectId, query)).status).toBe(status);
  });
});

describe('one professional beside a vacancy', () => {
  const read = (who: typeof world.owner, professionalId: string) =>
    who.call('GET /suggestedProfessionalsUserInfo/{projectId}/{positionIndex}/{professionalId}', {
      params: { projectId, positionIndex: 0, professionalId },
    });

  it('ADM-02 comes with reasons, and is not found by those who may not see them', async () => {
    expect((await read(world.owner, best.id)).body.professional).toMatchObject({
      name: 'Íris Torno',
      invitation: null,
    });
    expect((await read(world.owner, hidden.id)).status).toBe(404);
    expect((await read(world.otherOwner, best.id)).status).toBe(404);
    expect((await read(world.owner, newId())).status).toBe(404);
  });
});
