import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { businessDaysAfter } from '#platform/calendar/business-days.ts';
import { newId } from '#platform/db/columns.ts';
import { translate } from '#platform/i18n/translate.ts';
import { supportMessages, supportTickets } from './tables.ts';
import { clockTime } from '#platform/db/clock-time.ts';

let world: Awaited<ReturnType<typeof startPipelineWorld>>;
beforeAll(async () => {
  world = await startPipelineWorld();
});
afterAll(() => world.product.close());

const ask = (who: Person, body: unknown = { subject: 'Invoice', text: 'Where is it?' }, headers = {}) =>
  who.call.raw('POST /support', { body, headers });
const read = (who: Person, supportId: string, headers = {}) =>
  who.call('GET /support/{supportId}', { params: { supportId }, headers });
/** Administrators answer the state that they have read. */
async function write(who: Person, supportId: string, text = 'More', headers = {}) {
  const version = who === world.admin ? (await read(who, supportId)).body.version : undefined;
  return who.call('POST /support/{supportId}/messages', {
    params: { supportId },
    body: { text, ...(version && { version }) },
    headers,
  });
}
const close = (who: Person, supportId: string, version: number, headers = {}) =>
  who.call('PATCH /support/{supportId}', { params: { supportId }, body: { version, status: 'closed' }, headers });
const list = async (who: Person, query = {}, headers = {}) => (await who.call('GET /support', { query, headers })).body;
/** Ids of all pages: tests of other files have opened tickets too, some of them at a later time. */
async function idsOf(who: Person, headers = {}): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { tickets, nextCursor } = await list(who, { ...(cursor && { cursor }) }, headers);
    ids.push(...tickets.map(({ id }: { id: string }) => id));
    cursor = nextCursor;
  }
  return ids;
}
const lastTo = async ({ email }: Person) => (await world.mailsTo(email)).at(-1);
const opened = async (who = world.owner) => (await ask(who)).body.supportId;
const inSpace = () => ({ workspaceid: world.workspaceId });

describe('POST /support', () => {
  it('SUP-01 opens a ticket with subject, type, status and opening date; the answer is promised in 3 business days', async () => {
    const { status, body } = await ask(world.owner);
    expect(status).toBe(201);
    const { body: ticket } = await read(world.owner, body.supportId);
    expect(ticket).toMatchObject({
      subject: 'Invoice',
      type: 'question',
      status: 'open',
      company: 'Casa Ipê',
      openedBy: 'Olga Dona',
      isLate: false,
      answerDueAt: body.answerDueAt,
      abilities: { write: true, close: true },
      messages: [{ text: 'Where is it?', own: true, isTeam: false }],
    });
    expect(body.answerDueAt).toBe(businessDaysAfter(new Date(ticket.openedAt), 3).toISOString());
    const date = dayInWords(new Date(body.answerDueAt), 'pt');
    expect((await lastTo(world.owner))!.textBody).toContain(date);
  });

  it.each([
    [{ subject: '', text: 'x' }],
    [{ subject: ' \n', text: 'x' }],
    [{ subject: 'x'.repeat(201), text: 'x' }],
    [{ subject: 'x', text: '' }],
    [{ subject: 'x', text: 'x'.repeat(2_001) }],
    [{ subject: 'x' }],
  ])('SUP-01 refuses %j', async (body) => {
    expect((await ask(world.owner, body)).status).toBe(422);
  });

  it('SUP-01 keeps 20 open questions of one person at the most, also of those sent at once', async () => {
    const owner = world.otherOwner;
    await Promise.all(Array.from({ length: 18 }, () => ask(owner)));
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(owner)));
    expect(world.statusesOf(answers)).toEqual([201, 201, 409, 409, 409, 409]);
    const { tickets } = await list(owner);
    await close(owner, tickets[0]!.id, 1);
    expect((await ask(owner)).status).toBe(201);
  });

  it('SUP-01 is for whoever needs the team: administrators see what is asked and ask nobody', async () => {
    expect((await ask(world.admin)).status).toBe(403);
    expect((await list(world.admin)).abilities).toEqual({ ask: false });
    expect((await list(world.owner)).abilities).toEqual({ ask: true });
  });
});

