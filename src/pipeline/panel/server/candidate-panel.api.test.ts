import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { newId } from '#platform/db/columns.ts';
import { believableAnswers, buildFinishedTests } from '#quizzes/builders.ts';
import { workspaceMembers } from '#workspaces/server/tables.ts';

const { product, owner, recruiter, chooser, assigner, watcher, workspaceId, scene, move, onCandidate } =
  await startPipelineWorld();
afterAll(() => product.close());

describe('the panel', () => {
  it('PIP-05 shows profile, history and private comments to the company', async () => {
    const place = await scene(['qualify']);
    const [applicationId] = place.ids as [string];
    const params = { applicationId };
    const written = await onCandidate(recruiter, 'comments', applicationId, { text: '  Fala bem.  ' });
    expect([written.status, written.body.text, written.body.own]).toEqual([201, 'Fala bem.', true]);
    const seen = await owner.call('GET /candidates/{applicationId}', { params });
    expect(seen.body.comments).toMatchObject([{ text: 'Fala bem.', own: false, author: { name: 'Bruno Leal' } }]);
    expect(seen.body.history.map((entry: { event: string }) => entry.event)).toContain('moved');
    expect(seen.body.profile.experiences.length).toBeGreaterThan(0);
    expect(JSON.stringify(seen.body)).not.toMatch(/phoneNumber|Receive|@/);

    const commentId = written.body.commentId;
    const remove = (who: Person) =>
      who.call('DELETE /candidates/{applicationId}/comments/{commentId}', { params: { applicationId, commentId } });
    expect((await remove(owner)).status).toBe(403);
    expect((await remove(recruiter)).status).toBe(200);
    expect((await remove(recruiter)).status).toBe(404);
    expect((await owner.call('GET /candidates/{applicationId}', { params })).body.comments).toEqual([]);
  });

  it('PIP-05 is gone with its vacancy: neither readable nor writable once the company removed it', async () => {
    const { projectId, ids } = await scene(['qualify'], 2);
    const [applicationId] = ids as [string];
    const params = { applicationId };
    const read = async () => (await owner.call('GET /candidates/{applicationId}', { params })).status;
    expect(await read()).toBe(200);
    const [position] = (await owner.call('GET /myProjects/{projectId}', { params: { projectId } })).body.positions;
    const removed = await owner.call('DELETE /myProjects/{projectId}/positions/{positionIndex}', {
      params: { projectId, positionIndex: 0 },
      query: { version: position!.version },
    });
    expect(removed.status).toBe(200);
    expect(await read()).toBe(404);
    expect((await onCandidate(owner, 'comments', applicationId, { text: 'Ainda aqui?' })).status).toBe(404);
  });

  it('WSP-02 WSP-03 lets colleagues who decide comment, and read-only ones only read', async () => {
    const [applicationId] = (await scene(['qualify'])).ids as [string];
    const headers = { workspaceid: workspaceId };
    const params = { applicationId };
    const comment = (who: Person) =>
      who.call('POST /candidates/{applicationId}/comments', { params, headers, body: { text: 'Bom encaixe' } });
    const view = async (who: Person) => (await who.call('GET /candidates/{applicationId}', { params, headers })).body;
    const written = await comment(chooser);
    expect([written.status, (await comment(assigner)).status]).toEqual([201, 201]);
    const refused = await comment(watcher);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'platform.forbidden']);
    const seen = await view(watcher);
    expect([seen.abilities.comment, seen.comments.length]).toEqual([false, 2]);
    expect((await view(chooser)).abilities.comment).toBe(true);

    // Colleagues who lost their permission cannot undo either.
    const commentId = written.body.commentId;
    const remove = () =>
      chooser.call('DELETE /candidates/{applicationId}/comments/{commentId}', {
        params: { applicationId, commentId },
        headers,
      });
    const ofChooser = and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, chooser.id));
    const [before] = await product.database
      .select({ permissions: workspaceMembers.permissions })
      .from(workspaceMembers)
      .where(ofChooser);
    await product.database.update(workspaceMembers).set({ permissions: [] }).where(ofChooser);
    expect((await remove()).status).toBe(403);
    await product.database.update(workspaceMembers).set(before!).where(ofChooser);
    expect((await remove()).status).toBe(200);
  });

  it('TST-06 names the finished tests to callers who may open their results, and to nobody else', async () => {
    const place = await scene(['new']);
    const [memberId, applicationId] = [place.members[0]!.id, place.ids[0]!];
    await buildFinishedTests(
      product.database,
      (['softSkills', 'culture'] as const).map((quiz) => ({ memberId, quiz, answers: believableAnswers(quiz, 1) })),
    );
    const tests = async (who: Person, headers = {}) =>
      (await who.call('GET /candidates/{applicationId}', { params: { applicationId }, headers })).body.finishedTests;
    expect((await tests(owner))!.toSorted()).toEqual(['culture', 'softSkills']);
    expect(await tests(chooser, { workspaceid: workspaceId })).toHaveLength(2);
    expect(await tests(watcher, { workspaceid: workspaceId })).toBeNull();
    expect(await tests(recruiter)).toBeNull();
  });

  it.each([[{}], [{ text: '' }], [{ text: '   ' }], [{ text: 7 }], [{ text: 'x'.repeat(2_001) }]])(
    'PIP-05 refuses a comment like %#',
    async (body) => {
      const place = await scene(['new']);
      expect((await onCandidate(owner, 'comments', place.ids[0]!, body)).status).toBe(422);
    },
  );

  it('PIP-05 shows a profile only where its member is a candidate', async () => {
    const place = await scene(['new']);
    const stranger = await product.person({ role: 'squadMember', name: 'Estranha' });
    const view = (professionalId: string) =>
      owner.call('GET /users/professionalData-ownerView/{professionalId}', { params: { professionalId } });
    expect((await view(place.members[0]!.id)).status).toBe(200);
    for (const id of [stranger.id, newId(), 'nobody']) expect((await view(id)).status).toBe(404);
  });
});

