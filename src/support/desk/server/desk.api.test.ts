import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { clock } from '#platform/calendar/clock.ts';
import { collectOwnMessages } from '#support/server/own-data.ts';
import { mailQueue } from './mail-queue.ts';

const world = await startPipelineWorld(startTestProduct());
const { product, owner, otherOwner, recruiter, admin, statusesOf } = world;
const second = await product.person({ role: 'admin', name: 'Rui' });
afterAll(() => product.close());

async function ask(who: Person = owner, body: object = { subject: 'Invoice', text: 'Where is it?' }): Promise<string> {
  const { supportId } = (await who.call.raw('POST /support', { body })).body;
  return supportId;
}
const read = async (who: Person, supportId: string) =>
  (await who.call('GET /support/{supportId}', { params: { supportId } })).body;
const write = (who: Person, supportId: string, body: object) =>
  who.call.raw('POST /support/{supportId}/messages', { params: { supportId }, body });
const assign = (who: Person, supportId: string, assigneeId: string | null, version = 1) =>
  who.call.raw('PUT /support/{supportId}/assignee', { params: { supportId }, body: { version, assigneeId } });
const merge = (supportId: string, into: string, version = 1) =>
  admin.call.raw('POST /support/{supportId}/merge', { params: { supportId }, body: { version, into } });
const idsOf = async (view: 'mine' | 'unassigned' | 'due' | 'overdue', who = admin) =>
  (await who.call('GET /support', { query: { view } })).body.tickets.map(({ id }) => id);
const attach = (who: Person, supportId: string, name: string, body: string | Uint8Array) =>
  who.call('POST /support/{supportId}/files', {
    params: { supportId },
    query: { name },
    body,
    headers: { 'content-type': 'application/octet-stream' },
  });

beforeEach(async () => {
  await product.database.execute(
    sql`update support_tickets set status = 'closed', closed_at = now() where closed_at is null`,
  );
});

it('SUP-01 a ticket has the type that its writer chose; a recruiter has a support page too', async () => {
  expect(await read(owner, await ask(owner, { subject: 'Slow', text: 'Very', type: 'fault' }))).toMatchObject({
    type: 'fault',
  });
  const supportId = await ask(recruiter, { subject: 'Idea', text: 'A new list', type: 'suggestion' });
  expect(await read(recruiter, supportId)).toMatchObject({ type: 'suggestion', company: '', openedBy: 'Bruno Leal' });
  expect((await recruiter.call('GET /support', { query: {} })).body.tickets.map(({ id }) => id)).toContain(supportId);
  expect((await owner.call.raw('GET /support/{supportId}', { params: { supportId } })).status).toBe(404);
});

it('SUP-01 files of both sides are what their bytes say, read by both sides alone, and none comes after the end', async () => {
  const supportId = await ask();
  const { fileId } = (await attach(owner, supportId, 'nota.bat', '%PDF-1.7 nota')).body;
  expect((await attach(admin, supportId, 'answer.txt', 'See page 2')).status).toBe(201);
  expect((await attach(owner, supportId, 'cv.pdf', 'MZ\u0000')).body.error.code).toBe('support.fileTypeUnknown');
  expect((await attach(owner, supportId, 'big.txt', new Uint8Array(25 * 1024 * 1024 + 1).fill(97))).status).toBe(413);
  const { files } = await read(owner, supportId);
  expect(files.map(({ name, isTeam }) => [name, isTeam])).toEqual([
    ['nota.bat.pdf', false],
    ['answer.txt', true],
  ]);
  const get = (who: Person) => who.call('GET /support/{supportId}/files/{fileId}', { params: { supportId, fileId } });
  expect((await get(admin)).body).toBe('%PDF-1.7 nota');
  expect((await get(otherOwner)).status).toBe(404);
  await admin.call('POST /supportDesk/close', { body: { ids: [supportId] } });
  expect((await attach(owner, supportId, 'late.txt', 'late')).body.error.code).toBe('support.ended');
});