describe('a thread', () => {
  it('SUP-01 SUP-02 goes back and forth: each side is told by mail in its own language, the promise begins anew', async () => {
    const supportId = await opened();
    const answered = await write(world.admin, supportId, 'Here it is');
    expect([answered.status, answered.body.status]).toEqual([201, 'answered']);
    const toOwner = (await lastTo(world.owner))!;
    expect(toOwner).toMatchObject({
      language: 'pt',
      subject: translate('pt', 'support:mail.answered.subject', { title: 'Invoice' }),
    });
    expect(toOwner.textBody).toContain('Here it is');
    await world.product.database
      .update(supportTickets)
      .set({ answerDueAt: new Date(Date.now() - 86_400_000) })
      .where(eq(supportTickets.id, supportId));
    const { body } = await write(world.owner, supportId, 'It is the wrong one');
    expect(body).toMatchObject({ status: 'open', isLate: false });
    expect(body.messages.map(({ text, isTeam }: { text: string; isTeam: boolean }) => [text, isTeam])).toEqual([
      ['Where is it?', false],
      ['Here it is', true],
      ['It is the wrong one', false],
    ]);
  });

  it('SUP-01 who writes twice before an answer does not move the promised day; past it the ticket is late', async () => {
    const supportId = await opened();
    const past = new Date(Date.now() - 86_400_000);
    await world.product.database
      .update(supportTickets)
      .set({ answerDueAt: past })
      .where(eq(supportTickets.id, supportId));
    expect((await write(world.owner, supportId)).body).toMatchObject({ isLate: true, answerDueAt: past.toISOString() });
  });

  it('SUP-01 of a long one the latest 500 messages are read, in their order', async () => {
    const supportId = await opened();
    const at = sql`${clockTime} + n * interval '1 second'`;
    await world.product.database.execute(sql`
      insert into ${supportMessages} (id, ticket_id, author_id, text, created_at)
      select gen_random_uuid(), ${supportId}, ${world.owner.id}, 'message ' || n, ${at} from generate_series(1, 600) n`);
    const { messages } = (await read(world.owner, supportId)).body;
    expect([messages.length, messages[0]!.text, messages.at(-1)!.text]).toEqual([500, 'message 101', 'message 600']);
  });
});

describe('PATCH /support/{supportId}', () => {
  it('SUP-02 the team closes, the company is told; nobody writes in it or closes it again', async () => {
    const supportId = await opened();
    const before = (await world.mailsTo(world.admin.email)).length;
    const { status, body } = await close(world.admin, supportId, 1);
    expect([status, body.status, body.abilities]).toEqual([200, 'closed', { write: false, close: false }]);
    expect((await lastTo(world.owner))!.subject).toBe(
      translate('pt', 'support:mail.closed.subject', { title: 'Invoice' }),
    );
    expect(await world.mailsTo(world.admin.email)).toHaveLength(before);
    for (const late of [await write(world.owner, supportId), await close(world.owner, supportId, 2)])
      expect([late.status, late.body.error.code]).toEqual([409, 'support.ended']);
    expect((await list(world.owner, { state: 'ended' })).tickets[0]!.id).toBe(supportId);
    const open = (await list(world.owner, { state: 'open' })).tickets;
    expect(open.map(({ id }: { id: string }) => id)).not.toContain(supportId);
  });

  it('SUP-02 an answer and a closing at once: one after the other, nothing is written after the end', async () => {
    for (let round = 0; round < 5; round++) {
      const supportId = await opened();
      const [closed, written] = await Promise.all([close(world.owner, supportId, 1), write(world.admin, supportId)]);
      const { body } = await read(world.owner, supportId);
      if (written.status === 201) {
        expect([closed.status, body.status, body.messages.length]).toEqual([409, 'answered', 2]);
      } else {
        expect([closed.status, written.status]).toEqual([200, 409]);
        expect([body.status, body.messages.length]).toEqual(['closed', 1]);
      }
    }
  });
});

