import { eq, inArray, sql } from 'drizzle-orm';
import { readClockTime } from '#platform/db/clock-time.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { applicationMessages } from '#conversations/server/tables.ts';
import { collectMessages, eraseMessagesOf } from '#conversations/server/own-data.ts';
import { MAXIMUM_DAILY_MESSAGES } from '#conversations/rules/terms.ts';
import { newId } from '#platform/db/columns.ts';
import { mailOutbox } from '#platform/db/tables.ts';

const { product, owner, otherOwner, recruiter, watcher, workspaceId, scene, onCandidate, mailsTo, statusesOf } =
  await startPipelineWorld();
afterAll(() => product.close());
const headers = { workspaceid: workspaceId };

const words = { subject: 'Sobre {{position}}', text: 'Olá, {{name}}!\n\nVamos conversar?' };
const send = (who: Person, applicationIds: string[], change: object = {}, more = {}) =>
  who.call('POST /candidates/message', {
    body: { mailingId: newId(), applicationIds, ...words, ...change },
    ...more,
  });
const outcomesOf = (answer: { body: { results: { outcome: string; code: string | null }[] } }) =>
  answer.body.results.map(({ outcome, code }) => code ?? outcome);

describe('a message to candidates', () => {
  it('PIP-06 reaches each in the frame of their own language, filled in for them, and is shown with their applications', async () => {
    const { ids, members } = await scene(['new'], 1, 'en');
    const [member] = members as [Person];
    const answer = await send(owner, ids);
    expect([answer.status, outcomesOf(answer)]).toEqual([200, ['done']]);
    const [mail] = await mailsTo(member.email);
    expect(mail).toMatchObject({ language: 'en', subject: 'Sobre Engenharia de dados 0' });
    expect(mail!.textBody).toContain('job you applied for');
    expect(mail!.textBody).toContain('Olá, Pessoa 1!');
    expect(mail!.textBody).toContain('can’t reply');
    const own = await member.call('GET /applications');
    expect(own.body.applications[0]!.messages).toBe(1);
    const params = { applicationId: ids[0]! };
    const read = await member.call('GET /applications/{applicationId}/messages', { params });
    expect(read.body.messages).toEqual([
      expect.objectContaining({ subject: 'Sobre Engenharia de dados 0', text: 'Olá, Pessoa 1!\n\nVamos conversar?' }),
    ]);
    expect(read.body.messages[0]!.author).toBeNull();
    const history = await member.call('GET /applications/{applicationId}/history', { params });
    expect(history.body.history.map(({ event }: { event: string }) => event)).toContain('messaged');
    const panel = await owner.call('GET /candidates/{applicationId}', { params });
    expect(panel.body.history[0]).toMatchObject({ event: 'messaged', reason: 'Sobre Engenharia de dados 0' });
    const kept = await owner.call('GET /candidates/{applicationId}/messages', { params });
    expect(kept.body.messages).toMatchObject([{ author: 'Olga Dona' }]);
    expect(await collectMessages(product.database, member.id)).toHaveLength(1);
    await product.database.transaction((transaction) => eraseMessagesOf(transaction, member.id));
    expect(await collectMessages(product.database, member.id)).toEqual([]);
  });

  it('PIP-06 goes to a hundred while one withdraws: those gone are reported, nobody gets it twice', async () => {
    const { ids, members } = await scene(Array.from({ length: 100 }, () => 'new' as const));
    const mailingId = newId();
    const [first, second, withdrawn] = await Promise.all([
      send(owner, ids, { mailingId }),
      send(owner, ids, { mailingId }),
      members[0]!.call('POST /applications/{applicationId}/withdraw', { params: { applicationId: ids[0]! } }),
    ]);
    expect([first.status, second.status, withdrawn.status]).toEqual([200, 200, 200]);
    const { rows } = await product.database.execute<{ messages: number; history: number }>(sql`
      select (select count(*)::int from application_messages where mailing_id = ${mailingId}) as messages,
        (select count(*)::int from application_history where event = 'messaged' and application_id in ${ids}) as history`);
    const { messages, history } = rows[0]!;
    const received = await product.database
      .select()
      .from(mailOutbox)
      .where(
        inArray(
          mailOutbox.recipient,
          members.map(({ email }) => email),
        ),
      );
    const mails = received.filter(({ subject }) => subject === 'Sobre Engenharia de dados 0').length;
    expect([mails, history]).toEqual([messages, messages]);
    expect([99, 100]).toContain(messages);
    expect(outcomesOf(await send(owner, [ids[0]!, ids[1]!]))).toEqual(['pipeline.withdrawn', 'done']);
  });

  it('PIP-06 is refused with an unknown placeholder, and a subject stays one line', async () => {
    const { ids } = await scene(['new']);
    const unknown = await send(owner, ids, { text: 'Salário: {{salary}}' });
    expect([unknown.status, unknown.body.error.code]).toEqual([422, 'pipeline.placeholderUnknown']);
    const { fields, message } = unknown.body.error;
    expect(fields).toEqual([{ path: 'text', code: 'pipeline.placeholderUnknown', message }]);
    expect(message).toContain('salary');
    await send(owner, ids, { subject: 'Uma\nBcc: todos@example.com' });
    const [kept] = await product.database
      .select()
      .from(applicationMessages)
      .where(eq(applicationMessages.applicationId, ids[0]!));
    expect(kept!.subject).toBe('Uma Bcc: todos@example.com');
  });

  it('PIP-06 may be as long as the screen lets one write; a subject that the values make longer is shortened', async () => {
    const { ids, members } = await scene(['new'], 1, 'en');
    const asWritten = (maximum: number) => '{{position}} '.repeat(10) + 'x'.repeat(maximum - 60);
    const full = { subject: asWritten(150), text: asWritten(4_000) };
    expect(outcomesOf(await send(owner, ids, full))).toEqual(['done']);
    const [mail] = await mailsTo(members[0]!.email);
    expect([mail!.subject.length, mail!.subject.slice(-1)]).toEqual([150, '…']);
    for (const name of ['subject', 'text'] as const) {
      const { status, body } = await send(owner, ids, { [name]: `${full[name]}x` });
      expect(status).toBe(422);
      expect(body.error.fields).toMatchObject([{ path: name, code: 'platform.fieldTooLong' }]);
    }
    const template = { name: 'Cheio', ...full };
    const saved = await owner.call('POST /candidates/messageTemplates', { body: template, headers });
    expect(saved.status).toBe(201);
    const { templateId } = saved.body;
    await owner.call('DELETE /candidates/messageTemplates/{templateId}', { params: { templateId }, headers });
  });

  it('PIP-06 is for those who may select, and for candidates within reach', async () => {
    const { ids } = await scene(['new', 'offered']);
    expect((await send(watcher, ids, {}, { headers })).status).toBe(403);
    expect((await send(otherOwner, ids)).status).toBe(404);
    expect(outcomesOf(await send(recruiter, ids))).toEqual(['done', 'pipeline.beyondReach']);
    expect(
      (
        await send(
          owner,
          Array.from({ length: 101 }, () => newId()),
        )
      ).status,
    ).toBe(422);
  });

  it('PIP-06 stops at the company’s daily limit, also for two who send at once', async () => {
    const { ids } = await scene(['new', 'new']);
    const sent = await product.database.$count(applicationMessages, eq(applicationMessages.workspaceId, workspaceId));
    await product.database.execute(sql`
      insert into application_messages (id, application_id, workspace_id, mailing_id, subject, text, created_at)
      select gen_random_uuid(), ${ids[0]!}, ${workspaceId}, gen_random_uuid(), 'x', 'x', ${readClockTime()}
      from generate_series(1, ${MAXIMUM_DAILY_MESSAGES - sent - 1})`);
    const answers = await Promise.all(ids.map((id) => send(owner, [id])));
    expect(statusesOf(answers)).toEqual([200, 409]);
  });
});

