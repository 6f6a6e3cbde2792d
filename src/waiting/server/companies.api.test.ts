import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startInterviewWorld } from '#application/testing/interview-world.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { applications } from '#applications/server/tables.ts';
import { promisedAnswer } from '#applications/rules/answer-promise.ts';
import type { Stage } from '#applications/rules/stages.ts';
import { supportTickets } from '#support/server/tables.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';
import { workspaceMembers } from '#workspaces/server/tables.ts';
import { stageLimits } from '#pipeline/limits/server/tables.ts';
import { waitingSteps } from '#application/testing/steps/waiting-steps.ts';

let world: Awaited<ReturnType<typeof startInterviewWorld>>;
beforeAll(async () => {
  // A product of its own: an administrator's list ends after fifty of a kind, which other files may fill.
  world = await startInterviewWorld(startTestProduct());
});
afterAll(() => world.product.close());
const { waitingOf, itemsOf, letPass } = waitingSteps(() => world.product);

describe('a company', () => {
  const kind = 'support.ticketAnswered';

  it('reads an answered ticket, which a colleague sees only if it is theirs; the team is asked before', async () => {
    const { owner, chooser, watcher, admin, otherOwner } = world;
    const opened = await chooser.call('POST /support', { body: { subject: 'An invoice', text: 'Where is it?' } });
    const { supportId: id } = opened.body;
    const ofTeam = async () =>
      (await itemsOf(admin, 'support.ticketToAnswer')).find(({ title }) => title === 'An invoice');
    expect(await ofTeam()).toMatchObject({ about: 'Casa Ipê', company: 'Casa Ipê', until: opened.body.answerDueAt });
    expect(await itemsOf(owner, kind)).toEqual([]);
    await admin.call.raw('POST /support/{supportId}/messages', {
      params: { supportId: id },
      body: { text: 'Here.', version: 1 },
    });
    const answered = [{ title: 'An invoice', company: null, address: `/support-squadOwner-view?ticket=${id}` }];
    expect(await itemsOf(owner, kind)).toMatchObject(answered);
    expect(await itemsOf(chooser, kind)).toMatchObject(answered);
    for (const person of [watcher, otherOwner, admin, world.recruiter]) expect(await itemsOf(person, kind)).toEqual([]);
    expect(await ofTeam()).toBeUndefined();
  });

  it('is the space that the request names, with the rights there', async () => {
    const { product, owner, workspaceId } = world;
    const person = await product.person({ role: 'squadOwner' });
    await buildWorkspaces(product.database, [{ ownerId: person.id, company: 'Outra' }]);
    await product.database.insert(workspaceMembers).values({ workspaceId, userId: person.id, permissions: [] });
    const opened = await owner.call('POST /support', { body: { subject: 'A refund', text: 'When?' } });
    await product.database
      .update(supportTickets)
      .set({ status: 'answered', openedBy: person.id })
      .where(eq(supportTickets.id, opened.body.supportId));
    const inSpace = async (headers: Record<string, string>) =>
      (await person.call('GET /waiting', { headers })).body.items.map(({ title }) => title);
    expect(await inSpace({})).toEqual([]);
    expect(await inSpace({ workspaceid: workspaceId })).toEqual(['A refund']);
    expect((await world.otherOwner.call('GET /waiting', { headers: { workspaceid: workspaceId } })).status).toBe(404);
  });

  it('is told of invitations about to lapse, the owner alone, by the moved clock', async () => {
    const invited = await world.owner.call('PATCH /workspace/inviteUser', {
      body: { invitationEmail: 'rita@example.com' },
    });
    expect(invited.status).toBeLessThan(300);
    const lapsing = 'workspaces.invitationLapsing';
    expect(await itemsOf(world.owner, lapsing)).toEqual([]);
    await letPass({ days: 12 });
    expect(await itemsOf(world.owner, lapsing)).toMatchObject([{ about: 'rita@example.com', address: '/workspace' }]);
    expect(await itemsOf(world.chooser, lapsing)).toEqual([]);
    await letPass({ days: 3 });
    expect(await itemsOf(world.owner, lapsing)).toEqual([]);
  });
});

