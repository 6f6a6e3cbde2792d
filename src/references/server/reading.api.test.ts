import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { startReferenceWorld } from '#application/testing/references/reference-world.ts';
import { buildApplications } from '#applications/builders.ts';
import { applications } from '#applications/server/tables.ts';
import { clock } from '#platform/calendar/clock.ts';
import { buildProjects } from '#projects/builders.ts';
import { purgeReferencesJob } from '#references/server/follow-requests.ts';
import { collectOwnReferences } from '#references/server/own-data.ts';
import { referenceRequests } from '#references/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';

const world = await startReferenceWorld();
const { product, owner, otherOwner, chooser, watcher, recruiter, admin, asked, answer, decline, read, askToRead } =
  world;
const { permissionCode, move, codeOf, statusesOf, mailsTo } = world;
afterAll(product.close);

/** The candidate applies to the neighbour company too. */
async function applyNextDoor(memberId: string) {
  const [space] = await product.database.select().from(workspaces).where(eq(workspaces.ownerId, otherOwner.id));
  const [project] = await buildProjects(product.database, {
    workspaceId: space!.id,
    createdBy: otherOwner.id,
    projects: [{ title: 'Outra', positions: [{ title: 'Dados' }] }],
  });
  await buildApplications(product.database, [{ positionId: project!.positions[0]!.id, memberId }]);
}
const decide = (code: string, allowed: boolean) =>
  product.anonymous('POST /referencePermissions/{code}', { params: { code }, body: { allowed } });

