import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { conversationSteps } from '#application/testing/steps/conversation-steps.ts';
import { waitingSteps } from '#application/testing/steps/waiting-steps.ts';
import { applicationMessages } from '#conversations/server/tables.ts';
import { clock } from '#platform/calendar/clock.ts';
import { newId } from '#platform/db/columns.ts';
import { sendScheduledJob } from './send-scheduled.ts';

// This file has a world of its own, because the job sends what everybody has scheduled.
const world = await startPipelineWorld(startTestProduct());
const { product, owner, chooser, otherOwner, workspaceId, scene, mailsTo, statusesOf } = world;
afterAll(() => product.close());
const headers = { workspaceid: workspaceId };
const { write, answer, read, readOwn } = conversationSteps();
const { letPass } = waitingSteps(() => product);
const send = () => product.runJob(sendScheduledJob);
const inAnHour = () => new Date(clock.now().getTime() + 3_600_000).toISOString();
const takeBack = (who: typeof owner, applicationId: string, messageId: string, more = {}) =>
  who.call('DELETE /candidates/{applicationId}/messages/{messageId}', {
    params: { applicationId, messageId },
    headers: more,
  });

it('PIP-06 a message for later is the company’s alone until its time, and then goes once', async () => {
  const { ids, members } = await scene(['new']);
  const [id, member] = [ids[0]!, members[0]!];
  expect((await write(owner, id, 'x', { sendAt: new Date(clock.now().getTime() - 1_000).toISOString() })).status).toBe(
    422,
  );
  const written = await write(owner, id, 'Para depois', { sendAt: inAnHour() });
  expect([written.status, written.body.messages[0]!.state]).toEqual([201, 'scheduled']);
  await send();
  expect((await readOwn(member, id)).body.messages).toEqual([]);
  expect((await answer(member, id, 'Olá')).status).toBe(409);
  expect(await mailsTo(member.email)).toEqual([]);
  await letPass({ minutes: 61 });
  await Promise.all([send(), send()]);
  expect((await readOwn(member, id)).body.messages).toMatchObject([{ text: 'Para depois', state: 'sent' }]);
  expect(await mailsTo(member.email)).toHaveLength(1);
  const sent = (await read(owner, id)).body.messages[0]!;
  expect((await takeBack(owner, id, sent.id)).body.error.code).toBe('pipeline.alreadySent');
});

it('PIP-06 a message for later is taken back or sent, never both, and its file is there for the next one', async () => {
  const { ids, members } = await scene(['new']);
  const [id, member] = [ids[0]!, members[0]!];
  const file = await owner.call('POST /candidates/{applicationId}/messageFiles', {
    params: { applicationId: id },
    query: { name: 'proposta.pdf' },
    body: '%PDF-1.7 x',
    headers: { 'content-type': 'application/octet-stream' },
  });
  const { fileId } = file.body;
  const written = await write(owner, id, 'Com anexo', { sendAt: inAnHour(), fileIds: [fileId] });
  const messageId = written.body.messages[0]!.id;
  const download = () =>
    member.call('GET /applications/{applicationId}/messageFiles/{fileId}', { params: { applicationId: id, fileId } });
  expect((await download()).status).toBe(404);
  expect((await takeBack(otherOwner, id, messageId)).status).toBe(404);
  await letPass({ minutes: 61 });
  const [taken] = await Promise.all([takeBack(chooser, id, messageId, headers), send()]);
  const { messages } = (await readOwn(member, id)).body;
  expect(messages).toHaveLength(taken.status === 200 ? 0 : 1);
  if (taken.status === 200) {
    expect(taken.body).toMatchObject({ text: 'Com anexo', files: [{ fileId }] });
    expect((await write(chooser, id, 'De novo', { fileIds: [fileId] }, headers)).status).toBe(201);
  }
  expect((await download()).status).toBe(200);
});

it('PIP-06 a message for later does not go to somebody who withdrew meanwhile', async () => {
  const { ids, members } = await scene(['new']);
  const [id, member] = [ids[0]!, members[0]!];
  await write(owner, id, 'Para depois', { sendAt: inAnHour() });
  await member.call('POST /applications/{applicationId}/withdraw', { params: { applicationId: id } });
  await letPass({ minutes: 61 });
  await send();
  expect((await readOwn(member, id)).body.messages).toEqual([]);
  expect((await read(owner, id)).body.messages).toMatchObject([{ state: 'dropped' }]);
});

it('PIP-06 a message for later does not go to somebody who was turned down meanwhile, told or not', async () => {
  const { ids, members } = await scene(['new', 'new']);
  for (const id of ids) await write(owner, id, 'Até segunda!', { sendAt: inAnHour() });
  await world.onCandidate(owner, 'disqualify', ids[0]!);
  await write(owner, ids[0]!, 'Escrita depois', { sendAt: inAnHour() });
  await letPass({ minutes: 61 });
  await send();
  const shown = async (index: number) =>
    (await read(owner, ids[index]!)).body.messages.map(({ text, state }) => [text, state]);
  expect((await shown(0)).toSorted()).toEqual([
    ['Até segunda!', 'dropped'],
    ['Escrita depois', 'sent'],
  ]);
  expect((await readOwn(members[0]!, ids[0]!)).body.messages).toMatchObject([{ text: 'Escrita depois' }]);
  expect(await shown(1)).toEqual([['Até segunda!', 'sent']]);
});

it('PIP-06 a message to many for later is taken back as a whole', async () => {
  const { ids } = await scene(['new', 'new', 'new']);
  const mailingId = newId();
  const sent = await owner.call('POST /candidates/message', {
    body: { mailingId, applicationIds: ids, subject: 'Olá', text: 'Olá, {{name}}', sendAt: inAnHour() },
  });
  expect(sent.body.results.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done']);
  const undo = (who: typeof owner) => who.call('DELETE /candidates/message/{mailingId}', { params: { mailingId } });
  expect((await undo(otherOwner)).body.count).toBe(0);
  // A colleague takes back their own sendings alone.
  const ofColleague = await chooser.call('DELETE /candidates/message/{mailingId}', { params: { mailingId }, headers });
  expect(ofColleague.body.count).toBe(0);
  const undone = await Promise.all([undo(owner), undo(owner)]);
  expect(statusesOf(undone)).toEqual([200, 200]);
  expect(undone.map(({ body }) => body.count).toSorted((one, other) => one - other)).toEqual([0, 3]);
  const kept = eq(applicationMessages.mailingId, mailingId);
  expect(await product.database.$count(applicationMessages, kept)).toBe(0);
});
