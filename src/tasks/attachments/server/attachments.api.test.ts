import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import type { Person } from '#application/testing/pipeline-world.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { storedFiles } from '#platform/db/tables.ts';
import { purgeFiles } from '#platform/files/stored-files.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { projects } from '#projects/server/tables.ts';
import { MAXIMUM_ATTACHMENTS } from '#tasks/attachments/rules/attachment-limits.ts';
import { ATTACHMENT_KIND } from './attachment-queries.ts';
import { collectOwnAttachmentFiles, collectOwnAttachments } from './own-data.ts';
import { taskAttachments } from './tables.ts';

let world: Awaited<ReturnType<typeof startBoardWorld>>;
beforeAll(async () => {
  // Its own product: one test counts stored files, another takes their folder away.
  world = await startBoardWorld(startTestProduct());
});
afterAll(() => world.product.close());

type Place = { projectId: string; taskId: string };
const pdf = '%PDF-1.7 layout';
const inSpace = () => ({ workspaceid: world.workspaceId });
const headersOf = (who: Person) => (who === world.tracker || who === world.manager ? inSpace() : {});

const add = (who: Person, { projectId, taskId }: Place, name = 'layout.pdf', body: string | Uint8Array = pdf) =>
  who.call('POST /tasks/{projectId}/{taskId}/attachments', {
    params: { projectId, taskId },
    query: { name },
    body,
    headers: { 'content-type': 'application/octet-stream', ...headersOf(who) },
  });
const list = async (who: Person, { projectId, taskId }: Place) =>
  (
    await who.call('GET /tasks/{projectId}/{taskId}/attachments', {
      params: { projectId, taskId },
      headers: headersOf(who),
    })
  ).body;
const on = (who: Person, method: 'GET' | 'DELETE', attachmentId: string) =>
  who.call(`${method} /tasks/attachments/{attachmentId}`, { params: { attachmentId }, headers: headersOf(who) });
const restore = (who: Person, attachmentId: string) =>
  who.call('POST /tasks/attachments/{attachmentId}/restore', { params: { attachmentId }, headers: headersOf(who) });

test('TSK-04 a file ends as what it is, whatever it was called', async () => {
  const { projectId, taskId, professional } = await world.work();
  const { body } = await add(professional, { projectId, taskId }, 'layout_\u202Efdp.hta');
  expect(body.name).toBe('layout_fdp.hta.pdf');
  const got = await on(world.owner, 'GET', body.attachmentId);
  expect(got.headers.get('content-disposition')).toContain('layout_fdp.hta.pdf');
});

