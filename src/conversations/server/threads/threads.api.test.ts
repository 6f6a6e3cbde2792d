import { and, eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { startConversationWorld } from '#application/testing/steps/conversation-steps.ts';
import type { Person } from '#application/testing/pipeline-world.ts';
import { followTopic } from '#application/testing/steps/follow-topic.ts';
import { waitingSteps } from '#application/testing/steps/waiting-steps.ts';
import { applications } from '#applications/server/tables.ts';
import { MAXIMUM_DAILY_ANSWERS, MESSAGES_SHOWN } from '#conversations/rules/thread-terms.ts';
import { applicationMessages } from '#conversations/server/tables.ts';
import { newId } from '#platform/db/columns.ts';

const world = await startConversationWorld();
const { product, owner, otherOwner, recruiter, watcher, chooser, workspaceId, scene, statusesOf } = world;
const { write, answer, read, readOwn, mark, nameOf, candidate } = world;
afterAll(() => product.close());
const headers = { workspaceid: workspaceId };
const readBefore = (who: Person, applicationId: string, before?: string) =>
  who.call('GET /candidates/{applicationId}/messages', { params: { applicationId }, query: before ? { before } : {} });
const readOwnBefore = (who: Person, applicationId: string, before?: string) =>
  who.call('GET /applications/{applicationId}/messages', {
    params: { applicationId },
    query: before ? { before } : {},
  });
const { itemsOf } = waitingSteps(() => product);

it('PIP-06 a conversation goes both ways: colleagues read who wrote, the candidate reads the company', async () => {
  const { id, member } = await candidate();
  await write(chooser, id, 'Podemos falar amanhã?', {}, headers);
  const own = (await readOwn(member, id)).body;
  expect(own.messages.map(({ text, author, side }) => [text, author, side])).toEqual([
    ['Bom dia!', null, 'company'],
    ['Podemos falar amanhã?', null, 'company'],
  ]);
  expect([own.isUnread, own.awaits, own.candidate, own.abilities.write]).toEqual([true, 'candidate', null, true]);
  const answered = await answer(member, id, 'Claro, às 10h.');
  expect([answered.status, answered.body.isUnread, answered.body.awaits]).toEqual([201, false, 'company']);
  const company = (await read(recruiter, id)).body;
  expect(company.messages.map(({ author, own: isOwn }) => [author, isOwn])).toEqual([
    ['Olga Dona', false],
    ['Colega', false],
    [await nameOf(id), false],
  ]);
  expect([company.isUnread, company.candidate?.memberId]).toEqual([true, member.id]);
  expect((await mark(owner, id, { read: true })).body.isUnread).toBe(false);
  expect((await read(recruiter, id)).body.awaits).toBe('company');
});

it('P-7.2 a conversation is read page by page back to its first message, by both sides', async () => {
  const { id, member } = await candidate();
  const [first] = (await read(owner, id)).body.messages;
  const count = MESSAGES_SHOWN + 5;
  // Two at the same time: their order is that of their ids.
  const moments = Array.from({ length: count }, (_, at) => new Date(Date.parse(first!.at) - (1 + (at >> 1)) * 60_000));
  const [sent] = await product.database
    .select()
    .from(applicationMessages)
    .where(eq(applicationMessages.applicationId, id));
  await product.database.insert(applicationMessages).values(
    moments.map((sendAt, at) => ({
      ...sent!,
      id: newId(),
      mailingId: newId(),
      text: `Antes ${at}`,
      sendAt,
      createdAt: sendAt,
    })),
  );
  for (const side of ['company', 'candidate'] as const) {
    const page = async (before?: string) =>
      side === 'company' ? (await readBefore(owner, id, before)).body : (await readOwnBefore(member, id, before)).body;
    const latest = await page();
    const earlier = await page(latest.earlier!);
    expect([latest.messages.length, earlier.messages.length, earlier.earlier]).toEqual([MESSAGES_SHOWN, 6, null]);
    const all = [...earlier.messages, ...latest.messages];
    expect(new Set(all.map((message) => message.id)).size).toBe(count + 1);
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted());
  }
  const wrong = await readBefore(owner, id, 'x');
  expect([wrong.status, wrong.body.error.code]).toEqual([422, 'pipeline.cursorInvalid']);
});

it('PIP-06 a conversation is for the company’s people and that candidate alone', async () => {
  const { id, ids, members } = await candidate({ count: 2 });
  expect((await read(otherOwner, id)).status).toBe(404);
  expect((await write(otherOwner, id, 'x')).status).toBe(404);
  expect((await readOwn(members[1]!, id)).status).toBe(404);
  expect((await answer(members[1]!, id, 'x')).status).toBe(404);
  expect((await write(watcher, ids[1]!, 'x', {}, headers)).status).toBe(403);
  const seen = await read(watcher, id, headers);
  expect([seen.status, seen.body.obstacle]).toEqual([200, 'readOnly']);
  expect((await mark(watcher, id, { settled: true }, headers)).status).toBe(403);
});

it('PIP-06 a conversation stays new for the company when somebody looks who cannot answer', async () => {
  const { id, member } = await candidate();
  await answer(member, id, 'Bom dia');
  for (const reader of [watcher, world.assigner]) {
    expect((await read(reader, id, headers)).body.isUnread).toBe(false);
    expect((await mark(reader, id, { read: true }, headers)).status).toBe(200);
  }
  expect((await read(owner, id)).body.isUnread).toBe(true);
  expect((await mark(chooser, id, { read: true }, headers)).body.isUnread).toBe(false);
  expect((await read(owner, id)).body.isUnread).toBe(false);
});

