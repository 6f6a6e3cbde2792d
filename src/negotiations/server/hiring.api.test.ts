import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { type NegotiationWorld, someFigures, startNegotiationWorld } from '#application/testing/negotiation-world.ts';
import { negotiationAgreements, negotiationInteractions, negotiations } from '#negotiations/server/tables.ts';

let world: NegotiationWorld;
beforeAll(async () => {
  world = await startNegotiationWorld();
});
afterAll(() => world.product.close());

type Place = Awaited<ReturnType<NegotiationWorld['candidate']>>;
const agree = async (place: Place) =>
  world.asCandidate(place.member, place, { action: 'accept', answers: await world.begin(place) });
const standingOf = async (place: Place) => (await world.readAs(world.owner, place)).body.standing;

describe('a negotiation and what becomes of its application', () => {
  it('BRI-04 PIP-02 a hire gets the agreed figures, and they stay as they were agreed', async () => {
    const place = await world.candidate();
    await agree(place);
    expect((await world.onCandidate(world.owner, 'hire', place.applicationId)).status).toBe(200);
    const read = (await world.readAs(world.owner, place)).body;
    expect(read).toMatchObject({ standing: 'accepted', agreement: { ...someFigures() } });
    expect(Date.parse(read.agreement!.hiredAt!)).toBeGreaterThan(Date.now() - 60_000);
    expect((await world.own(place.member))!.agreement!.hiredAt!).toBe(read.agreement!.hiredAt!);
  });

  it('BRI-04 PRJ-01 the professional’s row and the sums of the project say the hours and the pay that were agreed', async () => {
    const { owner, admin, recruiter } = world;
    const place = await world.candidate();
    const params = { projectId: place.projectId };
    const position = (await owner.call('GET /myProjects/{projectId}', { params })).body.positions[0]!;
    await owner.call('PATCH /myProjects/{projectId}/positions/{positionIndex}', {
      params: { ...params, positionIndex: 0 },
      body: { version: position.version, changes: { monthlyHours: 100 } },
    });
    await agree(place);
    await world.onCandidate(owner, 'hire', place.applicationId);
    const rowFor = async (who: typeof owner) =>
      (await who.call('GET /myProjects/{projectId}/professionals', { params })).body.professionals[0]!;
    const pay = { netHourly: 7_000, grossHourly: 9_000, currency: 'BRL' };
    expect(await rowFor(owner)).toMatchObject({ monthlyHours: 160, pay, works: true });
    expect(await rowFor(admin)).toMatchObject({ pay });
    expect(await rowFor(recruiter)).toMatchObject({ monthlyHours: 160, pay: null });
    expect((await owner.call('GET /myProjects/{projectId}', { params })).body.monthlyHours).toBe(160);
    const { projects } = (await owner.call('GET /myProjects', { query: { limit: 100 } })).body;
    expect(projects.find(({ id }) => id === place.projectId)!.monthlyHours).toBe(160);
  });

  it('BRI-04 PIP-02 a hire without agreement ends the open negotiation, and nothing can be accepted after it', async () => {
    const place = await world.candidate();
    const answers = await world.begin(place);
    expect((await world.onCandidate(world.owner, 'hire', place.applicationId)).status).toBe(200);
    expect(await standingOf(place)).toBe('ended');
    const late = await world.asCandidate(place.member, place, { action: 'accept', answers });
    expect([late.status, late.body.error.code]).toEqual([409, 'negotiations.notNow']);
    expect(
      await world.product.database
        .select()
        .from(negotiationAgreements)
        .where(eq(negotiationAgreements.applicationId, place.applicationId)),
    ).toEqual([]);
  });

  it.each([
    ['disqualified', (place: Place) => world.onCandidate(world.owner, 'disqualify', place.applicationId)],
    [
      'declined after approval',
      (place: Place) => world.move(world.owner, [place.applicationId], 'approvedButDeclined'),
    ],
    [
      'withdrawn by the candidate',
      (place: Place) =>
        place.member.call('POST /applications/{applicationId}/withdraw', {
          params: { applicationId: place.applicationId },
        }),
    ],
    [
      'in a process that the company closed',
      (place: Place) =>
        world.owner.call('POST /myProjects/{projectId}/positions/{positionIndex}/closeProcess', {
          params: { projectId: place.projectId, positionIndex: 0 },
          body: {},
        }),
    ],
  ])('BRI-04 ends with an application that is %s, agreed or not', async (_how, end) => {
    const [open, agreed] = [await world.candidate(), await world.candidate()];
    const answers = await world.begin(open);
    await agree(agreed);
    expect((await end(open)).status).toBe(200);
    expect((await end(agreed)).status).toBe(200);
    expect([await standingOf(open), await standingOf(agreed)]).toEqual(['ended', 'ended']);
    const late = await world.asCandidate(open.member, open, { action: 'accept', answers });
    expect([late.status, late.body.error.code]).toEqual([409, 'negotiations.notNow']);
  });

  it('BRI-04 hides from the candidate that they were set aside, and lets the company go on only once they are back', async () => {
    const scene = await world.scene(['offered', 'offered']);
    const place = { ...scene, member: scene.members[0]!, applicationId: scene.ids[0]! };
    const answers = await world.begin(place);
    await world.choose(world.owner, scene, 1);
    expect(await world.own(place.member)).toMatchObject({ standing: 'awaitingCandidate', abilities: { accept: true } });
    const refused = await world.asCompany(world.owner, place, world.offer(answers));
    expect([refused.status, refused.body.error.code]).toEqual([409, 'negotiations.notNow']);
    expect((await world.asCandidate(place.member, place, world.offer(answers))).status).toBe(200);
  });

  it('ACC-17 BRI-04 the texts of a negotiation go with the account, the bare figures stay', async () => {
    const place = await world.candidate();
    const answers = await world.begin(place, { message: 'Conte mais sobre você' });
    await world.asCandidate(place.member, place, world.offer(answers, { message: 'Tenho dois filhos' }));
    const { email } = place.member;
    const gone = await place.member.call('POST /ownData/deletion', { body: { email, password: DEMO_PASSWORD } });
    expect(gone.status).toBe(200);
    const stored = await world.product.database
      .select({ message: negotiationInteractions.message, gross: negotiationInteractions.hourlyGross })
      .from(negotiationInteractions)
      .innerJoin(negotiations, eq(negotiations.id, negotiationInteractions.negotiationId))
      .where(eq(negotiations.applicationId, place.applicationId));
    expect(stored).toEqual([
      { message: '', gross: 9_000 },
      { message: '', gross: 9_000 },
    ]);
  });

  it('BRI-04 shows open pages of a negotiation that its application ended, and that a hire got its figures', async () => {
    for (const end of ['disqualify', 'hire'] as const) {
      const place = await world.candidate();
      await agree(place);
      const leaving = new AbortController();
      const topics = [
        [world.owner, `negotiation:${place.applicationId}`],
        [place.member, `ownNegotiations:${place.member.id}`],
      ] as const;
      const readers = await Promise.all(
        topics.map(async ([{ token }, topic]) => {
          const headers = { authorization: `Bearer ${token}` };
          const { body } = await fetch(`${world.product.url}/api/events?topic=${topic}`, {
            headers,
            signal: leaving.signal,
          });
          return body!.pipeThrough(new TextDecoderStream()).getReader();
        }),
      );
      expect((await world.onCandidate(world.owner, end, place.applicationId)).status).toBe(200);
      for (const reader of readers) {
        let received = '';
        while (!received.includes('data: ')) received += (await reader.read()).value ?? '';
        expect(received).toContain(`data: {"applicationId":"${place.applicationId}"}`);
      }
      leaving.abort();
    }
  });
});
