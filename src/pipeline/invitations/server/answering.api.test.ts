import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { followTopic } from '#application/testing/steps/follow-topic.ts';
import { newAddress, startInvitationWorld } from '#application/testing/invitation-world.ts';
import { users } from '#accounts/server/tables.ts';
import { buildApplications } from '#applications/builders.ts';
import { answerInvitations } from '#pipeline/invitations/server/answer-invitations.ts';
import { positions, projects } from '#projects/server/tables.ts';

const world = await startInvitationWorld();
const { product, owner, vacancy, invite, list, codeFor, applicant, apply, open, own, read, addCv, cvOf, later } = world;
afterAll(world.close);
type Person = Awaited<ReturnType<typeof applicant>>;

const follow = (topic: string) => followTopic(product, owner.token, topic);

describe('answering an invitation by e-mail', () => {
  it('7.4 ends by applying with the invited address, whose CV joins the candidate’s files', async () => {
    const place = await vacancy();
    const address = newAddress();
    const { invitationId } = (await invite(owner, place, address)).body;
    await addCv(invitationId);
    const member = await applicant(address);
    const applied = await apply(member, place);
    expect(applied.status).toBe(201);
    const { invitations } = await list(owner, place);
    const applicationId = applied.body.id;
    expect(invitations).toMatchObject([{ state: 'applied', applicationId, cv: null, abilities: { withdraw: false } }]);
    const { files } = (
      await owner.call('GET /candidates/{applicationId}/files', { params: { applicationId: applicationId } })
    ).body;
    expect(files).toMatchObject([{ name: 'ana.pdf', addedBy: 'Olga Dona' }]);
    const kept = await owner.call('GET /candidates/{applicationId}/files/{fileId}', {
      params: { applicationId, fileId: files[0]!.fileId },
    });
    expect([kept.status, kept.body]).toEqual([200, '%PDF-1.7 cv']);
    expect((await read(await codeFor(address))).body.state).toBe('applied');
    const withdrawn = await owner.call('DELETE /emailInvitations/{invitationId}', { params: { invitationId } });
    expect(withdrawn.body.error.code).toBe('pipeline.invitationAnswered');
  });

  it('7.4 counts for somebody with another address who came by the link; the CV stays with the invitation', async () => {
    const place = await vacancy();
    const address = newAddress();
    const { invitationId } = (await invite(owner, place, address)).body;
    await addCv(invitationId);
    const member = await applicant();
    await apply(member, place, { invitation: await codeFor(address) });
    expect((await list(owner, place)).invitations).toMatchObject([{ state: 'applied', cv: { name: 'ana.pdf' } }]);
    expect((await cvOf(invitationId)).status).toBe(200);
  });

  it('7.4 does not happen by a made-up code, by the code of another vacancy, or by an unconfirmed address', async () => {
    const [place, other] = [await vacancy(), await vacancy()];
    const [address, second] = [newAddress(), newAddress()];
    await invite(owner, place, address);
    await invite(owner, other, second);
    await apply(await applicant(), place, { invitation: await codeFor(second) });
    await apply(await applicant(), place, { invitation: 'made-up' });
    const unconfirmed = await applicant(address);
    await product.database.update(users).set({ emailVerified: false }).where(eq(users.id, unconfirmed.id));
    expect((await apply(unconfirmed, place)).status).toBe(403);
    await product.database.transaction((transaction) =>
      answerInvitations(transaction, {
        applicationId: place.positionId,
        positionId: place.positionId,
        memberId: unconfirmed.id,
      }),
    );
    expect((await list(owner, place)).invitations).toMatchObject([{ state: 'invited' }]);
  });

  it('7.4 stands among the professional’s invitations once the link is opened, where it can be declined', async () => {
    const place = await vacancy();
    const address = newAddress();
    const member = await applicant(address);
    await invite(owner, place, address, { note: 'Venha' });
    expect(await own(member)).toEqual([]);
    const code = await codeFor(address);
    expect((await open(member, code)).status).toBe(200);
    const [shown] = await own(member);
    expect(shown).toMatchObject({ projectId: place.projectId, message: 'Venha', isDeclined: false });
    const someone = await applicant();
    await open(someone, code);
    expect(await own(someone)).toEqual([]);
    const answer = (who: Person, declined: boolean) =>
      who.call('PUT /opportunities/invitations/{invitationId}', {
        params: { invitationId: shown!.invitationId },
        body: { declined },
      });
    expect((await answer(someone, true)).status).toBe(404);
    await answer(member, true);
    expect((await list(owner, place)).invitations).toMatchObject([{ state: 'declined' }]);
    await answer(member, false);
    expect((await list(owner, place)).invitations).toMatchObject([{ state: 'invited' }]);
    await apply(member, place);
    expect(await own(member)).toEqual([]);
  });

  it('7.4 is heard of at once when it is declined: by the list of the vacancy and by what waits', async () => {
    const place = await vacancy();
    const address = newAddress();
    const member = await applicant(address);
    const { invitationId } = (await invite(owner, place, address)).body;
    await open(member, await codeFor(address));
    const { positionId } = await list(owner, place);
    const [vacancyNews, waitingNews] = [await follow(`pipeline:${positionId}`), await follow(`waiting:${owner.id}`)];
    await member.call('PUT /opportunities/invitations/{invitationId}', {
      params: { invitationId },
      body: { declined: true },
    });
    expect(await Promise.all([vacancyNews(), waitingNews()])).toEqual([true, true]);
  });

  it('7.4 whoever applied before reads so when they open the link', async () => {
    const place = await vacancy();
    const address = newAddress();
    const member = await applicant(address);
    await apply(member, place);
    await invite(owner, place, address);
    expect((await list(owner, place)).invitations).toMatchObject([{ state: 'invited' }]);
    const code = await codeFor(address);
    await open(member, code);
    expect((await read(code)).body.state).toBe('applied');
  });

  it('7.4 opening the link while one applies by it stops neither: the invitation is answered', async () => {
    const place = await vacancy();
    const address = newAddress();
    await invite(owner, place, address);
    const code = await codeFor(address);
    const member = await applicant();
    let opened: ReturnType<typeof open> | undefined;
    await product.database.transaction(async (applying) => {
      // As applying does it: the person first, the invitations last.
      await applying.select().from(users).where(eq(users.id, member.id)).for('update');
      const { positionId } = place;
      const [built] = await buildApplications(applying, [{ positionId, memberId: member.id }]);
      opened = open(member, code);
      await new Promise((resolve) => setTimeout(resolve, 400));
      // If both waited for each other, this one would give up and not the call.
      await applying.execute(sql`set local deadlock_timeout = '50ms'`);
      await answerInvitations(applying, { applicationId: built!.id, positionId, memberId: member.id, code });
    });
    expect((await opened!).status).toBe(200);
    expect((await list(owner, place)).invitations).toMatchObject([{ state: 'applied' }]);
  });

  it('7.4 the link says kindly what became of the vacancy', async () => {
    const place = await vacancy();
    const address = newAddress();
    const { invitationId } = (await invite(owner, place, address)).body;
    const code = await codeFor(address);
    const says = async () => (await read(code)).body.state;
    const ofProject = eq(projects.id, place.projectId);
    const opener = await applicant();
    await open(opener, code);
    expect(await own(opener)).toHaveLength(1);
    await product.database.update(projects).set({ status: 'underReview' }).where(ofProject);
    expect(await says()).toBe('underReview');
    expect(await own(opener)).toEqual([]);
    await product.database.update(projects).set({ status: 'inRecruitment' }).where(ofProject);
    for (const [state, said] of [
      ['filled', 'filled'],
      ['closed', 'closed'],
      ['removed', 'closed'],
      ['open', 'open'],
    ] as const) {
      await product.database.update(positions).set({ state }).where(eq(positions.id, place.positionId));
      expect(await says()).toBe(said);
    }
    await later({ days: 61 });
    expect(await says()).toBe('lapsed');
    await owner.call('DELETE /emailInvitations/{invitationId}', { params: { invitationId } });
    expect(await says()).toBe('withdrawn');
    expect((await read('made-up')).status).toBe(404);
  });
});