it('PIP-06 a conversation begins with the company, and ends when the candidate withdraws', async () => {
  const { id, member } = await candidate({ isOpen: false });
  const early = await answer(member, id, 'Olá?');
  expect([early.status, early.body.error.code]).toEqual([409, 'pipeline.notWrittenYet']);
  expect((await readOwn(member, id)).body.obstacle).toBe('notYet');
  await write(owner, id, 'Bom dia!');
  expect((await answer(member, id, 'Bom dia!')).status).toBe(201);
  await member.call('POST /applications/{applicationId}/withdraw', { params: { applicationId: id } });
  expect((await answer(member, id, 'Ainda aí?')).body.error.code).toBe('pipeline.withdrawnByYou');
  expect((await write(owner, id, 'Que pena.')).body.error.code).toBe('pipeline.withdrawn');
  expect((await readOwn(member, id)).body.messages).toHaveLength(2);
  const waiting = await itemsOf(owner, 'conversations.candidateMessages');
  expect(waiting.filter(({ address }) => address.endsWith(id))).toEqual([]);
});

it('PIP-06 of a candidate twenty messages a day are taken, over all companies and at once', async () => {
  const { ids, members } = await scene(['new']);
  const member = members[0]!;
  const other = await scene(['new']);
  // One person is a candidate in two vacancies.
  await product.database.update(applications).set({ memberId: member.id }).where(eq(applications.id, other.ids[0]!));
  for (const id of [ids[0]!, other.ids[0]!]) await write(owner, id, 'Olá');
  const answers = await Promise.all(
    Array.from({ length: MAXIMUM_DAILY_ANSWERS + 6 }, (_, index) =>
      answer(member, index % 2 === 0 ? ids[0]! : other.ids[0]!, `Mensagem ${index}`),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAXIMUM_DAILY_ANSWERS);
  expect(answers.find(({ status }) => status === 409)!.body.error.code).toBe('pipeline.tooManyAnswers');
  const kept = and(eq(applicationMessages.senderId, member.id), eq(applicationMessages.side, 'candidate'));
  expect(await product.database.$count(applicationMessages, kept)).toBe(MAXIMUM_DAILY_ANSWERS);
});

it('PIP-06 a conversation is closed by either side, and a message at the same time goes before or not at all', async () => {
  const { id, member } = await candidate();
  const block = (who: Person, side: 'candidates' | 'applications', blocked: boolean) =>
    who.call.raw(`PUT /${side}/{applicationId}/messages/block`, { params: { applicationId: id }, body: { blocked } });
  const answers = await Promise.all([block(member, 'applications', true), write(owner, id, 'Mais uma coisa')]);
  expect(answers[0].status).toBe(200);
  expect([201, 409]).toContain(answers[1].status);
  expect((await write(owner, id, 'E mais uma')).body.error.code).toBe('pipeline.conversationBlocked');
  await block(member, 'applications', false);
  await block(owner, 'candidates', true);
  expect((await answer(member, id, 'Olá')).body.error.code).toBe('pipeline.conversationBlocked');
  expect((await readOwn(member, id)).body).toMatchObject({ obstacle: 'blocked', isBlocked: false });
  expect((await read(owner, id)).body).toMatchObject({ obstacle: 'blocked', isBlocked: true });
});

it('PIP-06 a conversation is reported once at a time, and the team of the product reads and closes the report', async () => {
  const { id, member } = await candidate();
  const report = () =>
    member.call('POST /applications/{applicationId}/messages/report', {
      params: { applicationId: id },
      body: { reason: 'Pediu dinheiro' },
    });
  const { admin } = world;
  const followList = () => followTopic(product, admin.token, `waiting:${admin.id}`);
  const reported = await followList();
  expect(statusesOf(await Promise.all([report(), report()]))).toEqual([201, 409]);
  expect(await reported()).toBe(true);
  const listed = await admin.call('GET /messages', { query: { show: 'reported' } });
  expect(listed.body.threads.map(({ applicationId }) => applicationId)).toContain(id);
  expect((await owner.call('GET /messages', { query: { show: 'reported' } })).status).toBe(403);
  expect((await read(owner, id)).body.reports).toEqual([]);
  const { reports } = (await read(admin, id)).body;
  expect(reports).toMatchObject([{ reason: 'Pediu dinheiro', side: 'candidate' }]);
  expect((await itemsOf(admin, 'conversations.reportedConversation')).length).toBeGreaterThan(0);
  await answer(member, id, 'Está aí?');
  expect((await mark(admin, id, { read: true })).body.isUnread).toBe(false);
  expect((await read(owner, id)).body.isUnread).toBe(true);
  const close = () => admin.call('POST /messageReports/{reportId}/close', { params: { reportId: reports[0]!.id } });
  const closed = await followList();
  expect([(await close()).status, (await close()).status]).toEqual([200, 404]);
  expect(await closed()).toBe(true);
  expect((await report()).status).toBe(201);
});

it('PIP-06 an unanswered message stays new for the company when one to many goes out before anybody has read it', async () => {
  const { id, member } = await candidate();
  await answer(member, id, 'Uma pergunta');
  const words = { subject: 'A todos', text: 'Novidades' };
  await owner.call('POST /candidates/message', {
    body: { mailingId: crypto.randomUUID(), applicationIds: [id], ...words },
  });
  expect((await read(owner, id)).body).toMatchObject({ isUnread: true, messages: { length: 3 } });
  // Nothing to answer to the new one: the candidate’s turn stays theirs.
  const settled = (await mark(owner, id, { settled: true })).body;
  expect([settled.isUnread, settled.awaits]).toEqual([false, 'candidate']);
  await answer(member, id, 'Mais uma');
  await write(owner, id, 'A resposta');
  expect((await read(owner, id)).body.isUnread).toBe(false);
});
