import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import type { Person } from '#application/testing/pipeline-world.ts';
import { happenings } from '#platform/db/tables.ts';
import { taskComments } from './tables.ts';

let world: Awaited<ReturnType<typeof startBoardWorld>>;
beforeAll(async () => {
  world = await startBoardWorld();
});
afterAll(() => world.product.close());

interface Place {
  projectId: string;
  taskId: string;
}
const headersOf = (who: Person) =>
  who === world.tracker || who === world.manager ? { headers: { workspaceid: world.workspaceId } } : {};
const write = (who: Person, { projectId, taskId }: Place, text: string, mentionIds: string[] = []) =>
  who.call('POST /tasks/{projectId}/{taskId}/comments', {
    params: { projectId, taskId },
    body: { text, mentionIds },
    ...headersOf(who),
  });
const read = async (who: Person, { projectId, taskId }: Place) =>
  (await who.call('GET /tasks/{projectId}/{taskId}/comments', { params: { projectId, taskId }, ...headersOf(who) }))
    .body;
const edit = (who: Person, commentId: string, text: string, version: number, mentionIds: string[] = []) =>
  who.call('PATCH /tasks/comments/{commentId}', {
    params: { commentId },
    body: { text, version, mentionIds },
    ...headersOf(who),
  });
const remove = (who: Person, commentId: string) =>
  who.call('DELETE /tasks/comments/{commentId}', { params: { commentId }, ...headersOf(who) });
const mails = async (who: Person) =>
  (await world.mailsTo(who.email)).filter(({ textBody }) => textBody.includes('?task='));

test('TSK-04 company and professionals of a task read the same comments, written, changed and deleted by their authors', async () => {
  const place = await world.work();
  const { owner, tracker, admin } = world;
  const { professional, outsider } = place;
  const asked = await write(owner, place, 'Which bank first?');
  expect([asked.status, asked.body]).toMatchObject([201, { version: 1, abilities: { edit: true, delete: true } }]);
  await write(professional, place, 'The largest one');
  for (const who of [owner, tracker, professional, admin])
    expect((await read(who, place)).comments.map(({ text }) => text)).toEqual(['Which bank first?', 'The largest one']);
  expect((await read(admin, place)).abilities.write).toBe(false);
  const { commentId } = asked.body;
  expect((await edit(tracker, commentId, 'Mine now', 1)).status).toBe(403);
  expect((await remove(professional, commentId)).status).toBe(403);
  expect((await edit(owner, commentId, 'Which two banks first?', 1)).body).toMatchObject({ version: 2 });
  expect((await edit(owner, commentId, 'Once more', 1)).status).toBe(409);
  for (const who of [outsider, world.otherOwner]) {
    expect((await write(who, place, 'x')).status).toBe(404);
    expect((await edit(who, commentId, 'x', 2)).status).toBe(404);
    expect((await remove(who, commentId)).status).toBe(404);
  }
  expect((await remove(owner, commentId)).status).toBe(200);
  expect((await read(professional, place)).comments.map(({ text }) => text)).toEqual(['The largest one']);
  expect((await edit(owner, commentId, 'x', 2)).status).toBe(404);
});

test('TSK-04 a professional writes at own tasks only; empty, endless and ill-mentioned words are refused', async () => {
  const place = await world.work();
  const { professional, outsider, projectId } = place;
  const others = (await world.add(world.owner, projectId, { title: 'Not theirs' })).body;
  expect((await write(professional, { projectId, taskId: others.taskId }, 'x')).body.error.code).toBe('tasks.onlyOwn');
  expect((await write(professional, place, '   ')).status).toBe(422);
  expect((await write(professional, place, 'x'.repeat(2001))).status).toBe(422);
  for (const id of [outsider.id, world.otherOwner.id, world.recruiter.id, professional.id])
    expect((await write(professional, place, 'x', [id])).body.error.code).toBe('tasks.mentionUnknown');
  expect((await read(professional, place)).comments).toEqual([]);
});

test('TSK-04 the words of a comment stand after 15 minutes; it can still be deleted', async () => {
  const place = await world.work();
  const { commentId } = (await write(place.professional, place, 'Done by noon')).body;
  await world.later({ minutes: 16 });
  expect((await edit(place.professional, commentId, 'Done by six', 1)).body.error.code).toBe('tasks.commentFixed');
  expect((await read(place.professional, place)).comments).toMatchObject([
    { text: 'Done by noon', editedAt: null, abilities: { edit: false, delete: true } },
  ]);
  expect((await remove(place.professional, commentId)).status).toBe(200);
});

test('TSK-04 whom a comment mentions is mailed once of it, also when they are taken out and named again', async () => {
  const place = await world.work();
  const { owner, tracker, recruiter, product } = world;
  const { professional } = place;
  const { people } = (
    await professional.call('GET /tasks/{projectId}/{taskId}/mentionable', {
      params: { projectId: place.projectId, taskId: place.taskId },
    })
  ).body;
  const ids = people.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([owner.id, tracker.id]));
  for (const id of [professional.id, recruiter.id, place.outsider.id]) expect(ids).not.toContain(id);
  expect(Object.keys(people[0]!).toSorted()).toEqual(['id', 'image', 'name']);
  const before = (await mails(tracker)).length;
  const said = (await write(professional, place, '@Olga and @Someone, look', [owner.id, tracker.id])).body;
  expect(said.mentions.map(({ userId }) => userId).toSorted()).toEqual([owner.id, tracker.id].toSorted());
  const [mail, ...more] = (await mails(tracker)).slice(before);
  expect(more).toEqual([]);
  for (const words of ['@Olga and @Someone, look', `?task=${place.taskId}`]) expect(mail!.textBody).toContain(words);
  expect(mail!.subject).toContain('Work');
  expect((await read(tracker, place)).comments).toMatchObject([{ callsReader: true }]);
  await edit(professional, said.commentId, '@Olga, look', 1, [owner.id]);
  expect((await read(tracker, place)).comments).toMatchObject([{ callsReader: false }]);
  await edit(professional, said.commentId, '@Olga and @Someone, look', 2, [owner.id, tracker.id]);
  expect((await read(tracker, place)).comments).toMatchObject([{ callsReader: true }]);
  expect((await mails(tracker)).slice(before)).toHaveLength(1);
  const told = await product.database.select().from(happenings).where(eq(happenings.name, 'tasks.mentioned'));
  expect(told.filter(({ ids: named }) => JSON.stringify(named).includes(place.taskId))).toHaveLength(2);
});

test('TSK-04 a comment past the limit is refused, and one at a deleted task is not found', async () => {
  const place = await world.work();
  const { owner, product } = world;
  const planted = Array.from({ length: 499 }, () => ({ taskId: place.taskId, authorId: owner.id, text: 'x' }));
  await product.database.insert(taskComments).values(planted);
  const answers = await Promise.all([write(owner, place, 'a'), write(owner, place, 'b')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const { commentId } = answers.find(({ status }) => status === 201)!.body;
  await world.remove(owner, place.projectId, place.taskId);
  expect((await write(owner, place, 'c')).status).toBe(404);
  expect((await remove(owner, commentId)).status).toBe(404);
});

test('TSK-04 mails about mentions can be switched off by a professional too', async () => {
  const { professional } = await world.work();
  const { body } = await professional.call('GET /noticeChoices', { query: {} });
  expect(body.kinds).toContainEqual(expect.objectContaining({ kind: 'mentions', isNecessary: false }));
});
