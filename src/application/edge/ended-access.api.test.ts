import { and, eq, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { sessions, twoFactors, users } from '#accounts/server/tables.ts';
import { shareTestProduct } from '#application/testing/test-product.ts';
import { hashToken } from '#platform/encryption/hash-token.ts';
import { newId } from '#platform/db/columns.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';
import { approvals } from '#second-approvals/server/tables.ts';

const product = await shareTestProduct();
const { database } = product;

/** A stream of one topic: `ended` resolves when the server closes it. */
async function follow(token: string, topic: string) {
  const response = await fetch(`${product.url}/api/events?topic=${topic}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  await reader.read();
  const ended = (async () => {
    for (;;) if ((await reader.read()).done) return 'ended';
  })();
  return { ended, leave: () => reader.cancel() };
}

const member = () => product.person({ role: 'squadMember' });
type Person = Awaited<ReturnType<typeof member>>;

const otherSession = (person: Person) =>
  and(eq(sessions.userId, person.id), ne(sessions.tokenHash, hashToken(person.token)));

/** What ends a person's other session. */
const endings: Record<string, (person: Person) => Promise<{ status: number }>> = {
  'a new password': (person) =>
    person.call('POST /account/password', {
      body: { currentPassword: DEMO_PASSWORD, password: 'Other&Better-72' },
    }),
  'ending the other sessions': (person) => person.call('POST /account/end-other-sessions'),
  'ending that session': async (person) => {
    const [other] = await database.select().from(sessions).where(otherSession(person));
    return person.call('POST /account/end-session', { body: { sessionId: other!.id } });
  },
  'two administrators switching off the second factor': async (person) => {
    await database.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, person.id));
    await database.insert(twoFactors).values({ id: newId(), userId: person.id, secret: '', backupCodes: '' });
    const [admin, second] = [await product.person({ role: 'admin' }), await product.person({ role: 'admin' })];
    await admin.call('POST /cms/second-factor/switch-off', {
      body: { email: person.email, reason: 'Lost the phone', password: DEMO_PASSWORD },
    });
    const [asked] = await database.select().from(approvals).where(eq(approvals.aboutId, person.id));
    return second.call('POST /approvals/{approvalId}/decision', {
      params: { approvalId: asked!.id },
      body: { verdict: 'approve' },
    });
  },
  'deleting the account': (person) =>
    person.call('POST /ownData/deletion', { body: { email: person.email, password: DEMO_PASSWORD } }),
};

test.each(Object.keys(endings))('ACC-17 %s ends the event streams of that session at once', async (ending) => {
  const person = await member();
  const elsewhere = await product.openSession(person.id);
  const stream = await follow(elsewhere, `applications:${person.id}`);
  expect((await endings[ending]!(person)).status).toBe(200);
  expect(await stream.ended).toBe('ended');
});

test('ACC-17 signing out ends the own event streams, and those of another session stay', async () => {
  const person = await member();
  const elsewhere = await product.openSession(person.id);
  const topic = `applications:${person.id}`;
  const [own, other] = [await follow(person.token, topic), await follow(elsewhere, topic)];
  expect((await person.call('POST /auth/logout')).status).toBe(200);
  expect(await own.ended).toBe('ended');
  const stays = await Promise.race([other.ended, new Promise((resolve) => setTimeout(() => resolve('open'), 300))]);
  expect(stays).toBe('open');
  await other.leave();
});

test('ACC-17 a recruiter who is released stops following the company at once', async () => {
  const [owner, recruiter, admin] = [
    await product.person({ role: 'squadOwner' }),
    await product.person({ role: 'recruiter' }),
    await product.person({ role: 'admin' }),
  ];
  const [space] = await buildWorkspaces(database, [
    { ownerId: owner.id, company: 'Casa Ipê', recruiterIds: [recruiter.id] },
  ]);
  const stream = await follow(recruiter.token, `company-pipeline:${space!.id}`);
  const released = await admin.call('DELETE /cms/staff/{recruiterId}/companies/{workspaceId}', {
    params: { recruiterId: recruiter.id, workspaceId: space!.id },
  });
  expect(released.status).toBe(200);
  expect(await stream.ended).toBe('ended');
});