it('PIP-01 sends the changed card to every open page', async () => {
  const place = await scene(['new']);
  const events = await fetch(`${product.url}/api/events?topic=pipeline:${place.positionId}`, {
    headers: { authorization: `Bearer ${recruiter.token}` },
  });
  expect(events.status).toBe(200);
  const reader = events.body!.pipeThrough(new TextDecoderStream()).getReader();
  await move(owner, place.ids, 'qualify');
  let received = '';
  while (!received.includes('data: ')) received += (await reader.read()).value ?? '';
  await reader.cancel();
  const data = JSON.parse(/data: (.*)/.exec(received)![1]!);
  expect(data).toMatchObject({ kind: 'card', card: { applicationId: place.ids[0], stage: 'qualify', version: 2 } });
});

it('PIP-01 announces comments, scorecards and files of one candidate to pages of all the company’s candidates', async () => {
  const [applicationId] = (await scene(['new'])).ids as [string];
  const params = { applicationId };
  const events = await fetch(`${product.url}/api/events?topic=company-pipeline:${workspaceId}`, {
    headers: { authorization: `Bearer ${recruiter.token}` },
  });
  const reader = events.body!.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  const announced = async (count: number) => {
    const found = () => [...received.matchAll(/"applicationId":"([^"]*)"/g)].map(([, id]) => id);
    while (found().length < count) received += (await reader.read()).value ?? '';
    return found();
  };
  await onCandidate(owner, 'comments', applicationId, { text: 'Fala bem.' });
  expect(await announced(1)).toEqual([applicationId]);
  await owner.call('PUT /candidates/{applicationId}/scorecards/{stage}', {
    params: { applicationId, stage: 'new' },
    body: { formId: null, version: 0, answers: {}, recommendation: 'yes', note: null },
  });
  expect(await announced(2)).toHaveLength(2);
  const headers = { 'content-type': 'application/octet-stream' };
  const added = await owner.call('POST /candidates/{applicationId}/files', {
    params,
    headers,
    query: { name: 'cv.pdf' },
    body: '%PDF-1.7',
  });
  expect(await announced(3)).toHaveLength(3);
  await owner.call('DELETE /candidates/{applicationId}/files/{fileId}', {
    params: { applicationId, fileId: added.body.fileId },
  });
  expect(await announced(4)).toHaveLength(4);
  await reader.cancel();
});
