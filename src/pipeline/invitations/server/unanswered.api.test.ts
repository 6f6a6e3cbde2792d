import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { newAddress, startInvitationWorld } from '#application/testing/invitation-world.ts';
import { purgeInvitationsJob } from '#pipeline/invitations/server/purge-invitations.ts';
import { remindInvitedJob } from '#pipeline/invitations/server/remind-invited.ts';
import { positions, projects } from '#projects/server/tables.ts';

const world = await startInvitationWorld();
const {
  product,
  owner,
  vacancy,
  invite,
  list,
  mailsTo,
  codeFor,
  applicant,
  apply,
  open,
  own,
  read,
  addCv,
  cvOf,
  later,
} = world;
afterAll(world.close);

describe('an invitation that is not answered', () => {
  it('7.4 one reminder goes after a week, once, also from several workers at the same time', async () => {
    const place = await vacancy();
    const address = newAddress();
    await invite(owner, place, address);
    const remind = () => Promise.all([1, 2, 3].map(() => product.runJob(remindInvitedJob)));
    await later({ days: 6 });
    await remind();
    expect(await mailsTo(address)).toHaveLength(1);
    await later({ days: 2 });
    await remind();
    await remind();
    await later({ days: 8 });
    await remind();
    const [, reminder, ...more] = await mailsTo(address);
    expect(more).toEqual([]);
    expect(reminder!.subject).toMatch(/Lembrete|Reminder/);
    expect((await list(owner, place)).invitations[0]!.remindedAt).not.toBeNull();
    expect((await read(await codeFor(address))).body.state).toBe('open');
  });

  it('7.4 nobody is reminded who answered, stopped or was withdrawn, nor of a vacancy that takes no applications', async () => {
    const place = await vacancy();
    const [closed, reviewed] = [await vacancy(), await vacancy()];
    const at = { applied: newAddress(), withdrawn: newAddress(), stopped: newAddress(), declined: newAddress() };
    const other = { closed: newAddress(), reviewed: newAddress(), applied: newAddress() };
    await apply(await applicant(other.applied), place);
    for (const email of [...Object.values(at), other.applied]) await invite(owner, place, email);
    await invite(owner, closed, other.closed);
    await invite(owner, reviewed, other.reviewed);
    await apply(await applicant(at.applied), place);
    const { invitations } = await list(owner, place);
    const { invitationId } = invitations.find(({ email }) => email === at.withdrawn)!;
    await owner.call('DELETE /emailInvitations/{invitationId}', { params: { invitationId } });
    await product.anonymous('POST /invitationStops/{code}', { params: { code: await codeFor(at.stopped) } });
    const decliner = await applicant(at.declined);
    await open(decliner, await codeFor(at.declined));
    const [shown] = await own(decliner);
    await decliner.call('PUT /opportunities/invitations/{invitationId}', {
      params: { invitationId: shown!.invitationId },
      body: { declined: true },
    });
    await product.database.update(positions).set({ state: 'filled' }).where(eq(positions.id, closed.positionId));
    await product.database.update(projects).set({ status: 'underReview' }).where(eq(projects.id, reviewed.projectId));
    await later({ days: 8 });
    await product.runJob(remindInvitedJob);
    const isReminded = async (email: string) =>
      (await mailsTo(email)).some(({ subject }) => /Lembrete|Reminder/.test(subject));
    for (const email of [...Object.values(at), ...Object.values(other)]) expect(await isReminded(email)).toBe(false);
    // The company sees no difference between somebody who stopped the mails and others.
    const after = (await list(owner, place)).invitations.find(({ email }) => email === at.stopped);
    expect([after!.state, after!.remindedAt !== null]).toEqual(['invited', true]);
  });

  it('7.4 the CV goes after 60 days without an answer, the invitation after a year', async () => {
    const place = await vacancy();
    const address = newAddress();
    const { invitationId } = (await invite(owner, place, address)).body;
    await addCv(invitationId);
    await later({ days: 59 });
    await product.runJob(purgeInvitationsJob);
    expect((await cvOf(invitationId)).status).toBe(200);
    await later({ days: 2 });
    await product.runJob(purgeInvitationsJob);
    expect((await cvOf(invitationId)).status).toBe(404);
    expect((await list(owner, place)).invitations).toMatchObject([{ state: 'lapsed', cv: null }]);
    expect((await addCv(invitationId)).body.error.code).toBe('pipeline.invitationAnswered');
    await later({ days: 310 });
    await product.runJob(purgeInvitationsJob);
    expect((await list(owner, place)).invitations).toEqual([]);
  });
});
