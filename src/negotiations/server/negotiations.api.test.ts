import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDays } from '#application/testing/interview-world.ts';
import { type NegotiationWorld, someFigures, startNegotiationWorld } from '#application/testing/negotiation-world.ts';
import { notifyExpiredOffers } from './notify-expired.ts';

let world: NegotiationWorld;
beforeAll(async () => {
  world = await startNegotiationWorld();
});
afterAll(() => world.product.close());

describe('negotiating a budget', () => {
  it('BRI-04 goes from the first offer over a counter-offer to frozen figures, both sides notified in their language', async () => {
    const { owner } = world;
    const place = await world.candidate('offered', 'en');
    const { member } = place;
    expect((await world.readAs(owner, place)).body).toMatchObject({
      standing: 'none',
      abilities: { offer: true, accept: false, decline: false },
    });
    const first = await world.asCompany(owner, place, world.offer(null, { message: 'Bem-vinda' }));
    expect([first.status, first.body.standing]).toEqual([200, 'awaitingCandidate']);
    expect((await world.lastMail(member.email))!.subject).toMatch(/^Budget offer for “Engenharia de dados 0” from/);
    expect((await world.lastMail(member.email))!.textBody).toContain('160 hours a month');
    expect((await world.lastMail(owner.email))!.subject).toBe('Sua proposta para “Engenharia de dados 0” foi enviada');

    const seen = await world.own(member);
    expect(seen).toMatchObject({ side: 'candidate', standing: 'awaitingCandidate', abilities: { accept: true } });
    expect(seen!.interactions[0]).toMatchObject({ number: 1, message: 'Bem-vinda', author: null, changes: {} });
    const counter = world.offer(world.lastOfferId(seen!), { hourlyNet: 8_000, hourlyGross: 10_000, validDays: 3 });
    const countered = await world.asCandidate(member, place, counter);
    expect([countered.status, countered.body.standing]).toEqual([200, 'awaitingCompany']);
    expect((await world.lastMail(owner.email))!.textBody).toContain('R$\u00A0100,00 brutos por hora');

    const read = (await world.readAs(owner, place)).body;
    expect(read.lastOfCandidate).toMatchObject({ number: 2, changes: { hourlyNet: 7_000, hourlyGross: 9_000 } });
    expect(Object.keys(read.lastOfCandidate!.changes)).toHaveLength(2);
    expect(read.lastOfCompany!.author).toBe('Olga Dona');
    const accepted = await world.asCompany(owner, place, { action: 'accept', answers: world.lastOfferId(read) });
    expect(accepted.body).toMatchObject({
      standing: 'accepted',
      agreement: { ...someFigures(), hourlyNet: 8_000, hourlyGross: 10_000, hiredAt: null },
      abilities: { offer: false, accept: false, decline: false },
    });
    expect((await world.lastMail(member.email))!.subject).toContain('accepted your offer');
    const late = await world.asCandidate(member, place, world.offer(world.lastOfferId(read)));
    expect([late.status, late.body.error.code]).toEqual([409, 'negotiations.alreadyAgreed']);
  });

  it('BRI-04 is in the history of the application, for each side in its words and without figures', async () => {
    const place = await world.candidate();
    const { member, applicationId } = place;
    const first = await world.begin(place);
    const second = await world.begin(place, { answers: first });
    const countered = await world.asCandidate(member, place, world.offer(second));
    const counter = world.lastOfferId(countered.body);
    const third = world.lastOfferId((await world.asCompany(world.owner, place, world.offer(counter))).body);
    await world.asCandidate(member, place, { action: 'decline', answers: third, message: 'Too little for me' });
    const fourth = await world.begin(place);
    await notifyExpiredOffers(world.product.database, new Date(inDays(30)));
    // Running again sends nothing twice.
    await notifyExpiredOffers(world.product.database, new Date(inDays(31)));
    const fifth = await world.begin(place, { answers: fourth });
    expect((await world.asCandidate(member, place, { action: 'accept', answers: fifth })).status).toBe(200);

    const own = (await member.call('GET /applications/{applicationId}/history', { params: { applicationId } })).body;
    const toldTo = ({ history }: { history: { event: string }[] }) =>
      history.map(({ event }) => event).filter((event) => /^(budget|you)/.test(event));
    // The expiry has its own timestamp, which is ahead of this test's clock.
    expect(toldTo(own)).toEqual([
      'budgetLapsed',
      'youAccepted',
      'budgetOffered',
      'budgetOffered',
      'youDeclined',
      'budgetCountered',
      'youCountered',
      'budgetOffered',
      'budgetOffered',
    ]);
    const seen = (await world.owner.call('GET /candidates/{applicationId}', { params: { applicationId } })).body;
    expect(toldTo(seen)).toEqual([
      'budgetLapsed',
      'budgetAccepted',
      'budgetOffered',
      'budgetOffered',
      'budgetDeclined',
      'budgetCountered',
      'budgetCountered',
      'budgetOffered',
      'budgetOffered',
    ]);
    const forRecruiter = (await world.recruiter.call('GET /candidates/{applicationId}', { params: { applicationId } }))
      .body;
    for (const history of [own.history, seen.history, forRecruiter.history])
      expect(JSON.stringify(history)).not.toMatch(/7000|9000|Too little/);
  });

  it('BRI-04 answers the other side’s last offer by the calls of the specification', async () => {
    const place = await world.candidate();
    const { projectId, applicationId, member } = place;
    const answers = await world.begin(place);
    await world.asCandidate(member, place, world.offer(answers, { monthlyHours: 120 }));
    const query = { applicationId };
    const ofMember = await world.owner.call(
      'GET /budgetNegotiation/{projectId}/{positionIndex}/lastSquadMemberInteraction',
      { params: { projectId, positionIndex: 0 }, query },
    );
    expect(ofMember.body.interaction).toMatchObject({ side: 'candidate', figures: { monthlyHours: 120 } });
    const ofOwner = await member.call('GET /budgetNegotiation/{projectId}/lastSquadOwnerInteraction', {
      params: { projectId },
      query,
    });
    expect(ofOwner.body.interaction).toMatchObject({ side: 'company', id: answers });
    const infos = await world.owner.call('GET /budgetNegotiation/{projectId}/necessaryInfos', {
      params: { projectId },
    });
    expect(infos.body.candidates).toEqual([
      expect.objectContaining({ applicationId, standing: 'awaitingCompany', canBegin: false }),
    ]);
  });

  it('BRI-04 replaces an own open offer by a new one, which alone can be accepted', async () => {
    const place = await world.candidate();
    const first = await world.begin(place);
    const second = await world.asCompany(world.owner, place, world.offer(first, { hourlyGross: 9_500 }));
    expect(second.body.interactions).toHaveLength(2);
    const old = await world.asCandidate(place.member, place, { action: 'accept', answers: first });
    expect([old.status, old.body.error.code]).toEqual([409, 'negotiations.offerReplaced']);
    const own = await world.asCompany(world.owner, place, {
      action: 'accept',
      answers: world.lastOfferId(second.body),
    });
    expect([own.status, own.body.error.code]).toEqual([409, 'negotiations.ownOffer']);
  });

  it('BRI-04 ends when a side declines, and only the company starts anew', async () => {
    const place = await world.candidate();
    const answers = await world.begin(place);
    const declined = await world.asCandidate(place.member, place, {
      action: 'decline',
      answers,
      message: 'Outra vaga',
    });
    expect(declined.body).toMatchObject({ standing: 'declined', lastOfCandidate: { message: 'Outra vaga' } });
    expect((await world.lastMail(world.owner.email))!.textBody).toContain('Outra vaga');
    const again = await world.asCandidate(place.member, place, world.offer(answers));
    expect([again.status, again.body.error.code]).toEqual([409, 'negotiations.ended']);
    const late = await world.asCompany(world.owner, place, world.offer(answers));
    expect([late.status, late.body.error.code]).toEqual([409, 'negotiations.ended']);
    const anew = await world.asCompany(world.owner, place, world.offer(null));
    expect(anew.body).toMatchObject({ standing: 'awaitingCandidate', earlier: [{ state: 'declined' }] });
    expect(anew.body.interactions[0]).toMatchObject({ number: 1, changes: {} });
  });

  it('BRI-04 is started by the company, for candidates whom it decides about', async () => {
    const early = await world.candidate('qualify');
    const refused = await world.asCompany(world.owner, early, world.offer(null));
    expect([refused.status, refused.body.error.code]).toEqual([409, 'negotiations.notNow']);
    const place = await world.candidate('clientInterview');
    const first = await world.asCandidate(place.member, place, world.offer(null));
    expect([first.status, first.body.error.code]).toEqual([409, 'negotiations.nothingOffered']);
  });

  it.each([
    ['more net than gross', { hourlyNet: 9_001 }, 'negotiations.netAboveGross'],
    ['a start in the past', { startDate: inDays(-3).slice(0, 10) }, 'negotiations.startOutside'],
    ['a start in two years', { startDate: inDays(800).slice(0, 10) }, 'negotiations.startOutside'],
    ['more hours than a month has', { monthlyHours: 249 }, 'platform.invalid'],
    ['half a cent', { hourlyGross: 90.5 }, 'platform.invalid'],
    ['nothing for the work', { hourlyNet: 0 }, 'platform.invalid'],
    ['a month and more to answer', { validDays: 31 }, 'platform.invalid'],
    ['a message without end', { message: 'x'.repeat(2_001) }, 'platform.invalid'],
    ['a day that no month has', { startDate: '2027-02-30' }, 'platform.invalid'],
    ['the other side as its author', { side: 'candidate' }, 'platform.invalid'],
  ])('BRI-04 refuses an offer with %s', async (_what, more, code) => {
    const place = await world.candidate();
    const answer = await world.asCompany(world.owner, place, world.offer(null, more));
    expect([answer.status, answer.body.error.code]).toEqual([422, code]);
    expect((await world.readAs(world.owner, place)).body.interactions).toEqual([]);
  });

  it('BRI-04 WSP-06 refuses other companies, colleagues without the permission, and other candidates', async () => {
    const place = await world.candidate();
    const answers = await world.begin(place);
    const { owner, otherOwner, chooser, watcher, recruiter, admin, workspaceId } = world;
    const inSpace = { headers: { workspaceid: workspaceId } };
    const params = { projectId: place.projectId, positionIndex: 0 };
    const accept = { applicationId: place.applicationId, action: 'decline', answers };
    const call = (who: typeof owner, headers = {}) =>
      who.call.raw('POST /budgetNegotiation/{projectId}/{positionIndex}/squadOwnerInteraction', {
        params,
        body: accept,
        ...headers,
      });
    expect((await call(otherOwner)).status).toBe(404);
    expect((await call(chooser, inSpace)).status).toBe(403);
    expect((await call(watcher, inSpace)).status).toBe(403);
    expect((await call(recruiter)).status).toBe(403);
    expect((await call(admin)).status).toBe(403);
    expect((await world.readAs(recruiter, place)).status).toBe(403);
    expect((await world.readAs(otherOwner, place)).status).toBe(404);
    const other = await world.candidate();
    expect((await world.asCandidate(other.member, place, { action: 'accept', answers })).status).toBe(404);
    expect((await world.asCompany(owner, { ...place, projectId: other.projectId }, world.offer(answers))).status).toBe(
      404,
    );
    expect((await world.asCompany(owner, place, world.offer(answers), 1)).status).toBe(404);
    expect(await world.own(other.member)).toBeUndefined();
    const streamOf = (token: string) =>
      fetch(`${world.product.url}/api/events?topic=negotiation:${place.applicationId}`, {
        headers: { authorization: `Bearer ${token}` },
      });
    for (const [who, status] of [
      [recruiter, 403],
      [otherOwner, 404],
      [watcher, 403],
      [place.member, 403],
    ] as const) {
      expect((await streamOf(who.token)).status).toBe(status);
    }
  });
});
