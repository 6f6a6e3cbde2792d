import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NegotiationWorld, someFigures, startNegotiationWorld } from '#application/testing/negotiation-world.ts';
import { applications } from '#applications/server/tables.ts';
import { buildNegotiation } from '#negotiations/builders.ts';
import { negotiationAgreements, negotiationInteractions, negotiations } from '#negotiations/server/tables.ts';
import { notifyExpiredOffers } from '#negotiations/server/notify-expired.ts';

let world: NegotiationWorld;
beforeAll(async () => {
  world = await startNegotiationWorld();
});
afterAll(() => world.product.close());

const agreementsOf = (applicationId: string) =>
  world.product.database
    .select()
    .from(negotiationAgreements)
    .where(eq(negotiationAgreements.applicationId, applicationId));
const stateOf = async (applicationId: string) =>
  (await world.product.database.select().from(negotiations).where(eq(negotiations.applicationId, applicationId)))[0]!
    .state;
const accept = (answers: string) => ({ action: 'accept', answers });

describe('a negotiation under pressure', () => {
  it('BRI-04 lets one win when the candidate accepts while the company replaces the offer, and tells the other', async () => {
    for (const _ of Array.from({ length: 5 })) {
      const place = await world.candidate();
      const answers = await world.begin(place);
      const [accepted, replaced] = await Promise.all([
        world.asCandidate(place.member, place, accept(answers)),
        world.asCompany(world.owner, place, world.offer(answers, { hourlyGross: 8_000 })),
      ]);
      const agreements = await agreementsOf(place.applicationId);
      const outcome = [accepted.status, replaced.status, agreements.length];
      expect([
        [200, 409, 1],
        [409, 200, 0],
      ]).toContainEqual(outcome);
      const refused = accepted.status === 409 ? accepted : replaced;
      expect(['negotiations.offerReplaced', 'negotiations.alreadyAgreed']).toContain(refused.body.error.code);
    }
  });

  it.each([
    ['the company declines and counters', 'company'],
    ['the candidate declines while the company replaces its offer', 'candidate'],
  ] as const)('BRI-04 begins no second negotiation when %s at once', async (_, side) => {
    const { owner } = world;
    for (let round = 0; round < 5; round += 1) {
      const place = await world.candidate();
      const first = await world.begin(place);
      const answers =
        side === 'company'
          ? world.lastOfferId((await world.asCandidate(place.member, place, world.offer(first))).body)
          : first;
      const decline = { action: 'decline', answers, message: '' };
      const [declined, countered] = await Promise.all([
        side === 'company' ? world.asCompany(owner, place, decline) : world.asCandidate(place.member, place, decline),
        world.asCompany(owner, place, world.offer(answers, { hourlyGross: 8_000 })),
      ]);
      expect(world.statusesOf([declined, countered])).toEqual([200, 409]);
      const refused = declined.status === 409 ? declined : countered;
      expect(['negotiations.offerReplaced', 'negotiations.ended']).toContain(refused.body.error.code);
      const begun = await world.product.database
        .select()
        .from(negotiations)
        .where(eq(negotiations.applicationId, place.applicationId));
      expect(begun).toHaveLength(1);
    }
  });

  it('BRI-04 keeps one agreement when an offer is accepted many times at once, and one first offer of two', async () => {
    const place = await world.candidate();
    const beginnings = await Promise.all([
      world.asCompany(world.owner, place, world.offer(null)),
      world.asCompany(world.owner, place, world.offer(null)),
    ]);
    expect(world.statusesOf(beginnings)).toEqual([200, 409]);
    const answers = world.lastOfferId((await world.readAs(world.owner, place)).body);
    const accepted = await Promise.all(
      Array.from({ length: 4 }, () => world.asCandidate(place.member, place, accept(answers))),
    );
    expect(world.statusesOf(accepted)).toEqual([200, 200, 200, 200]);
    expect(await agreementsOf(place.applicationId)).toHaveLength(1);
    expect(accepted[0]!.body.interactions).toHaveLength(2);
  });

  it('BRI-04 ends with a withdrawal that comes at the same time as the acceptance, whichever is first', async () => {
    const place = await world.candidate();
    const answers = await world.begin(place);
    const params = { applicationId: place.applicationId };
    const [withdrawn] = await Promise.all([
      place.member.call('POST /applications/{applicationId}/withdraw', { params }),
      world.asCandidate(place.member, place, accept(answers)),
    ]);
    expect(withdrawn.status).toBe(200);
    expect(await stateOf(place.applicationId)).toBe('ended');
  });

  it('BRI-04 does not accept an expired offer; it can be declined or answered by a new one', async () => {
    const place = await world.candidate();
    const past = new Date(Date.now() - 1_000);
    const createdAt = new Date(Date.now() - 86_400_000);
    const offer = { side: 'company' as const, figures: someFigures(), createdAt, expiresAt: past };
    const answers = await buildNegotiation(world.product.database, place.applicationId, [offer]);
    expect(await world.own(place.member)).toMatchObject({
      standing: 'lapsed',
      abilities: { offer: true, accept: false, decline: true },
    });
    const late = await world.asCandidate(place.member, place, accept(answers));
    expect([late.status, late.body.error.code]).toEqual([409, 'negotiations.offerLapsed']);
    const counter = await world.asCandidate(place.member, place, world.offer(answers));
    expect(counter.body.standing).toBe('awaitingCompany');
  });

  it('BRI-04 checks expiry when the lock is held, not when the call came: one that waited too long is refused', async () => {
    const place = await world.candidate();
    const { database } = world.product;
    const expiresAt = new Date(Date.now() + 2_500);
    const answers = await buildNegotiation(database, place.applicationId, [
      { side: 'company', figures: someFigures(), expiresAt },
    ]);
    const waiting = await database.transaction(async (transaction) => {
      await transaction.select().from(applications).where(eq(applications.id, place.applicationId)).for('update');
      const accepting = world.asCandidate(place.member, place, accept(answers));
      await transaction.execute(sql`select pg_sleep(2.7)`);
      return { accepting };
    });
    const late = await waiting.accepting;
    expect([late.status, late.body.error.code]).toEqual([409, 'negotiations.offerLapsed']);
    expect(await agreementsOf(place.applicationId)).toEqual([]);
  });

  it('BRI-04 refuses an offer whose lapse both sides were told, also where the clock of that process was ahead', async () => {
    const place = await world.candidate();
    const { database } = world.product;
    const expiresAt = new Date(Date.now() + 3_600_000);
    const answers = await buildNegotiation(database, place.applicationId, [
      { side: 'company', figures: someFigures(), expiresAt },
    ]);
    await notifyExpiredOffers(database, expiresAt);
    expect(await world.own(place.member)).toMatchObject({ standing: 'lapsed', abilities: { accept: false } });
    const late = await world.asCandidate(place.member, place, accept(answers));
    expect([late.status, late.body.error.code]).toEqual([409, 'negotiations.offerLapsed']);
    expect(await agreementsOf(place.applicationId)).toEqual([]);
    const counter = await world.asCandidate(place.member, place, world.offer(answers));
    expect(counter.body.standing).toBe('awaitingCompany');
  });

  it('BRI-04 notifies both sides once that an offer expired, however many processes run', async () => {
    const place = await world.candidate();
    const { database } = world.product;
    const createdAt = new Date(Date.now() - 86_400_000);
    const expiresAt = new Date(Date.now() - 60_000);
    await buildNegotiation(database, place.applicationId, [
      { side: 'company', figures: someFigures(), createdAt, expiresAt },
    ]);
    const look = () => notifyExpiredOffers(database, new Date());
    await Promise.all([look(), look(), look()]);
    const expired = (await world.mailsTo(place.member.email)).filter(({ subject }) => subject.includes('expired'));
    expect(expired).toHaveLength(1);
    expect((await world.lastMail(world.owner.email))!.subject).toContain('expirou');
  });
});

