import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { completePosition } from '#application/testing/complete-position.ts';
import { startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { users } from '#accounts/server/tables.ts';
import { applications } from '#candidacies/applications/server/tables.ts';
import { emptyBriefAnswers } from '#projects/rules/brief-answers.ts';

const { product, owner, mailsTo } = await startPipelineWorld();
afterAll(() => product.close());

async function publish(emails: (string | undefined)[]) {
  const answers = {
    ...emptyBriefAnswers(),
    title: 'Checkout',
    type: 'oneshot',
    deadline: 'upTo30Days',
    path: 'inHouse',
    positions: emails.map((professionalEmail, index) => ({ ...completePosition(String(index)), professionalEmail })),
  };
  const { body: brief } = await owner.call.raw('POST /briefs', { body: { answers, campaign: 'spring' } });
  const params = { briefId: brief.id };
  return owner.call('POST /briefs/{briefId}/publish', { params, body: { version: 1 } });
}
const squad = async (projectId: string) =>
  (await owner.call('GET /squads/{projectId}', { params: { projectId } })).body;
type Person = typeof owner;
const answer = (who: Person, projectId: string, given: 'accepted' | 'declined') =>
  who.call('POST /squadCalls/{projectId}/{positionIndex}/answer', {
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
    expect((await member.call('GET /squadCalls')).body.calls).toEqual([]);
    await product.database.update(users).set({ emailVerified: true }).where(eq(users.id, member.id));
    expect((await answer(stranger, body.projectId, 'accepted')).status).toBe(404);
    expect((await member.call('GET /squadCalls')).body.calls).toMatchObject([{ kind: 'inHouse', canAnswer: true }]);
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
    expect((await answer(member, body.projectId, 'declined')).body).toMatchObject({ answer: { answer: 'declined' } });
    expect(await candidates(body.projectId, member.id)).toEqual([]);
    expect((await answer(member, body.projectId, 'accepted')).body.error.code).toBe('pipeline.answeredAlready');
  });
});
