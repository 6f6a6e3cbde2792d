import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { completePosition } from '#application/testing/complete-position.ts';
import { followTopic } from '#application/testing/steps/follow-topic.ts';
import { startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { users } from '#accounts/server/tables.ts';
import { buildApplications } from '#applications/builders.ts';
import { applications } from '#applications/server/tables.ts';
import { eraseAnswers } from '#pipeline/selection/server/squad/own-data.ts';
import { type BriefAnswers, emptyBriefAnswers } from '#projects/rules/brief-answers.ts';

const { product, owner, workspaceId, mailsTo, onCandidate } = await startPipelineWorld();
afterAll(() => product.close());

async function publish(emails: (string | undefined)[]) {
  const answers: BriefAnswers = {
    ...emptyBriefAnswers(),
    title: 'Checkout',
    type: 'oneshot',
    deadline: 'upTo30Days',
    path: 'inHouse',
    positions: emails.map((professionalEmail, index) => ({ ...completePosition(String(index)), professionalEmail })),
  };
  const { body: brief } = await owner.call('POST /briefs', { body: { answers, campaign: 'spring' } });
  const params = { briefId: brief.id };
  return owner.call('POST /briefs/{briefId}/publish', { params, body: { version: 1 } });
}
const squad = async (projectId: string) =>
  (await owner.call('GET /squads/{projectId}', { params: { projectId } })).body;
type Person = typeof owner;
const answer = (who: Person, projectId: string, given: 'accepted' | 'declined') =>
  who.call('POST /squadInvitations/{projectId}/{positionIndex}/answer', {
    params: { projectId, positionIndex: 0 },
    body: { answer: given },
  });
const candidates = (projectId: string, memberId: string) =>
  product.database
    .select()
    .from(applications)
    .where(and(eq(applications.projectId, projectId), eq(applications.memberId, memberId)));
const newAddress = () => `${crypto.randomUUID()}@example.com`;

describe('a company that brings its own professional', () => {
  it('BRI-01 names one for each position; a typo, nobody and the same person twice are refused', async () => {
    const email = newAddress();
    const fields = async (emails: (string | undefined)[]) => {
      const { status, body } = await publish(emails);
      expect(status).toBe(422);
      return body.error.fields!.map(({ path, code }: { path: string; code: string }) => [path, code]);
    };
    expect(await fields([undefined])).toEqual([['positions.0.professionalEmail', 'platform.fieldRequired']]);
    expect(await fields(['ana@'])).toEqual([['positions.0.professionalEmail', 'projects.emailInvalid']]);
    expect(await fields([email, email.toUpperCase()])).toEqual([
      ['positions.1.professionalEmail', 'projects.emailTwice'],
    ]);
  });

  it('BRI-01 a professional is a candidate at once and is asked by mail; the vacancy is not on the job board', async () => {
    const member = await product.person({ role: 'squadMember', name: 'Iara Souza', language: 'en' });
    const { body } = await publish([member.email.toUpperCase()]);
    expect(await candidates(body.projectId, member.id)).toMatchObject([{ stage: 'new', suggestedAt: null }]);
    expect((await mailsTo(member.email)).map(({ subject }) => subject)).toEqual(['Casa Ipê invites you: UX designer']);
    const board = await product.anonymous('GET /opportunities', { query: { search: 'UX designer' } });
    expect(board.status).toBe(200);
    expect(JSON.stringify(board.body)).not.toContain(body.projectId);
    const project = (await owner.call('GET /myProjects/{projectId}', { params: { projectId: body.projectId } })).body;
    expect(project).toMatchObject({ path: 'inHouse', campaign: 'spring' });

    expect((await answer(member, body.projectId, 'accepted')).status).toBe(200);
    expect((await squad(body.projectId)).places[0]!.invitation).toEqual({
      email: member.email.toUpperCase(),
      state: 'accepted',
    });
  });

  it('BRI-01 BRI-03 an unknown address becomes a candidate by accepting with an account of that confirmed address', async () => {
    const email = newAddress();
    const { body } = await publish([email]);
    const [mail] = await mailsTo(email);
    expect(mail!.textBody).toContain('/project-brief-squadMember-view');
    const member = await product.person({ role: 'squadMember', email, emailVerified: false });
    const stranger = await product.person({ role: 'squadMember' });
    expect((await answer(member, body.projectId, 'accepted')).status).toBe(403);
    expect((await member.call('GET /squadInvitations')).body.invitations).toEqual([]);
    await product.database.update(users).set({ emailVerified: true }).where(eq(users.id, member.id));
    expect((await answer(stranger, body.projectId, 'accepted')).status).toBe(404);
    expect((await member.call('GET /squadInvitations')).body.invitations).toMatchObject([
      { kind: 'inHouse', canAnswer: true },
    ]);
    const twice = await Promise.all([
      answer(member, body.projectId, 'accepted'),
      answer(member, body.projectId, 'accepted'),
    ]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await candidates(body.projectId, member.id)).toHaveLength(1);
  });

  it('BRI-03 a person who declines is no candidate, and cannot accept afterwards', async () => {
    const email = newAddress();
    const { body } = await publish([email]);
    const member = await product.person({ role: 'squadMember', email });
    const news = await followTopic(product, owner.token, `company-pipeline:${workspaceId}`);
    expect((await answer(member, body.projectId, 'declined')).body).toMatchObject({ answer: { answer: 'declined' } });
    // The open page of the squad hears of it, although nobody became a candidate.
    expect(await news()).toBe(true);
    expect(await candidates(body.projectId, member.id)).toEqual([]);
    expect((await answer(member, body.projectId, 'accepted')).body.error.code).toBe('pipeline.answeredAlready');
  });
});

it('BRI-01 an account whose address was never confirmed does not take along the invitation of its real holder', async () => {
  const email = newAddress();
  const { body } = await publish([email]);
  const member = await product.person({ role: 'squadMember', email, emailVerified: false });
  const invited = async () => (await squad(body.projectId)).places[0]!.invitation;
  const erase = (emailVerified: boolean) =>
    product.database.transaction((transaction) => eraseAnswers(transaction, { id: member.id, email, emailVerified }));
  await erase(false);
  expect(await invited()).toMatchObject({ email, state: 'sent' });
  await erase(true);
  expect(await invited()).toBeNull();
});

describe('an invitation to a position that no longer recruits', () => {
  const endings = async (email: string) =>
    (await mailsTo(email)).filter(({ happening }) => happening === 'pipeline.invitationEnded');
  const invitationOf = (who: Person, projectId: string) =>
    who.call('GET /squadInvitations/{projectId}/{positionIndex}', { params: { projectId, positionIndex: 0 } });
  const closings = {
    closed: (projectId: string) =>
      owner.call('PATCH /myProjects/{projectId}/positions/{positionIndex}', {
        params: { projectId, positionIndex: 0 },
        body: { version: 1, state: 'closed' },
      }),
    removed: (projectId: string) =>
      owner.call('DELETE /myProjects/{projectId}/positions/{positionIndex}', {
        params: { projectId, positionIndex: 0 },
        query: { version: 1 },
      }),
    ended: (projectId: string) =>
      owner.call('POST /myProjects/{projectId}/positions/{positionIndex}/closeProcess', {
        params: { projectId, positionIndex: 0 },
        body: { reason: 'Budget frozen' },
      }),
    canceled: (projectId: string) =>
      owner.call('PATCH /myProjects/{projectId}/status', {
        params: { projectId },
        body: { version: 1, status: 'canceled', reason: 'Budget frozen' },
      }),
  };

  it.each(Object.entries(closings))('BRI-01 an address that has not answered is told: %s', async (_how, end) => {
    const email = newAddress();
    const { body } = await publish([email]);
    expect((await end(body.projectId)).status).toBe(200);
    const [notice, ...more] = await endings(email);
    expect([notice?.language, more]).toEqual(['pt', []]);
    expect(notice!.subject).toBe('O convite da empresa Casa Ipê terminou: UX designer');
    // Nobody has an account with this address: no page would open.
    expect(notice!.textBody).not.toContain('/project-brief');
  });

  it('BRI-01 BRI-03 when somebody else is hired, whoever was invited is told, and the page says that it is over', async () => {
    const member = await product.person({ role: 'squadMember', language: 'en' });
    const other = await product.person({ role: 'squadMember' });
    const { body } = await publish([member.email]);
    const { projectId } = body;
    const { positionId } = (await candidates(projectId, member.id))[0]!;
    const [hired] = await buildApplications(product.database, [{ positionId, memberId: other.id, stage: 'offered' }]);
    expect((await invitationOf(member, projectId)).body).toMatchObject({ canAnswer: true, isOver: false });
    expect((await onCandidate(owner, 'hire', hired!.id)).status).toBe(200);
    expect(await endings(member.email)).toMatchObject([
      { language: 'en', subject: 'Casa Ipê’s invitation has ended: UX designer' },
    ]);
    expect((await invitationOf(member, projectId)).body).toMatchObject({ canAnswer: false, isOver: true });
    expect((await answer(member, projectId, 'accepted')).body.error.code).toBe('pipeline.nothingToAnswer');
  });

  it('BRI-01 a position that is opened and closed again mails the same address only once', async () => {
    const email = newAddress();
    const { body } = await publish([email]);
    for (const [index, state] of (['closed', 'open', 'closed'] as const).entries())
      expect(
        (
          await owner.call('PATCH /myProjects/{projectId}/positions/{positionIndex}', {
            params: { projectId: body.projectId, positionIndex: 0 },
            body: { version: index + 1, state },
          })
        ).status,
      ).toBe(200);
    expect(await endings(email)).toHaveLength(1);
  });

  it('BRI-01 hiding keeps the invitation, and whoever declined is left alone', async () => {
    const email = newAddress();
    const { body } = await publish([email]);
    const patch = (version: number, state: 'hidden' | 'closed') =>
      owner.call('PATCH /myProjects/{projectId}/positions/{positionIndex}', {
        params: { projectId: body.projectId, positionIndex: 0 },
        body: { version, state },
      });
    expect((await patch(1, 'hidden')).status).toBe(200);
    expect(await endings(email)).toEqual([]);
    const member = await product.person({ role: 'squadMember', email });
    expect((await invitationOf(member, body.projectId)).body).toMatchObject({ canAnswer: true, isOver: false });
    expect((await answer(member, body.projectId, 'declined')).status).toBe(200);
    expect((await patch(2, 'closed')).status).toBe(200);
    expect(await endings(email)).toEqual([]);
  });
});
