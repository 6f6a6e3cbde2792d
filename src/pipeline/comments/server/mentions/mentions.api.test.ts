import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { BodySentTo } from '#application/testing/caller.ts';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { workspaceRecruiters } from '#workspaces/server/tables.ts';

const { product, owner, otherOwner, recruiter, admin, chooser, watcher, workspaceId, scene, mailsTo, statusesOf } =
  await startPipelineWorld();
afterAll(() => product.close());
beforeEach(async () => void (await product.database.delete(mailOutbox)));

const inSpace = { headers: { workspaceid: workspaceId } };
const comment = (who: Person, applicationId: string, text: string, mentionIds: string[] = []) =>
  who.call('POST /candidates/{applicationId}/comments', {
    params: { applicationId },
    body: { text, mentionIds },
    ...inSpace,
  });
const ofComment = 'PATCH /candidates/{applicationId}/comments/{commentId}';
const edit = (who: Person, applicationId: string, commentId: string, body: BodySentTo<typeof ofComment>) =>
  who.call(ofComment, {
    params: { applicationId, commentId },
    body,
    ...inSpace,
  });
const mentionsOf = async (who: Person) => (await who.call('GET /mentions', inSpace)).body.mentions;
const comments = async (who: Person, applicationId: string) =>
  (await who.call('GET /candidates/{applicationId}', { params: { applicationId }, ...inSpace })).body.comments;

it('PIP-02 a mentioned colleague is notified by mail and finds the comment marked until read', async () => {
  const { ids, projectId } = await scene(['qualify']);
  const [id] = ids as [string];
  const said = await comment(owner, id, '@Bruno Leal, viu o portfólio?', [recruiter.id, chooser.id]);
  expect(said.body.mentions.map(({ userId }: { userId: string }) => userId).toSorted()).toEqual(
    [recruiter.id, chooser.id].toSorted(),
  );
  const [mail, ...more] = await mailsTo(recruiter.email);
  expect(more).toEqual([]);
  expect(mail!.subject).toContain('Olga Dona');
  expect(mail!.textBody).toContain(`/my-projects/pipeline/${projectId}?position=0&candidate=${id}&tab=comments`);
  expect(await mentionsOf(recruiter)).toMatchObject([{ applicationId: id, author: { name: 'Olga Dona' }, projectId }]);
  expect((await comments(recruiter, id))[0]).toMatchObject({ callsReader: true, own: false });
  expect((await comments(owner, id))[0]).toMatchObject({ callsReader: false, own: true });
  await recruiter.call('POST /candidates/{applicationId}/mentions/read', { params: { applicationId: id } });
  expect(await mentionsOf(recruiter)).toEqual([]);
  expect(await mentionsOf(chooser)).toHaveLength(1);
});

it('PIP-02 people who may not see the candidate cannot be mentioned, and see no mention after losing the permission', async () => {
  const { ids, members } = await scene(['qualify']);
  const [id] = ids as [string];
  const people = await owner.call('GET /candidates/{applicationId}/mentionable', { params: { applicationId: id } });
  const mentionable = people.body.people.map((one: { id: string }) => one.id);
  expect(mentionable).toEqual(expect.arrayContaining([recruiter.id, chooser.id, watcher.id]));
  expect(mentionable).not.toContain(owner.id);
  for (const stranger of [otherOwner, members[0]!, admin, owner]) {
    expect((await comment(owner, id, 'Veja', [stranger.id])).body.error.code).toBe('pipeline.mentionUnknown');
    expect(await mailsTo(stranger.email)).toEqual([]);
  }
  expect(await comments(owner, id)).toEqual([]);
  await comment(owner, id, 'Veja', [recruiter.id]);
  expect(await mentionsOf(recruiter)).toHaveLength(1);
  const assignment = eq(workspaceRecruiters.recruiterId, recruiter.id);
  const [removed] = await product.database.delete(workspaceRecruiters).where(assignment).returning();
  expect((await recruiter.call('GET /mentions')).body.mentions).toEqual([]);
  // A comment that mentions somebody who left can still be edited; others who left cannot be mentioned.
  const { commentId } = (await comments(owner, id))[0]!;
  const again = await edit(owner, id, commentId, { text: 'Veja só', version: 1, mentionIds: [recruiter.id] });
  expect([again.status, again.body.text, again.body.mentions.length]).toEqual([200, 'Veja só', 1]);
  expect((await comment(owner, id, 'Veja', [recruiter.id])).body.error.code).toBe('pipeline.mentionUnknown');
  await product.database.insert(workspaceRecruiters).values(removed!);
});

it('PIP-02 an own comment is edited by one of two windows; only newly mentioned people are notified', async () => {
  const { ids } = await scene(['qualify']);
  const [id] = ids as [string];
  const { commentId } = (await comment(owner, id, 'Olhem', [recruiter.id])).body;
  const change = (text: string) =>
    edit(owner, id, commentId, { text, version: 1, mentionIds: [recruiter.id, chooser.id] });
  const answers = await Promise.all([change('Um'), change('Dois')]);
  expect(statusesOf(answers)).toEqual([200, 409]);
  const [first] = await comments(owner, id);
  expect(first).toMatchObject({ version: 2, text: answers[0].status === 200 ? 'Um' : 'Dois' });
  expect(first!.editedAt).not.toBeNull();
  for (const who of [recruiter, chooser]) expect(await mailsTo(who.email)).toHaveLength(1);
  expect((await edit(chooser, id, commentId, { text: 'Meu', version: 2 })).status).toBe(403);
  await edit(owner, id, commentId, { text: 'Só o recrutador', version: 2, mentionIds: [recruiter.id] });
  expect(await mentionsOf(chooser)).not.toContainEqual(expect.objectContaining({ commentId }));
  expect(await mailsTo(recruiter.email)).toHaveLength(1);
  await owner.call('DELETE /candidates/{applicationId}/comments/{commentId}', {
    params: { applicationId: id, commentId },
  });
  expect(await mentionsOf(recruiter)).not.toContainEqual(expect.objectContaining({ commentId }));
  expect((await edit(owner, id, commentId, { text: 'x', version: 3 })).status).toBe(404);
});

it.each([
  [{ mentionIds: ['nobody'] }],
  [{ mentionIds: Array.from({ length: 21 }, () => '0197a000-0000-7000-8000-000000000000') }],
])('PIP-02 refuses mentions like %#', async (body) => {
  const { ids } = await scene(['qualify']);
  expect((await comment(owner, ids[0]!, 'x', body.mentionIds)).status).toBe(422);
});
