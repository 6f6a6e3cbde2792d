import { afterAll, expect, it } from 'vitest';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { conversationSteps } from '#application/testing/steps/conversation-steps.ts';
import { waitingSteps } from '#application/testing/steps/waiting-steps.ts';
import { collectMessages, eraseMessagesOf } from '#conversations/server/own-data.ts';
import {
  applicationMessages,
  messageFiles,
  messageParticipants,
  messageReports,
  messageThreads,
} from '#conversations/server/tables.ts';
import { storedFiles } from '#platform/db/tables.ts';
import { purgeFiles } from '#platform/files/stored-files.ts';
import { sendScheduledJob } from './scheduled/send-scheduled.ts';

// This file has a world of its own, because the job removes everybody's files that were not sent.
const world = await startPipelineWorld(startTestProduct());
const { product, owner, otherOwner, chooser, workspaceId, scene, statusesOf } = world;
afterAll(() => product.close());
const { write, answer, readOwn } = conversationSteps();
const { letPass } = waitingSteps(() => product);

const upload = (
  who: Person,
  side: 'candidates' | 'applications',
  applicationId: string,
  body = '%PDF-1.7 x',
  name = 'a.pdf',
) =>
  who.call.raw(`POST /${side}/{applicationId}/messageFiles`, {
    params: { applicationId },
    query: { name },
    body,
    headers: { 'content-type': 'application/octet-stream' },
  });
const download = (who: Person, side: 'candidates' | 'applications', applicationId: string, fileId: string) =>
  who.call.raw(`GET /${side}/{applicationId}/messageFiles/{fileId}`, { params: { applicationId, fileId } });

it('PIP-06 files go along with messages, by the type of their bytes, and only to both sides', async () => {
  const { ids, members } = await scene(['new', 'new']);
  const [id, member] = [ids[0]!, members[0]!];
  expect((await upload(member, 'applications', id)).body.error.code).toBe('pipeline.notWrittenYet');
  await write(owner, id, 'Olá');
  expect((await upload(member, 'applications', id, '<script>', 'cv.pdf')).body.error.code).toBe(
    'pipeline.fileTypeUnknown',
  );
  const { fileId } = (await upload(member, 'applications', id)).body;
  expect((await download(owner, 'candidates', id, fileId)).status).toBe(404);
  expect((await answer(members[1]!, ids[1]!, 'x', { fileIds: [fileId] })).status).toBe(409);
  await write(owner, ids[1]!, 'Olá');
  const foreign = await answer(members[1]!, ids[1]!, 'Não é meu', { fileIds: [fileId] });
  expect([foreign.status, foreign.body.error.code]).toEqual([422, 'pipeline.messageFileUnknown']);
  const twice = await Promise.all([1, 2].map((time) => answer(member, id, `Segue ${time}`, { fileIds: [fileId] })));
  expect(statusesOf(twice)).toEqual([201, 422]);
  const { messages } = (await readOwn(member, id)).body;
  expect(messages.map(({ files }) => files.map(({ name }) => name))).toEqual([[], ['a.pdf']]);
  const got = await download(owner, 'candidates', id, fileId);
  expect([got.status, got.headers.get('content-disposition')]).toEqual([200, expect.stringContaining('attachment')]);
  expect((await download(otherOwner, 'candidates', id, fileId)).status).toBe(404);
  expect((await download(members[1]!, 'applications', ids[1]!, fileId)).status).toBe(404);
  const own = (await upload(owner, 'candidates', id)).body.fileId;
  const others = await write(chooser, id, 'Não é meu', { fileIds: [own] }, { workspaceid: workspaceId });
  expect([others.status, others.body.error.code]).toEqual([422, 'pipeline.messageFileUnknown']);
  expect((await write(owner, id, 'x', { fileIds: Array.from({ length: 6 }, () => fileId) })).status).toBe(422);
});

it('PIP-06 a file of a stranger ends as what it is, and is refused by a name that objects inherit', async () => {
  const { ids, members } = await scene(['new']);
  const [id, member] = [ids[0]!, members[0]!];
  await write(owner, id, 'Olá');
  const { fileId, name } = (await upload(member, 'applications', id, '%PDF-1.7\r\n@echo off', 'cv_\u202Efdp.bat')).body;
  expect(name).toBe('cv_fdp.bat.pdf');
  expect((await answer(member, id, 'Segue', { fileIds: [fileId] })).status).toBe(201);
  const got = await download(owner, 'candidates', id, fileId);
  expect(got.headers.get('content-disposition')).toContain('cv_fdp.bat.pdf');
  const inherited = await upload(owner, 'candidates', id, 'words', '__proto__');
  expect([inherited.status, inherited.body.error.code]).toEqual([422, 'pipeline.fileTypeUnknown']);
});

it('PIP-06 at most ten files wait for a message, also when they come at once; they go after a day', async () => {
  const { ids } = await scene(['new']);
  const answers = await Promise.all(Array.from({ length: 13 }, () => upload(owner, 'candidates', ids[0]!)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  const kept = await product.database.$count(storedFiles);
  expect((await upload(owner, 'candidates', ids[0]!)).body.error.code).toBe('pipeline.tooManyFiles');
  expect(await product.database.$count(storedFiles)).toBe(kept);
  await letPass({ minutes: 23 * 60 + 1 });
  await product.runJob(sendScheduledJob);
  const before = await product.database.$count(storedFiles);
  await purgeFiles(product.database, product.files, { warn: () => {} });
  expect(await product.database.$count(storedFiles)).toBeLessThan(before);
  expect((await upload(owner, 'candidates', ids[0]!)).status).toBe(201);
});

it('PIP-06 the export holds what both sides wrote, and an erasure removes it with its files', async () => {
  const { ids, members } = await scene(['new']);
  const [id, member] = [ids[0]!, members[0]!];
  await write(chooser, id, 'Olá', {}, { workspaceid: workspaceId });
  const { fileId } = (await upload(member, 'applications', id)).body;
  await answer(member, id, 'Segue', { fileIds: [fileId] });
  await member.call.raw('POST /applications/{applicationId}/messages/report', {
    params: { applicationId: id },
    body: { reason: 'x' },
  });
  expect(await collectMessages(product.database, member.id)).toMatchObject([
    { side: 'company', own: false, text: 'Olá' },
    { side: 'candidate', own: true, text: 'Segue', files: ['a.pdf'] },
  ]);
  expect(await collectMessages(product.database, chooser.id)).toMatchObject([{ own: true, text: 'Olá', files: [] }]);
  await product.database.transaction((transaction) => eraseMessagesOf(transaction, member.id));
  for (const table of [applicationMessages, messageThreads, messageParticipants, messageFiles, messageReports]) {
    const rows = await product.database.select({ applicationId: table.applicationId }).from(table);
    expect(rows.filter(({ applicationId }) => applicationId === id)).toEqual([]);
  }
  expect(await collectMessages(product.database, chooser.id)).toEqual([]);
});