test('TSK-04 a file is added, counted on the card, read by everybody of the task under its name, and deleted', async () => {
  const { projectId, taskId, professional } = await world.work();
  const place = { projectId, taskId };
  const name = 'Peça "final" <b>ção</b>.pdf';
  const added = await add(professional, place, name);
  expect([added.status, added.body]).toMatchObject([
    201,
    { name, mediaType: 'application/pdf', sizeBytes: pdf.length },
  ]);
  for (const who of [world.owner, world.tracker, professional]) {
    expect((await world.open(who, projectId, taskId)).body.attachments).toBe(1);
    expect((await list(who, place)).attachments).toMatchObject([{ name, addedBy: expect.any(String) }]);
    const got = await on(who, 'GET', added.body.attachmentId);
    expect([got.status, got.body]).toEqual([200, pdf]);
    expect(got.headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent(name)}`);
  }
  expect((await on(world.tracker, 'DELETE', added.body.attachmentId)).status).toBe(200);
  expect((await on(professional, 'GET', added.body.attachmentId)).status).toBe(404);
  expect((await world.open(professional, projectId, taskId)).body.attachments).toBe(0);
  const { body } = await world.owner.call('GET /tasks/{projectId}/history', {
    params: { projectId },
    query: { taskId },
  });
  expect(body.changes.slice(0, 2)).toMatchObject([
    { kind: 'fileDeleted', before: name, actor: 'Someone' },
    { kind: 'fileAdded', after: name, actor: expect.stringMatching(/^Pessoa /) },
  ]);
});

test('TSK-04 files have the type of their bytes; others, too large ones and empty names are refused', async () => {
  const place = await world.work();
  expect((await add(world.owner, place, 'a.pdf', 'MZ\u0000')).body.error.code).toBe('tasks.fileTypeUnknown');
  expect((await add(world.owner, place, 'x.html', '<script>')).status).toBe(422);
  expect((await add(world.owner, place, '', pdf)).status).toBe(422);
  expect((await add(world.owner, place, 'big.txt', new Uint8Array(25 * 1024 * 1024 + 1).fill(97))).status).toBe(413);
  expect((await add(world.owner, place, '../../etc.csv', 'a;b')).status).toBe(201);
});

test('TSK-04 a professional adds to own tasks and deletes own files; strangers, recruiters and who left find nothing', async () => {
  const { projectId, taskId, professional, professionalId, outsider } = await world.work();
  const place = { projectId, taskId };
  const others = (await world.add(world.owner, projectId, { title: 'Not theirs' })).body;
  const elsewhere = { projectId, taskId: others.taskId };
  expect((await add(professional, elsewhere)).body.error.code).toBe('tasks.onlyOwn');
  const { attachmentId } = (await add(world.owner, place)).body;
  expect((await list(professional, place)).attachments[0]!.abilities.delete).toBe(false);
  expect((await on(professional, 'DELETE', attachmentId)).body.error.code).toBe('tasks.onlyOwnFiles');
  expect((await on(world.admin, 'GET', attachmentId)).status).toBe(200);
  expect(
    (await world.admin.call.raw('DELETE /tasks/attachments/{attachmentId}', { params: { attachmentId } })).status,
  ).toBe(403);
  for (const who of [outsider, world.otherOwner]) {
    expect((await on(who, 'GET', attachmentId)).status).toBe(404);
    expect((await on(who, 'DELETE', attachmentId)).status).toBe(404);
    expect((await add(who, place)).status).toBe(404);
  }
  // Open tasks of somebody who leaves are freed; a finished one stays theirs.
  await world.change(professional, projectId, taskId, { status: 'finished' });
  const { database } = world.product;
  await database
    .update(projectProfessionals)
    .set({ state: 'replaced', endedAt: new Date() })
    .where(eq(projectProfessionals.id, professionalId));
  expect((await on(professional, 'GET', attachmentId)).status, 'the own part stays readable').toBe(200);
  expect((await add(professional, place)).status).toBe(403);
  await database.update(projects).set({ status: 'finished' }).where(eq(projects.id, projectId));
  expect((await add(world.owner, place)).body.error.code).toBe('tasks.projectEnded');
  expect((await on(world.owner, 'DELETE', attachmentId)).body.error.code).toBe('tasks.projectEnded');
  expect((await list(world.owner, place)).abilities.add).toBe(false);
});

test('TSK-04 a deleted file comes back within ten minutes, later it and its bytes are gone', async () => {
  const place = await world.work();
  const { product, owner } = world;
  const { attachmentId } = (await add(owner, place, 'a.pdf')).body;
  await on(owner, 'DELETE', attachmentId);
  expect((await restore(owner, attachmentId)).body).toMatchObject({ name: 'a.pdf', abilities: { delete: true } });
  expect((await on(owner, 'GET', attachmentId)).body).toBe(pdf);
  await on(owner, 'DELETE', attachmentId);
  expect((await on(owner, 'DELETE', attachmentId)).status).toBe(404);
  await world.later({ minutes: 11 });
  expect((await restore(owner, attachmentId)).body.error.code).toBe('tasks.fileGone');
  const ofTasks = () => product.database.$count(storedFiles, eq(storedFiles.kind, ATTACHMENT_KIND));
  const before = await ofTasks();
  await purgeFiles(product.database, product.files, { warn: () => {} });
  expect(await ofTasks()).toBeLessThan(before);
  await add(owner, place, 'b.pdf');
  const rows = await product.database.select().from(taskAttachments).where(eq(taskAttachments.taskId, place.taskId));
  expect(rows.map(({ name }) => name)).toEqual(['b.pdf']);
});

test('TSK-04 thirty files stand at a task, also when they come at once; refused ones leave nothing behind', async () => {
  const place = await world.work();
  const { product, owner } = world;
  const planted = Array.from({ length: MAXIMUM_ATTACHMENTS - 1 }, (_, number) => ({
    ...{ taskId: place.taskId, fileKey: `planted ${place.taskId} ${number}`, name: `${number}.pdf` },
    ...{ mediaType: 'application/pdf', sizeBytes: 1, addedBy: owner.id },
  }));
  await product.database.insert(taskAttachments).values(planted);
  const answers = await Promise.all([add(owner, place), add(owner, place), add(owner, place)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const stored = await product.database.$count(storedFiles);
  expect((await add(owner, place)).body.error.code).toBe('tasks.tooManyFiles');
  expect(await product.database.$count(storedFiles)).toBe(stored);
  expect((await world.open(owner, place.projectId, place.taskId)).body.attachments).toBe(MAXIMUM_ATTACHMENTS);
});

test('TSK-04 the own copy holds the files that one added, with their bytes', async () => {
  const place = await world.work();
  await add(place.professional, place, 'print.png', Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'));
  const { database } = world.product;
  const [told] = await collectOwnAttachments(database, place.professional.id);
  const [file] = await collectOwnAttachmentFiles(database, place.professional.id);
  expect(told).toMatchObject({ task: 'Work', name: 'print.png', file: file!.name });
  expect(file).toMatchObject({ name: expect.stringMatching(/^task-attachments\/.+\.png$/), kind: ATTACHMENT_KIND });
});

test('TSK-07 a file store that refuses is told as 503 and leaves task, history and list as they were', async () => {
  const place = await world.work();
  const { product, owner } = world;
  const folder = join(product.config.dataDirectory, 'files');
  // Nothing can be written below a file, not even by root.
  await rm(folder, { recursive: true, force: true });
  await writeFile(folder, '');
  const refused = await add(owner, place);
  expect([refused.status, refused.body.error.code]).toEqual([503, 'platform.unavailable']);
  expect((await list(owner, place)).attachments).toEqual([]);
  expect((await world.open(owner, place.projectId, place.taskId)).body.attachments).toBe(0);
  const { body } = await owner.call('GET /tasks/{projectId}/history', {
    params: { projectId: place.projectId },
    query: { taskId: place.taskId },
  });
  expect(body.changes.map(({ kind }) => kind)).not.toContain('fileAdded');
  await rm(folder);
  expect((await add(owner, place)).status).toBe(201);
});
