import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NegotiationWorld, startNegotiationWorld } from '#application/testing/negotiation-world.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import type { Person } from '#application/testing/pipeline-world.ts';
import { waitingSteps } from '#application/testing/steps/waiting-steps.ts';
import { announceAccess } from '#workspaces/server/announce-access.ts';
import { workspaceMembers } from '#workspaces/server/tables.ts';

let world: NegotiationWorld;
beforeAll(async () => {
  world = await startNegotiationWorld(startTestProduct());
});
afterAll(() => world.product.close());
const { itemsOf, letPass } = waitingSteps(() => world.product);

describe('an offer', () => {
  const [ofCompany, ofCandidate] = ['negotiations.offerOfCompany', 'negotiations.offerOfCandidate'];

  it('waits for the other side, until it is answered, for those who may negotiate', async () => {
    const place = await world.candidate();
    const { owner, assigner, chooser, watcher, admin, recruiter, otherOwner } = world;
    const answers = await world.begin(place);
    const [offer] = await itemsOf(place.member, ofCompany);
    const address = `/applications?application=${place.applicationId}`;
    expect(offer).toMatchObject({ title: 'Engenharia de dados 0', about: expect.any(String), address });
    expect(Date.parse(offer!.until!)).toBeGreaterThan(Date.now());
    expect(await itemsOf(owner, ofCandidate)).toEqual([]);
    const other = await world.candidate();
    expect(await itemsOf(other.member, ofCompany)).toEqual([]);

    await world.asCandidate(place.member, place, world.offer(answers));
    expect(await itemsOf(place.member, ofCompany)).toEqual([]);
    const budget = `/inhouse-budget/${place.projectId}/0?candidate=${place.applicationId}`;
    for (const person of [owner, assigner, admin])
      expect(await itemsOf(person, ofCandidate)).toContainEqual(expect.objectContaining({ address: budget }));
    for (const person of [chooser, watcher, recruiter, otherOwner])
      expect(await itemsOf(person, ofCandidate)).toEqual([]);
    const own = await world.own(place.member);
    await world.asCompany(owner, place, { action: 'accept', answers: world.lastOfferId(own!) });
    expect(await itemsOf(owner, ofCandidate)).toEqual([]);
  });

  it('that has expired, or whose candidate has left, waits for nobody', async () => {
    const [place, other] = [await world.candidate(), await world.candidate()];
    await world.begin(place, { validDays: 2 });
    await world.begin(other);
    expect(await itemsOf(other.member, ofCompany)).toHaveLength(1);
    await world.onCandidate(world.owner, 'disqualify', other.applicationId);
    expect(await itemsOf(other.member, ofCompany)).toEqual([]);
    expect(await itemsOf(place.member, ofCompany)).toHaveLength(1);
    await letPass({ days: 3 });
    expect(await itemsOf(place.member, ofCompany)).toEqual([]);
  });
});

describe('a suggestion of the talent team', () => {
  const kind = 'pipeline.suggestionsToSee';
  const suggest = (applicationId: string) =>
    world.onCandidate(world.recruiter, 'suggestion', applicationId, { comment: 'Knows the field.' });
  const look = (who: Person, applicationId: string) =>
    who.call('POST /candidates/{applicationId}/suggestion/look', { params: { applicationId } });
  const at = async (who: Person, projectId: string) =>
    (await itemsOf(who, kind)).filter(({ address }) => address.includes(projectId));

  it('waits for the company until somebody who may act on it looks at it', async () => {
    const { projectId, ids } = await world.scene(['qualify', 'qualify']);
    const [first, second] = ids as [string, string];
    const { owner, chooser, watcher, assigner, recruiter, admin, otherOwner } = world;
    for (const id of [first, second]) expect((await suggest(id)).status).toBe(201);
    const both = `/my-projects/pipeline/${projectId}?position=0&suggested=true`;
    for (const person of [owner, chooser])
      expect(await at(person, projectId)).toMatchObject([{ count: 2, address: both }]);
    for (const person of [watcher, assigner, recruiter, admin, otherOwner])
      expect(await at(person, projectId)).toEqual([]);
    expect((await look(otherOwner, first)).status).toBe(404);
    for (const person of [watcher, recruiter, admin]) expect((await look(person, first)).status).toBe(403);
    expect((await look(chooser, first)).status).toBe(200);
    const panel = `/my-projects/pipeline/${projectId}?position=0&candidate=${second}`;
    expect(await at(owner, projectId)).toMatchObject([{ count: 1, address: panel }]);
    const view = async (applicationId: string) =>
      (await owner.call('GET /candidates/{applicationId}', { params: { applicationId } })).body.suggestion!.isNew;
    expect([await view(first), await view(second)]).toEqual([false, true]);
  });

  it('has been seen too when its candidate was moved since', async () => {
    const { projectId, ids } = await world.scene(['qualify']);
    await suggest(ids[0]!);
    expect(await at(world.owner, projectId)).toHaveLength(1);
    await world.move(world.owner, [ids[0]!], 'screeningInterview');
    expect(await at(world.owner, projectId)).toEqual([]);
  });
});

