import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startInterviewWorld } from '#application/testing/interview-world.ts';
import { readShownTo } from '#application/testing/shown-to-candidate.ts';
import { applications } from '#applications/server/tables.ts';
import { applicationMessages } from '#conversations/server/tables.ts';
import { rejections } from '#pipeline/moving/server/tables.ts';
import { sendDueRejections } from './send-rejections.ts';

const DAY_MS = 86_400_000;
let world: Awaited<ReturnType<typeof startInterviewWorld>>;
beforeAll(async () => {
  world = await startInterviewWorld();
});
afterAll(() => world.product.close());

const send = (days: number) =>
  sendDueRejections(world.product.database, {
    now: new Date(Date.now() + days * DAY_MS),
    ports: world.product.ports,
  });
const messages = {
  pt: { subject: 'Sobre {{position}}', text: 'Olá, {{name}}: desta vez não.' },
  en: { subject: 'About {{position}}', text: 'Hello {{name}}: not this time.' },
};
const disqualify = (applicationId: string, notice: object = { messages }) =>
  world.onCandidate(world.owner, 'disqualify', applicationId, { notice });
const stop = (applicationId: string) =>
  world.owner.call('DELETE /candidates/{applicationId}/rejection', { params: { applicationId } });
const rewrite = (applicationId: string, body: object) =>
  world.owner.call.raw('PUT /candidates/{applicationId}/rejection', { params: { applicationId }, body });
const versionOf = async (id: string) =>
  (await world.product.database.select().from(applications).where(eq(applications.id, id)))[0]!.version;
const subjectsTo = async ({ email }: { email: string }) => (await world.mailsTo(email)).map(({ subject }) => subject);
const stored = async (id: string) =>
  (await world.product.database.select().from(rejections).where(eq(rejections.applicationId, id)))[0]!;