describe('reading references', () => {
  it('REC-03 the owner, colleagues who choose, assigned recruiters and administrators read it; nobody else', async () => {
    const { candidate, place } = await asked();
    await answer(place);
    for (const reader of [owner, chooser, recruiter, admin])
      expect((await read(reader, candidate.id)).body.references).toMatchObject([
        { state: 'answered', access: 'open', recommender: { name: 'Helena Duarte' }, answer: { general: 'excellent' } },
      ]);
    expect((await read(watcher, candidate.id)).status).toBe(403);
    expect((await read(otherOwner, candidate.id)).status).toBe(404);
    expect((await read(candidate, candidate.id)).status).toBe(403);
    expect(
      (await product.anonymous('GET /user-recommendations/{userId}', { params: { userId: candidate.id } })).status,
    ).toBe(401);
  });

  it('REC-03 only while the candidate is in a running process of the company', async () => {
    const { candidate, place, applicationId } = await asked();
    await answer(place);
    await product.database.update(applications).set({ state: 'withdrawn' }).where(eq(applications.id, applicationId));
    expect((await read(owner, candidate.id)).status).toBe(404);
    expect((await read(admin, candidate.id)).status).toBe(200);
  });

  it('REC-03 a later company sees only that one exists, and asks by one press; the recommender allows it', async () => {
    const { candidate, place, email } = await asked();
    await answer(place, { words: 'Only for the first' });
    await applyNextDoor(candidate.id);
    const before = (await read(otherOwner, candidate.id)).body.references;
    expect(before).toMatchObject([{ state: 'answered', access: 'askable', recommender: null, answer: null }]);
    expect(JSON.stringify(before)).not.toContain('Only for');
    const twice = await Promise.all([askToRead(otherOwner, place), askToRead(otherOwner, place)]);
    expect(statusesOf(twice)).toEqual([201, 409]);
    expect((await read(otherOwner, candidate.id)).body.references[0]).toMatchObject({ access: 'asked', answer: null });
    const code = await permissionCode(email);
    const view = await product.anonymous('GET /referencePermissions/{code}', { params: { code } });
    expect(view.body).toEqual({ state: 'open', candidate: candidate.name, companyName: 'Vizinha' });
    expect(statusesOf(await Promise.all([decide(code, true), decide(code, true)]))).toEqual([200, 200]);
    expect(codeOf(await decide(code, false))).toBe('references.permissionAnswered');
    expect((await read(otherOwner, candidate.id)).body.references[0]).toMatchObject({
      access: 'open',
      answer: { words: 'Only for the first' },
    });
  });

  it('REC-03 who denies is not asked again by that company; a made-up code or the candidate decides nothing', async () => {
    const { candidate, place, email } = await asked();
    await answer(place);
    await applyNextDoor(candidate.id);
    expect((await askToRead(owner, place)).status).toBe(409);
    await askToRead(otherOwner, place);
    const code = await permissionCode(email);
    expect((await decide('made-up', true)).status).toBe(404);
    const byCandidate = await candidate.call('POST /referencePermissions/{code}', {
      params: { code },
      body: { allowed: true },
    });
    expect(codeOf(byCandidate)).toBe('references.ownReference');
    await decide(code, false);
    expect((await read(otherOwner, candidate.id)).body.references[0]).toMatchObject({ access: 'denied', answer: null });
    expect(codeOf(await askToRead(otherOwner, place))).toBe('references.permissionAsked');
    expect((await mailsTo(email)).filter(({ subject }) => subject.includes('Vizinha'))).toHaveLength(1);
  });

  it('REC-03 whoever ticked later companies is read by them at once; those who declined are not shown to them', async () => {
    const [first, second] = [await asked(), await asked()];
    await answer(first.place, { servesLater: true });
    await decline(second.place, 'no');
    for (const { candidate } of [first, second]) await applyNextDoor(candidate.id);
    expect((await read(otherOwner, first.candidate.id)).body.references).toMatchObject([{ access: 'open' }]);
    expect((await read(otherOwner, second.candidate.id)).body.references).toEqual([]);
  });

  it('PIP-05 REC-03 where the stage asks for a scorecard, it opens after the reader’s own', async () => {
    const { candidate, place, applicationId, projectId } = await asked();
    await answer(place);
    const stage = 'screeningInterview';
    const questions = [{ id: crypto.randomUUID(), kind: 'scale' as const, text: 'Kafka', isRequired: true }];
    const form = await owner.call('PUT /myProjects/{projectId}/positions/{positionIndex}/scorecardQuestions/{stage}', {
      params: { projectId, positionIndex: '0', stage },
      body: { scope: 'position', version: 0, questions },
    });
    expect(form.status).toBe(200);
    expect((await move(owner, [applicationId], stage)).status).toBe(200);
    const closed = (await read(chooser, candidate.id)).body;
    expect(closed).toMatchObject({ scorecardFirst: { projectId, positionIndex: 0 }, references: [{ answer: null }] });
    const { open } = (await chooser.call('GET /candidates/{applicationId}/scorecards', { params: { applicationId } }))
      .body;
    const filled = await chooser.call('PUT /candidates/{applicationId}/scorecards/{stage}', {
      params: { applicationId, stage },
      body: { formId: open!.formId, version: 0, answers: { [questions[0]!.id]: 4 }, recommendation: 'yes' },
    });
    expect(filled.status).toBe(200);
    expect((await read(chooser, candidate.id)).body).toMatchObject({
      scorecardFirst: null,
      references: [{ answer: { general: 'excellent' } }],
    });
    expect((await read(owner, candidate.id)).body.references[0]!.answer).toBeNull();
    expect((await read(admin, candidate.id)).body.references[0]!.answer).not.toBeNull();
  });

  it('REC-03 the company is told that it arrived, in its activity and its notices', async () => {
    const { candidate, place } = await asked();
    await answer(place);
    const notices = JSON.stringify((await owner.call('GET /notices', {})).body);
    expect(notices).toContain('references.arrived');
    expect(JSON.stringify((await candidate.call('GET /notices', {})).body)).toContain('references.answered');
  });

  it('REC-03 the own copy says whom one asked and why the words are not in it', async () => {
    const { candidate, place, email } = await asked();
    await answer(place, { words: 'Confidential words' });
    const person = { id: candidate.id, email: candidate.email, emailVerified: true, language: 'pt' as const };
    const copy = await collectOwnReferences(product.database, person);
    expect(copy).toMatchObject({ asked: [{ email, state: 'answered' }], given: [] });
    expect(copy.note).toContain('em confiança');
    expect(JSON.stringify(copy)).not.toContain('Confidential');
    const ofRecommender = await collectOwnReferences(product.database, { ...person, id: owner.id, email });
    expect(ofRecommender.given).toMatchObject([{ words: 'Confidential words' }]);
  });

  it('REC-03 goes after two years, with whatever is known of the recommender', async () => {
    const { place } = await asked();
    await answer(place);
    const count = () =>
      product.database.$count(referenceRequests, eq(referenceRequests.id, place.recommendationRecordId));
    const run = (days: number) => {
      const now = new Date(clock.now().getTime() + days * 86_400_000);
      return purgeReferencesJob.run({} as never, { database: product.database, now } as never);
    };
    await run(729);
    expect(await count()).toBe(1);
    await run(731);
    expect(await count()).toBe(0);
  });
});