describe('whose tickets they are', () => {
  it('SUP-01 the owner reads all of the space, a colleague the own ones, another company none, the team all', async () => {
    const [mine, theirs] = [await opened(), (await ask(world.watcher, undefined, inSpace())).body.supportId];
    expect(await idsOf(world.owner)).toEqual(expect.arrayContaining([mine, theirs]));
    expect(await idsOf(world.watcher, inSpace())).toEqual([theirs]);
    expect(await idsOf(world.admin)).toEqual(expect.arrayContaining([mine, theirs]));
    const foreign = await idsOf(world.otherOwner);
    for (const id of [mine, theirs]) expect(foreign).not.toContain(id);
    for (const call of [read, write, (who: Person, id: string, headers = {}) => close(who, id, 1, headers)]) {
      expect((await call(world.otherOwner, mine)).status).toBe(404);
      expect((await call(world.otherOwner, newId())).status).toBe(404);
    }
    expect((await read(world.watcher, mine, inSpace())).status).toBe(403);
    expect((await write(world.watcher, mine, 'x', inSpace())).status).toBe(403);
    expect((await close(world.watcher, mine, 1, inSpace())).status).toBe(403);
  });

  it('SUP-02 pages through all of them without losing or repeating any, and refuses made-up places', async () => {
    for (let one = 0; one < 35; one++)
      await world.product.database.insert(supportTickets).values({
        workspaceId: world.workspaceId,
        openedBy: world.owner.id,
        subject: `No. ${one}`,
        type: 'question',
        answerDueAt: new Date(),
      });
    const total = await world.product.database.$count(supportTickets);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(world.admin, cursor ? { cursor } : {});
      seen.push(...page.tickets.map(({ id }: { id: string }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect([seen.length, new Set(seen).size]).toEqual([total, total]);
    for (const made of ['x', 'e30', Buffer.from('["2026-99-99 00:00:00+00","x"]').toString('base64url')])
      expect((await world.admin.call('GET /support', { query: { cursor: made } })).status).toBe(422);
  });
});

describe('a professional', () => {
  it('SUP GEN-01 asks the team without a company space, and reads the answer on a page of their own', async () => {
    const { owner, admin, recruiter, watcher, product, otherOwner } = world;
    const member = await product.person({ role: 'squadMember', name: 'Iara' });
    const other = await product.person({ role: 'squadMember', name: 'Outra Pessoa' });
    const { status, body } = await ask(member, { subject: 'My CV', text: 'It does not open.' });
    expect(status).toBe(201);
    const { supportId } = body;
    const [row] = await product.database.select().from(supportTickets).where(eq(supportTickets.id, supportId));
    expect([row!.workspaceId, row!.type]).toEqual([null, 'question']);
    expect((await list(member)).tickets).toMatchObject([{ id: supportId, company: '', openedBy: 'Iara' }]);
    expect((await list(member)).abilities).toEqual({ ask: true });
    for (const who of [owner, watcher, otherOwner, other]) {
      expect((await read(who, supportId)).status).toBe(404);
      expect((await write(who, supportId)).status).toBe(404);
      expect((await close(who, supportId, 1)).status).toBe(404);
      expect((await list(who)).tickets.some(({ id }) => id === supportId)).toBe(false);
    }
    expect((await read(recruiter, supportId)).status).toBe(404);
    expect(await idsOf(admin)).toContain(supportId);

    expect((await write(admin, supportId, 'It does now.')).status).toBe(201);
    const mail = (await lastTo(member))!;
    expect(mail.textBody).toContain('It does now.');
    expect(mail.textBody).toContain(`/support-squadMember-view?ticket=${supportId}`);
    const waiting = (await member.call('GET /waiting')).body.items.filter(({ kind }) => kind.startsWith('support.'));
    expect(waiting).toMatchObject([{ title: 'My CV', address: `/support-squadMember-view?ticket=${supportId}` }]);
    const { body: answered } = await read(member, supportId);
    expect((await close(member, supportId, answered.version)).body).toMatchObject({ status: 'closed' });
  });

  it('SUP GEN-01 who has not confirmed the email is asked to do so first', async () => {
    const member = await world.product.person({ role: 'squadMember', emailVerified: false });
    expect((await ask(member)).status).toBe(403);
  });
});
