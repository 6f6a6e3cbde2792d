import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { respectChoices } from '#notices/choices/server/respect-choices.ts';
import { stopMailsPath } from '#accounts/paths.ts';
import { makeStopToken } from '#notices/choices/server/stop-token.ts';
import { ownData } from '#notices/server/records.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import { conversationsHappenings } from '#conversations/happenings.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import type { MailedHappening } from '#platform/contract/happening.ts';
import { newId } from '#platform/db/columns.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { createDeliveryState } from '#platform/mail/delivery-state.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { createMailTransport } from '#platform/mail/transport.ts';
import { deliverDueMail } from '#platform/testing/mail/deliver-due-mail.ts';
import { startSmtpCatcher } from '#platform/testing/mail/smtp-catcher.ts';

let product: TestProduct;
let catcher: Awaited<ReturnType<typeof startSmtpCatcher>>;
beforeAll(async () => {
  [product, catcher] = await Promise.all([shareTestProduct(), startSmtpCatcher()]);
});
afterAll(async () => {
  await Promise.all([product.close(), catcher.stop()]);
});
type Person = Awaited<ReturnType<TestProduct['person']>>;

/** Queues a mail about something to somebody, sends what is due and returns what reached them by it. */
async function mailed(to: string, happening: MailedHappening) {
  const subject = newId();
  const content = { subject, greeting: 'Hello', paragraphs: ['News.'], footer: 'Why you get this.' };
  await queueMail(product.database, happening, { to, language: 'en', content });
  const log = pino({ level: 'silent' });
  await deliverDueMail({
    database: product.database,
    transport: createMailTransport(catcher.url, 'Ponte <no-reply@example.com>'),
    log,
    state: createDeliveryState(log, 'mail'),
    gate: respectChoices,
  });
  return catcher.messages.find((mail) => mail.subject === subject);
}
const tokenOf = (text: string) => decodeURIComponent(/\/email-choices\/stop\/(\S+)/.exec(text)?.[1] ?? '');
const choose = (who: Person, kind: string, isOn: boolean) =>
  who.call.raw('PUT /noticeChoices/{kind}', {
    params: { kind },
    body: { workspaceId: null, choice: { inProduct: true, mail: isOn ? 'now' : 'off' } },
  });
const kindsOf = async (who: Person) => {
  const { kinds } = (await who.call('GET /noticeChoices', { query: {} })).body;
  return kinds.map((one) => ({ ...one, isOn: one.mail !== 'off' }));
};

describe('8.2 which mails somebody gets', () => {
  it('8.2 lists the kinds of one’s role, all on; what is necessary stays on', async () => {
    const [owner, member] = [
      await product.person({ role: 'squadOwner' }),
      await product.person({ role: 'squadMember' }),
    ];
    const ofMember = await kindsOf(member);
    expect(ofMember.every(({ isOn }) => isOn)).toBe(true);
    expect(ofMember.filter(({ isNecessary }) => !isNecessary).map(({ kind }) => kind)).toEqual([
      'invitations',
      'jobAlerts',
      'messages',
      'mentions',
      'workReminders',
      'digest',
    ]);
    expect((await kindsOf(owner)).map(({ kind }) => kind)).toContain('newCandidates');
    expect((await choose(member, 'interviews', false)).status).toBe(404);
    expect((await choose(member, 'messages', false)).status).toBe(200);
    expect((await kindsOf(member)).filter(({ isOn }) => !isOn).map(({ kind }) => kind)).toEqual(['messages']);
    expect((await kindsOf(owner)).every(({ isOn, mailOptions }) => isOn || !mailOptions.includes('now'))).toBe(true);
    expect((await product.anonymous('GET /noticeChoices', { query: {} })).status).toBe(401);
  });

  it('8.2 a mail of a kind that is off is not sent and leaves nothing behind; others are', async () => {
    const owner = await product.person({ role: 'squadOwner' });
    expect(await mailed(owner.email, pipelineHappenings.mentioned)).toBeDefined();
    await choose(owner, 'mentions', false);
    expect(await mailed(owner.email, pipelineHappenings.mentioned)).toBeUndefined();
    const queued = await product.database.select().from(mailOutbox).where(eq(mailOutbox.recipient, owner.email));
    expect(queued.map(({ state }) => state)).toEqual(['sent']);
    expect(await mailed(owner.email, applicationsHappenings.applied)).toBeDefined();
    await choose(owner, 'mentions', true);
    expect(await mailed(owner.email.toUpperCase(), pipelineHappenings.mentioned)).toBeDefined();
  });

  it('8.2 what is news for a company and a receipt for a candidate is asked of the company alone', async () => {
    const member = await product.person({ role: 'squadMember' });
    const owner = await product.person({ role: 'squadOwner' });
    await choose(member, 'newCandidates', false);
    await choose(owner, 'newCandidates', false);
    const receipt = await mailed(member.email, applicationsHappenings.applied);
    expect(receipt!.raw).not.toMatch(/List-Unsubscribe/i);
    expect(await mailed(owner.email, applicationsHappenings.applied)).toBeUndefined();
    expect(await mailed('nobody.here@example.com', applicationsHappenings.applied)).toBeDefined();
  });

  it('8.2 the link of a mail and the mail program’s own button switch its kind off, and on again', async () => {
    const member = await product.person({ role: 'squadMember' });
    const mail = await mailed(member.email, conversationsHappenings.messagesUnread);
    expect(mail!.raw).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/i);
    expect(mail!.raw).toMatch(/^Auto-Submitted: auto-generated/im);
    expect(mail!.raw).toMatch(/^Message-ID: <[0-9a-z-]+@example\.com>/im);
    expect(mail!.html).toContain('Stop emails like this');
    const token = tokenOf(mail!.text);
    const params = { token };
    const read = () => product.anonymous('GET /mailStops/{token}/kind', { params });
    expect((await read()).body).toEqual({ kind: 'messages', isOn: true });
    // Whoever opens the address of the header in a browser reads a page.
    const opened = await fetch(`${product.url}/api/mailStops/${encodeURIComponent(token)}`, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([302, stopMailsPath(token)]);
    // As a mail program posts it, or the site of one.
    const posted = await fetch(`${product.url}/api/mailStops/${encodeURIComponent(token)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([posted.status, (await read()).body.isOn]).toEqual([200, false]);
    expect(await mailed(member.email, conversationsHappenings.messagesUnread)).toBeUndefined();
    expect((await product.anonymous('POST /mailStops/{token}/resume', { params })).body.isOn).toBe(true);
    expect(await mailed(member.email, conversationsHappenings.messagesUnread)).toBeDefined();
    for (const wrong of ['x', `${token}x`, makeStopToken(newId(), 'messages')])
      expect((await product.anonymous('POST /mailStops/{token}', { params: { token: wrong } })).status).toBe(404);
  });

  it('8.2 stands in the copy of the own data', async () => {
    const member = await product.person({ role: 'squadMember' });
    await choose(member, 'jobAlerts', false);
    expect(await ownData.areas[0]!.collect(product.database, member as never)).toMatchObject({
      choices: [{ kind: 'jobAlerts', mail: 'off' }],
    });
  });
});
