import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { newAddress, startInvitationWorld } from '#application/testing/invitation-world.ts';
import { users } from '#accounts/server/tables.ts';
import {
  collectOwnInvitations,
  endEmailInvitations,
  eraseInvitationsTo,
} from '#pipeline/invitations/server/own-data.ts';
import { emailInvitations } from '#pipeline/invitations/server/tables.ts';

const world = await startInvitationWorld();
const { product, owner, vacancy, invite, list, codeFor, applicant, read, addCv, cvOf } = world;
afterAll(world.close);

describe('whose data an invitation is', () => {
  it('ACC-17 both sides’ exports hold it, by a confirmed address only; it is deleted with the invited person’s account', async () => {
    const place = await vacancy();
    const address = newAddress();
    const { invitationId } = (await invite(owner, place, address, { note: 'Venha' })).body;
    await addCv(invitationId);
    const member = await applicant(address);
    const received = async () => (await collectOwnInvitations(product.database, member.id)).received;
    expect(await received()).toMatchObject([{ name: 'Ana Prado', note: 'Venha', cv: 'ana.pdf' }]);
    await product.database.update(users).set({ emailVerified: false }).where(eq(users.id, member.id));
    expect(await received()).toEqual([]);
    const { sent } = await collectOwnInvitations(product.database, owner.id);
    expect(sent.some(({ note }) => note === 'Venha')).toBe(true);
    expect(JSON.stringify(sent)).not.toContain(address);
    const erase = (emailVerified: boolean) =>
      product.database.transaction((transaction) =>
        eraseInvitationsTo(transaction, { ...member, email: address, emailVerified }),
      );
    // Anybody can sign up with somebody else's address, and delete that account again.
    await erase(false);
    expect((await list(owner, place)).invitations).toHaveLength(1);
    await erase(true);
    expect((await list(owner, place)).invitations).toEqual([]);
    expect((await cvOf(invitationId)).status).toBe(404);
  });

  it('WSP-07 a space that closes withdraws its invitations', async () => {
    const place = await vacancy();
    const address = newAddress();
    const { invitationId } = (await invite(owner, place, address)).body;
    await addCv(invitationId);
    await product.database.transaction((transaction) =>
      endEmailInvitations(transaction, world.workspaceId, new Date()),
    );
    expect((await read(await codeFor(address))).body.state).toBe('withdrawn');
    expect((await cvOf(invitationId)).status).toBe(404);
    const left = await product.database.$count(emailInvitations, eq(emailInvitations.id, invitationId));
    expect(left).toBe(1);
  });
});