it('SUP-02 an internal note stands in no view, mail, notice, own copy, event or search of the other side', async () => {
  const supportId = await ask();
  const secret = 'zebra-crossing';
  const before = (await world.mailsTo(owner.email)).length;
  const notices = async () => (await owner.call('GET /notices', { query: {} })).body.notices.length;
  const noticed = await notices();
  expect((await write(admin, supportId, { text: secret, isInternal: true })).status).toBe(201);
  const seen = await read(owner, supportId);
  expect(JSON.stringify(seen)).not.toContain(secret);
  expect(seen).toMatchObject({ status: 'open', desk: null, version: 1 });
  expect(await world.mailsTo(owner.email)).toHaveLength(before);
  expect(await notices()).toBe(noticed);
  for (const person of [owner, admin])
    expect(JSON.stringify(await collectOwnMessages(product.database, person.id))).not.toContain(secret);
  expect((await owner.call('GET /support', { query: { search: secret } })).body.tickets).toEqual([]);
  expect(JSON.stringify((await owner.call('GET /find', { query: { typed: secret } })).body)).not.toContain(supportId);
  // Nor may the other side write one.
  expect((await write(owner, supportId, { text: 'x', isInternal: true })).status).toBe(403);
  expect((await read(second, supportId)).messages.at(-1)).toMatchObject({ text: secret, isInternal: true });
});

it('SUP-02 of two answers at once the second is refused, as is one to words that it has not read', async () => {
  const supportId = await ask();
  const answers = await Promise.all([
    write(admin, supportId, { text: 'One', version: 1 }),
    write(second, supportId, { text: 'Two', version: 1 }),
  ]);
  expect(statusesOf(answers)).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)!.body.error.code).toBe('platform.staleVersion');
  await write(owner, supportId, { text: 'And this?' });
  expect((await write(admin, supportId, { text: 'Three', version: 2 })).status).toBe(409);
  expect((await write(admin, supportId, { text: 'Four' })).status).toBe(409);
});

it('SUP-02 five administrators who assign at once: one succeeds, and the views follow', async () => {
  const [first, other] = [await ask(), await ask(otherOwner)];
  const people = [admin, second, admin, second, admin];
  expect(statusesOf(await Promise.all(people.map((who) => assign(who, first, who.id))))).toEqual([
    200, 409, 409, 409, 409,
  ]);
  const { assignee, version } = await read(admin, first);
  expect((await read(owner, first)).assignee).toBeNull();
  expect(await idsOf('unassigned')).toEqual([other]);
  const holder = assignee!.userId === admin.id ? admin : second;
  expect(await idsOf('mine', holder)).toEqual([first]);
  expect(await idsOf('due')).toEqual([first, other]);
  await product.database.execute(sql`update support_tickets set answer_due_at = '2020-01-01' where id = ${other}`);
  expect(await idsOf('overdue')).toEqual([other]);
  expect((await assign(admin, first, owner.id, version)).body.error.code).toBe('support.assigneeUnknown');
  expect((await assign(admin, first, null, version)).status).toBe(200);
});

it('SUP-02 what is new and belongs to nobody is one mail a quarter of an hour; what is assigned tells its administrator', async () => {
  const [first, other] = [await ask(), await ask(otherOwner)];
  const mails = async () => (await world.mailsTo(admin.email)).length;
  const before = await mails();
  await mailQueue(product.database, clock.now());
  await mailQueue(product.database, clock.now());
  expect(await mails()).toBe(before + 1);
  expect((await world.mailsTo(admin.email)).at(-1)!.subject).toContain('2');
  await assign(second, first, admin.id);
  expect((await world.mailsTo(admin.email)).at(-1)!.textBody).toContain('Invoice');
  await write(owner, first, { text: 'Any news?' });
  expect((await world.mailsTo(admin.email)).at(-1)!.textBody).toContain('Any news?');
  await write(otherOwner, other, { text: 'And here?' });
  await mailQueue(product.database, clock.now());
  expect(await mails()).toBe(before + 4);
});