describe('PIP-06 until the message goes', () => {
  it('everything that a candidate can read shows the former stage; then stage and message change together', async () => {
    const place = await world.candidate('clientInterview', 'pt');
    const { member, applicationId } = place;
    await world.offer(world.owner, applicationId);
    const before = await readShownTo(world.product, member, place);
    const card = await disqualify(applicationId);
    expect(card.body).toMatchObject({ stage: 'disqualified', notice: { isOwn: true } });
    const days = (Date.parse(card.body.notice!.sendAt) - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(1.9);
    expect(days).toBeLessThan(2.1);
    await send(1.9);
    const meanwhile = await readShownTo(world.product, member, place);
    expect(Object.keys(before.answers).length).toBeGreaterThan(20);
    for (const [key, answer] of Object.entries(before.answers)) {
      // Pages and errors name the request.
      if (typeof answer === 'string' || JSON.stringify(answer).includes('requestId')) continue;
      expect([key, meanwhile.answers[key]]).toEqual([key, answer]);
    }
    expect(meanwhile.mails).toEqual(before.mails);
    expect(meanwhile.copy).toEqual(before.copy);

    await send(2.1);
    const own = (await world.own(member))!;
    expect(own).toMatchObject({ stage: 'notSelected', answer: null, interview: null, messages: 1 });
    expect(own.track.at(-1)!.stage).toBe('notSelected');
    const mails = (await world.mailsTo(member.email)).slice(before.mails.length);
    expect(mails.map(({ subject }) => subject)).toContain('Sobre Engenharia de dados 0');
    const sent = mails.find(({ subject }) => subject.startsWith('Sobre'))!;
    expect(sent.textBody).toMatch(/Olá, Pessoa \d+: desta vez não\./);
    expect(mails.some(({ subject }) => subject.includes('Não selecionada'))).toBe(false);
    const after = await readShownTo(world.product, member, place);
    expect(JSON.stringify(after.copy)).toContain('Não selecionada');
    expect(after.mails.length).toBe(before.mails.length + mails.length);
    await send(30);
    expect((await world.mailsTo(member.email)).length).toBe(after.mails.length);
  });

  it('open pages of the candidate are told nothing', async () => {
    const { member, applicationId, projectId } = await world.candidate('new');
    const leaving = new AbortController();
    const { body } = await fetch(`${world.product.url}/api/events?topic=applications:${member.id}`, {
      headers: { authorization: `Bearer ${member.token}` },
      signal: leaving.signal,
    });
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    let received = '';
    const readUntil = async (text: string) => {
      while (!received.includes(text)) received += (await reader.read()).value ?? '';
    };
    await disqualify(applicationId);
    await world.owner.call('POST /candidates/message', {
      body: { mailingId: crypto.randomUUID(), applicationIds: [applicationId], subject: 'x', text: 'y' },
    });
    await readUntil('"messages":1');
    expect(received.match(/data: \{/g)).toHaveLength(1);
    expect(received).toContain('"stage":"screening"');
    await send(3);
    await readUntil('"stage":"notSelected"');
    expect(received).toContain(projectId);
    leaving.abort();
  });

  it('the candidate still picks times, and may leave; then nothing is sent', async () => {
    const { member, applicationId } = await world.candidate('clientInterview');
    await world.offer(world.owner, applicationId);
    await disqualify(applicationId);
    const { slots } = (await world.own(member))!.interview!.interview!;
    expect((await world.pick(member, applicationId, slots[0]!.slotId)).status).toBe(200);
    const left = await member.call('POST /applications/{applicationId}/withdraw', { params: { applicationId } });
    expect([left.status, left.body.stage]).toEqual([200, 'withdrawn']);
    const { body } = await member.call('GET /applications/{applicationId}/history', { params: { applicationId } });
    expect(JSON.stringify(body)).not.toContain('notSelected');
    const mails = await subjectsTo(member);
    await send(30);
    expect(await subjectsTo(member)).toEqual(mails);
    expect((await world.rowOf(applicationId)).stage).toBe('disqualified');
  });

  it('whoever negotiates an offer is told at once, because the offer ends', async () => {
    const { member, applicationId } = await world.candidate('offered', 'en');
    await world.product.database.execute(
      sql`insert into negotiations (id, application_id, currency) values (gen_random_uuid(), ${applicationId}, 'BRL')`,
    );
    await disqualify(applicationId);
    expect((await world.own(member))!.stage).toBe('notSelected');
    expect((await subjectsTo(member)).at(-1)).toBe('About Engenharia de dados 0');
  });
});

describe('PIP-03 PIP-06 the message', () => {
  it('goes in each one’s language, now if that is chosen, and lies in the thread of both sides', async () => {
    const place = await world.scene(['new'], 1, 'en');
    const other = await world.scene(['qualify'], 1, 'pt');
    const ids = [place.ids[0]!, other.ids[0]!];
    const answer = await world.move(world.owner, ids, 'disqualified', { notice: { messages, delayDays: 0 } });
    expect(answer.status).toBe(200);
    expect(answer.body.results.map(({ card }) => card!.notice)).toEqual([null, null]);
    expect(await subjectsTo(place.members[0]!)).toEqual(['About Engenharia de dados 0']);
    expect(await subjectsTo(other.members[0]!)).toEqual(['Sobre Engenharia de dados 0']);
    const thread = await place.members[0]!.call('GET /applications/{applicationId}/messages', {
      params: { applicationId: ids[0]! },
    });
    expect(thread.body.messages).toMatchObject([
      { text: expect.stringMatching(/^Hello Pessoa \d+: not this time\.$/) },
    ]);
    const ofCompany = await world.owner.call('GET /candidates/{applicationId}/messages', {
      params: { applicationId: ids[0]! },
    });
    expect(ofCompany.body.messages).toMatchObject([{ author: 'Olga Dona' }]);
  });

  it('is stopped until it is sent, the disqualification stays, and after seven days the product’s own goes', async () => {
    const { member, applicationId } = await world.candidate('new', 'en');
    await disqualify(applicationId);
    const stopped = await stop(applicationId);
    expect(stopped.body).toMatchObject({ stage: 'disqualified', notice: { isOwn: false } });
    expect((await world.move(world.owner, [applicationId], 'qualify')).status).toBe(409);
    await send(6.9);
    expect((await world.own(member))!.stage).toBe('screening');
    await send(7.1);
    expect((await world.own(member))!.stage).toBe('notSelected');
    expect(await subjectsTo(member)).toEqual(['Engenharia de dados 0: Not selected']);
    const [mail] = await world.mailsTo(member.email);
    expect(mail!.textBody).toContain('Thank you for your interest');
    expect((await stop(applicationId)).body.error.code).toBe('pipeline.noticeSent');
  });

  it('is written anew before it goes; who was told nothing hears from the product in seven days', async () => {
    const { member, applicationId } = await world.candidate('new', 'en');
    await world.onCandidate(world.owner, 'disqualify', applicationId);
    await send(6);
    expect(await subjectsTo(member)).toEqual([]);
    const write = async (body: object) => rewrite(applicationId, { version: await versionOf(applicationId), ...body });
    expect((await write({ messages: { en: { subject: 'x', text: '{{salary}}' } } })).body.error.code).toBe(
      'pipeline.placeholderUnknown',
    );
    await write({ messages, delayDays: 7 });
    const later = await write({ messages, delayDays: 7 });
    expect(later.body.notice!.isOwn).toBe(true);
    const { decidedAt, sendAt } = await stored(applicationId);
    expect(sendAt.getTime() - decidedAt.getTime()).toBeLessThanOrEqual(7 * DAY_MS);
    expect((await write({ messages, delayDays: 0, reason: 'pay' })).body.notice).toBeNull();
    expect(await subjectsTo(member)).toEqual(['About Engenharia de dados 0']);
    expect(await stored(applicationId)).toMatchObject({ commonReason: 'pay', text: null });
    expect((await write({ messages })).body.error.code).toBe('pipeline.noticeSent');
  });

  it('GEN-01 of two who write at once one is refused and reads what the other wrote; a stop is a change too', async () => {
    const { applicationId } = await world.candidate('new', 'en');
    const { version } = (await world.onCandidate(world.owner, 'disqualify', applicationId)).body;
    const written = async () =>
      (await world.owner.call('GET /candidates/rejection', { query: { applicationIds: [applicationId] } })).body
        .written;
    expect(await written()).toBeNull();
    const answers = await Promise.all(
      ['Not now', 'Not this time'].map((text) =>
        rewrite(applicationId, { version, messages: { en: { subject: 'About it', text } } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.error.code).toBe('platform.staleVersion');
    expect(await written()).toBe(answers[0]!.status === 200 ? 'Not now' : 'Not this time');
    const seen = await versionOf(applicationId);
    await stop(applicationId);
    expect(await written()).toBeNull();
    expect((await rewrite(applicationId, { version: seen, messages })).body.error.code).toBe('platform.staleVersion');
    expect((await rewrite(applicationId, { messages })).status).toBe(422);
  });

  it('of an undo and the sending at once exactly one wins, from however many processes', async () => {
    for (let round = 0; round < 6; round++) {
      const { member, applicationId } = await world.candidate('new', 'en');
      await disqualify(applicationId);
      const [stopped] = await Promise.all([stop(applicationId), send(3), send(3), send(3)]);
      const isStopped = stopped.status === 200;
      expect(await subjectsTo(member)).toEqual(isStopped ? [] : ['About Engenharia de dados 0']);
      expect((await world.own(member))!.stage).toBe(isStopped ? 'screening' : 'notSelected');
      const written = await world.product.database.$count(
        applicationMessages,
        eq(applicationMessages.applicationId, applicationId),
      );
      expect([stopped.status, written]).toEqual(isStopped ? [200, 0] : [409, 1]);
      if (isStopped) await send(8);
    }
  });

  it('is for those who may disqualify, about their own candidates', async () => {
    const { applicationId } = await world.candidate('new');
    await disqualify(applicationId);
    const params = { applicationId };
    for (const [who, status] of [
      [world.recruiter, 403],
      [world.watcher, 403],
      [world.otherOwner, 404],
    ] as const) {
      expect((await who.call.raw('DELETE /candidates/{applicationId}/rejection', { params })).status).toBe(status);
      const body = { version: 1, delayDays: 0 };
      expect((await who.call.raw('PUT /candidates/{applicationId}/rejection', { params, body })).status).toBe(status);
    }
  });
});