describe('the message templates of a company', () => {
  it('PIP-06 are saved, changed from the latest version only, and deleted; names are unique', async () => {
    const keep = (name: string) => owner.call('POST /candidates/messageTemplates', { body: { name, ...words } });
    const answers = await Promise.all([keep('Convite'), keep('convite')]);
    expect(statusesOf(answers)).toEqual([201, 409]);
    const { templateId } = answers.find(({ status }) => status === 201)!.body;
    const params = { templateId };
    const change = () =>
      owner.call('PUT /candidates/messageTemplates/{templateId}', {
        params,
        body: { name: 'Convite', subject: 'Novo', text: 'x', version: 1 },
      });
    expect(statusesOf(await Promise.all([change(), change()]))).toEqual([200, 409]);
    const list = await recruiter.call('GET /candidates/messageTemplates', { query: { workspaceId } });
    expect(list.body.templates).toMatchObject([{ subject: 'Novo', version: 2 }]);
    expect((await otherOwner.call('DELETE /candidates/messageTemplates/{templateId}', { params })).status).toBe(404);
    expect((await owner.call('DELETE /candidates/messageTemplates/{templateId}', { params })).status).toBe(200);
  });

  it('PIP-03 a crafted move brings nobody back who was disqualified, however many go along', async () => {
    const { ids } = await scene(['new', 'disqualified']);
    const answer = await owner.call('POST /candidates/move', { body: { applicationIds: ids, toStage: 'qualify' } });
    expect(answer.body.results.map(({ code }: { code: string | null }) => code)).toEqual([null, 'pipeline.final']);
    expect((await onCandidate(owner, 'restore', ids[1]!)).status).toBe(409);
  });
});