it('SUP-02 doubles are merged: words and files go on in one ticket, whoever asked is told; others’ never', async () => {
  const [first, double, foreign] = [await ask(), await ask(), await ask(otherOwner)];
  await attach(owner, double, 'proof.txt', 'proof');
  expect((await merge(double, foreign)).body.error.code).toBe('support.otherAsker');
  expect((await merge(double, double)).body.error.code).toBe('support.otherAsker');
  // Answered meanwhile: the words that came are read first.
  await write(owner, double, { text: 'More' });
  expect((await merge(double, first)).body.error.code).toBe('platform.staleVersion');
  expect((await merge(double, first, 2)).status).toBe(200);
  const whole = await read(owner, first);
  expect([whole.messages.length, whole.files.length]).toEqual([3, 1]);
  expect(await read(owner, double)).toMatchObject({ status: 'closed', mergedInto: first, messages: [] });
  expect((await write(owner, double, { text: 'Late' })).body.error.code).toBe('support.ended');
  expect((await world.mailsTo(owner.email)).at(-1)!.subject).toMatch(/Junto|Together/);
});

it('SUP-02 one message tells everybody who reported a fault that it is mended, once and in their language', async () => {
  const tickets = [await ask(), await ask(otherOwner)];
  const { faultId } = (await admin.call('POST /supportFaults', { body: { title: 'Bank files' } })).body;
  for (const supportId of tickets)
    await admin.call('PUT /support/{supportId}/fault', { params: { supportId }, body: { faultId } });
  const mend = () =>
    admin.call.raw('POST /supportFaults/{faultId}/mend', {
      params: { faultId },
      body: { en: 'It works again.', pt: 'Voltou a funcionar.' },
    });
  const answers = await Promise.all([mend(), mend()]);
  expect(statusesOf(answers)).toEqual([200, 409]);
  expect(await read(owner, tickets[0]!)).toMatchObject({ status: 'answered' });
  expect((await read(owner, tickets[0]!)).messages.at(-1)!.text).toBe('Voltou a funcionar.');
  expect((await world.mailsTo(owner.email)).at(-1)!.textBody).toContain('Voltou a funcionar.');
  expect((await admin.call('GET /supportDesk', {})).body.faults).toEqual([]);
});

it('SUP-02 many are closed at once; whoever asked is told, and what has ended stays as it is', async () => {
  const tickets = [await ask(), await ask(otherOwner)];
  const close = async () => (await admin.call('POST /supportDesk/close', { body: { ids: tickets } })).body.closed;
  expect((await close()).toSorted()).toEqual(tickets.toSorted());
  expect(await close()).toEqual([]);
  expect((await world.mailsTo(otherOwner.email)).at(-1)!.subject).toMatch(/Invoice/);
  expect((await owner.call.raw('POST /supportDesk/close', { body: { ids: tickets } })).status).toBe(403);
});

it('SUP-02 ready answers are kept in both languages, and a change to an older state is refused', async () => {
  const words = { name: 'Nota', en: 'It is attached.', pt: 'Está anexa.' };
  const { templateId } = (await admin.call('POST /supportTemplates', { body: words })).body;
  const change = (version: number) =>
    admin.call.raw('PUT /supportTemplates/{templateId}', { params: { templateId }, body: { ...words, version } });
  expect([(await change(1)).status, (await change(1)).status]).toEqual([200, 409]);
  await admin.call('DELETE /supportTemplates/{templateId}', { params: { templateId } });
  expect((await change(2)).status).toBe(404);
});

it('SUP-02 the team sees who else has a ticket open, and who types; the other side never does', async () => {
  const supportId = await ask();
  const say = (who: Person, isTyping: boolean) =>
    who.call('POST /support/{supportId}/presence', { params: { supportId }, body: { isTyping } });
  await say(admin, false);
  expect((await read(second, supportId)).desk!.present).toEqual([{ name: 'Ada', isTyping: false }]);
  await say(admin, true);
  expect((await read(second, supportId)).desk!.present).toEqual([{ name: 'Ada', isTyping: true }]);
  expect((await read(admin, supportId)).desk!.present).toEqual([]);
  product.clock.advance({ minutes: 1 });
  expect((await read(second, supportId)).desk!.present).toEqual([]);
});