describe('what the database itself refuses', () => {
  const attempt = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (problem: unknown) => String((problem as { cause?: unknown }).cause ?? problem),
    );

  it('BRI-04 lets no offer and no agreement be changed or deleted', async () => {
    const place = await world.candidate();
    const answers = await world.begin(place, { message: 'Oi' });
    await world.asCandidate(place.member, place, accept(answers));
    const { database } = world.product;
    const offer = eq(negotiationInteractions.id, answers);
    const ofPlace = eq(negotiationAgreements.applicationId, place.applicationId);
    for (const change of [{ hourlyGross: 1 }, { message: 'Other' }, { expiresAt: new Date('2030-01-01') }]) {
      expect(await attempt(database.update(negotiationInteractions).set(change).where(offer))).toContain(
        'only added to',
      );
    }
    expect(await attempt(database.delete(negotiationInteractions).where(offer))).toContain('only added to');
    const raised = database.update(negotiationAgreements).set({ hourlyNet: 1 }).where(ofPlace);
    expect(await attempt(raised)).toContain('frozen');
    expect(await attempt(database.delete(negotiationAgreements).where(ofPlace))).toContain('frozen');
  });

  it('BRI-04 freezes only the exact last offer, in time, and allows one live negotiation per application', async () => {
    const place = await world.candidate();
    const { database } = world.product;
    const figures = someFigures();
    const first = await buildNegotiation(database, place.applicationId, [{ side: 'company', figures }]);
    const [{ negotiationId } = { negotiationId: '' }] = await database
      .select()
      .from(negotiationInteractions)
      .where(eq(negotiationInteractions.id, first));
    const agreement = {
      negotiationId,
      applicationId: place.applicationId,
      offerId: first,
      currency: 'BRL' as const,
      hiringModel: null,
      acceptedBy: place.member.id,
      acceptedAt: new Date(),
      ...figures,
    };
    const insert = (more: object) => attempt(database.insert(negotiationAgreements).values({ ...agreement, ...more }));
    expect(await insert({ hourlyGross: 9_001 })).toContain('the last offer, accepted in time');
    expect(await insert({ acceptedAt: new Date(Date.now() + 30 * 86_400_000) })).toContain('in time');
    const second = buildNegotiation(database, place.applicationId, [{ side: 'company', figures }]);
    expect(await attempt(second)).toContain('negotiations_one_live');
  });
});