describe('the live topic of what waits', () => {
  /** Follows a person's own list, and waits for its next event. */
  async function follow(who: Person, of = who) {
    const answer = await fetch(`${world.product.url}/api/events?topic=waiting:${of.id}`, {
      headers: { authorization: `Bearer ${who.token}` },
    });
    if (!answer.ok) return { status: answer.status, next: async () => undefined, close: async () => undefined };
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    let received = '';
    const next = async () => {
      while (!received.includes(`event: waiting:${of.id}\n`)) {
        const { value, done } = await reader.read();
        if (done) throw new Error('The stream ended.');
        received += value;
      }
      received = '';
    };
    return { status: answer.status, next, close: () => reader.cancel() };
  }

  it('is for that person alone', async () => {
    expect((await follow(world.otherOwner, world.owner)).status).toBe(404);
    const answer = await fetch(`${world.product.url}/api/events?topic=waiting:${world.owner.id}`);
    expect(answer.status).toBe(401);
  });

  it('has news of what happens in the company, to the candidate, and in support', async () => {
    const { owner, recruiter, admin, otherOwner } = world;
    const { members, ids } = await world.scene(['qualify']);
    const [company, provider, candidate, stranger, team] = await Promise.all(
      [owner, recruiter, members[0]!, otherOwner, admin].map((person) => follow(person)),
    );
    const streams = [company, provider, candidate, stranger, team];
    expect(streams.map((stream) => stream!.status)).toEqual([200, 200, 200, 200, 200]);
    await world.move(owner, [ids[0]!], 'screeningInterview');
    await Promise.all([company!.next(), provider!.next(), candidate!.next()]);
    await otherOwner.call('POST /support', { body: { subject: 'A question', text: 'How?' } });
    await Promise.all([stranger!.next(), team!.next()]);
    await owner.call('PATCH /workspace/inviteUser', { body: { invitationEmail: 'new-colleague@example.com' } });
    await company!.next();
    for (const stream of streams) await stream!.close();
  });

  it('follows a space that somebody joins meanwhile', async () => {
    const joining = await world.product.person({ role: 'squadOwner', name: 'Nova' });
    const stream = await follow(joining);
    const { id: userId } = joining;
    const { workspaceId } = world;
    await world.product.database.transaction(async (transaction) => {
      await transaction.insert(workspaceMembers).values({ workspaceId, userId, permissions: [] });
      await announceAccess(transaction, workspaceId, [userId]);
    });
    const { ids } = await world.scene(['new']);
    // The stream has asked again by the time that its own news arrives.
    const heard = stream.next();
    let isHeard = false;
    void heard.then(() => (isHeard = true));
    let isForward = false;
    while (!isHeard) {
      isForward = !isForward;
      await world.move(world.owner, ids, isForward ? 'qualify' : 'new');
      await delay(200);
    }
    expect(isHeard).toBe(true);
    await stream.close();
  });
});