describe('the candidates of a company', () => {
  const overdue = 'pipeline.candidatesOverdue';
  /** Whoever waits in these vacancies; other tests leave candidates of their own. */
  const inVacancy = async (who: typeof world.owner, kind: string, positionId: string, projectId: string) =>
    (await itemsOf(who, kind)).filter(({ address }) => address.includes(positionId) || address.includes(projectId));

  /** Candidates who all came just now; their builder spreads them over days. */
  async function sceneOfToday(stages: readonly Stage[]) {
    const place = await world.scene(stages);
    const now = new Date();
    const moments = { createdAt: now, stageEnteredAt: now, answerDueAt: promisedAnswer(now) };
    await world.product.database.update(applications).set(moments).where(eq(applications.positionId, place.positionId));
    return place;
  }

  it('wait past the limit of their stage, one item for each vacancy, for those who may move them', async () => {
    const place = await sceneOfToday(['new', 'new', 'clientInterview', 'disqualified']);
    const alone = await sceneOfToday(['offered']);
    const { owner, chooser, watcher, assigner, admin, recruiter, otherOwner } = world;
    const at = (who: typeof owner, { positionId, projectId }: typeof place) =>
      inVacancy(who, overdue, positionId, projectId);
    expect(await at(owner, place)).toEqual([]);
    await letPass({ days: 8 });
    const address = `/candidates?overdue=true&positionIds=${place.positionId}`;
    expect(await at(owner, place)).toMatchObject([
      { count: 3, more: false, title: 'Engenharia de dados 0', about: '', company: null, address },
    ]);
    expect(await at(owner, alone)).toMatchObject([
      {
        count: 1,
        about: world.lastName(),
        address: `/my-projects/pipeline/${alone.projectId}?position=0&candidate=${alone.ids[0]}`,
      },
    ]);
    expect(await at(chooser, place)).toMatchObject([{ count: 3 }]);
    const ofCompany = `${address}&company=${world.workspaceId}`;
    expect(await at(admin, place)).toMatchObject([{ count: 3, company: 'Casa Ipê', address: ofCompany }]);
    // A recruiter moves nobody beyond the submission.
    expect(await at(recruiter, place)).toMatchObject([{ count: 2, company: 'Casa Ipê', address: ofCompany }]);
    expect(await at(recruiter, alone)).toEqual([]);
    for (const person of [watcher, assigner, otherOwner, place.members[0]!])
      expect(await at(person, place)).toEqual([]);

    await world.move(owner, [place.ids[0]!], 'qualify');
    expect(await at(owner, place)).toMatchObject([{ count: 2 }]);
    const { workspaceId } = world;
    await world.product.database.insert(stageLimits).values([{ workspaceId, stage: 'new', days: 30 }]);
    expect(await at(owner, place)).toMatchObject([{ count: 1, address: expect.stringContaining(place.ids[2]!) }]);
    const own = { workspaceId, positionId: place.positionId, stage: 'new' as const, days: 2 };
    await world.product.database.insert(stageLimits).values(own);
    expect(await at(owner, place)).toMatchObject([{ count: 2 }]);
    await world.product.database.delete(stageLimits).where(eq(stageLimits.workspaceId, workspaceId));
  });

  it('are promised an answer, which waits from three days before until it is given', async () => {
    const place = await sceneOfToday(['new', 'hired', 'qualify']);
    const due = async (who: typeof world.owner) =>
      inVacancy(who, 'pipeline.answersDue', place.positionId, place.projectId);
    await letPass({ days: 26 });
    expect(await due(world.owner)).toEqual([]);
    await letPass({ days: 2 });
    const [row] = await world.product.database.select().from(applications).where(eq(applications.id, place.ids[0]!));
    const address = `/my-projects/pipeline/${place.projectId}?position=0&view=list`;
    expect(await due(world.owner)).toMatchObject([{ count: 2, until: row!.answerDueAt.toISOString(), address }]);
    for (const person of [world.recruiter, world.admin, world.chooser])
      expect(await due(person)).toMatchObject([{ count: 2 }]);
    for (const person of [world.watcher, world.otherOwner]) expect(await due(person)).toEqual([]);
    await world.onCandidate(world.owner, 'disqualify', place.ids[0]!);
    await world.onCandidate(world.owner, 'disqualify', place.ids[2]!);
    expect(await due(world.owner)).toEqual([]);
  });

  it('are interviewed today by whoever holds the interview', async () => {
    const { member, applicationId, projectId } = await world.candidate();
    const offered = await world.offer(world.chooser, applicationId, { interviewerIds: [world.chooser.id] });
    await world.pick(member, applicationId, offered.body.slots[0]!.slotId);
    const kind = 'pipeline.interviewToday';
    expect(await itemsOf(world.chooser, kind)).toEqual([]);
    // An hour before the first offered time, which is noon where the interviewer lives.
    const startsAt = Date.parse(offered.body.slots[0]!.startsAt);
    await letPass({ minutes: Math.floor((startsAt - Date.now()) / 60_000) - 60 });
    const today = await itemsOf(world.chooser, kind);
    const address = `/my-projects/pipeline/${projectId}?position=0&candidate=${applicationId}&tab=interviews`;
    expect(today).toMatchObject([{ title: 'Engenharia de dados 0', about: world.lastName(), address }]);
    for (const person of [world.owner, world.recruiter, world.admin, world.otherOwner])
      expect(await itemsOf(person, kind)).toEqual([]);
    await world.callOff(world.chooser, applicationId);
    expect(await itemsOf(world.chooser, kind)).toEqual([]);
    expect((await waitingOf(member)).counts[kind]).toBeUndefined();
  });
});
