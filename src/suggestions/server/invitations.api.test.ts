import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startSuggestionWorld } from '#application/testing/suggestion-world.ts';
import { newId } from '#platform/db/columns.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { hashCode } from '#accounts/mailed-codes/server/mail-code.ts';
import { emailInvitationCodes, emailInvitations } from '#pipeline/invitations/server/tables.ts';
import { positions, projects } from '#projects/server/tables.ts';
import { collectOwnSuggestions, eraseSuggestionsOf } from './own-data.ts';
import { positionInvitations } from './tables.ts';

let world: Awaited<ReturnType<typeof startSuggestionWorld>>;
beforeAll(async () => {
  world = await startSuggestionWorld();
});
afterAll(() => world.product.close());

async function scene() {
  const { projectId, positionId } = await world.project();
  const member = await world.professional('Íris Torno');
  const mails = () => world.database.select().from(mailOutbox).where(eq(mailOutbox.recipient, member.email));
  return { projectId, positionId, member, mails };
}
const read = async (who: Person) => (await who.call('GET /opportunities/invitations')).body.invitations;
const answer = (who: Person, invitationId: string, declined: boolean) =>
  who.call('PUT /opportunities/invitations/{invitationId}', { params: { invitationId }, body: { declined } });

describe('inviting a professional to apply', () => {
  it('ADM-02 sends one mail with the vacancy and the company’s message, and shows it among the opportunities', async () => {
    const { projectId, member, mails } = await scene();
    const { status } = await world.invite(world.owner, projectId, member.id, 'Seu torno <b>é</b> lindo');
    expect(status).toBe(201);
    const [mail] = await mails();
    expect(mail!.subject).toContain('Barro');
    expect(mail!.textBody).toContain(`/jobs/details-view/${projectId}/0`);
    expect(mail!.textBody).toContain('Seu torno <b>é</b> lindo');
    expect(mail!.htmlBody).not.toContain('<b>é</b>');
    expect(await read(member)).toMatchObject([{ title: 'Ceramista', companyName: 'Barro', isDeclined: false }]);
    const { professionals } = (await world.list(world.owner, projectId)).body;
    const shown = professionals.find(({ memberId }: { memberId: string }) => memberId === member.id);
    expect(shown!.invitation).toMatchObject({ isDeclined: false });
  });

  it('ADM-02 is done once, however many people of the company do it at the same time', async () => {
    const { projectId, positionId, member, mails } = await scene();
    const inviters = [world.owner, world.recruiter, world.admin, world.owner, world.recruiter];
    const answers = await Promise.all(inviters.map((who) => world.invite(who, projectId, member.id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.error.code).toBe('suggestions.alreadyInvited');
    expect(await mails()).toHaveLength(1);
    const rows = world.database
      .select()
      .from(positionInvitations)
      .where(eq(positionInvitations.positionId, positionId));
    expect(await rows).toHaveLength(1);
  });

  it('ADM-02 is refused for candidates, for members not to be found, on closed vacancies, and without the permission', async () => {
    const { projectId, positionId, member } = await scene();
    const unlisted = await world.professional('Zé Oculto', {}, false);
    const codeOf = async (who: Person, memberId: string) =>
      (await world.invite(who, projectId, memberId)).body.error.code;
    expect(await codeOf(world.owner, unlisted.id)).toBe('suggestions.professionalNotFound');
    expect(await codeOf(world.owner, newId())).toBe('suggestions.professionalNotFound');
    expect(await codeOf(world.owner, world.admin.id)).toBe('suggestions.professionalNotFound');
    expect(await codeOf(world.otherOwner, member.id)).toBe('platform.notFound');
    expect(await codeOf(member, member.id)).toBe('platform.forbidden');
    const watching = world.watcher.call('POST /myProjects/{projectId}/positions/{positionIndex}/invitations', {
      params: { projectId, positionIndex: 0 },
      body: { memberId: member.id },
      headers: world.headers,
    });
    expect((await watching).status).toBe(403);
    await world.apply(positionId, member.id);
    expect(await codeOf(world.owner, member.id)).toBe('suggestions.alreadyCandidate');
    const other = await world.professional('Ana Meio');
    await world.database.update(positions).set({ state: 'closed' }).where(eq(positions.id, positionId));
    expect(await codeOf(world.owner, other.id)).toBe('suggestions.positionClosed');
    expect((await world.invite(world.owner, projectId, other.id, 'x'.repeat(601))).status).toBe(422);
  });

  it('7.4 is refused for vacancies under review and filled ones, each by its own code, and the page offers nothing then', async () => {
    const { projectId, positionId, member, mails } = await scene();
    const setStatus = (status: 'underReview' | 'inRecruitment') =>
      world.database.update(projects).set({ status }).where(eq(projects.id, projectId));
    await setStatus('underReview');
    expect((await world.invite(world.owner, projectId, member.id)).body.error.code).toBe('suggestions.underReview');
    expect((await world.list(world.owner, projectId)).body.abilities.invite).toBe(false);
    await setStatus('inRecruitment');
    await world.database.update(positions).set({ state: 'filled' }).where(eq(positions.id, positionId));
    expect((await world.invite(world.owner, projectId, member.id)).body.error.code).toBe('suggestions.positionFilled');
    expect(await mails()).toEqual([]);
  });

  it('7.4 is refused when the vacancy goes under review at the same moment', async () => {
    const { projectId, member } = await scene();
    let invited: ReturnType<typeof world.invite> | undefined;
    await world.database.transaction(async (moving) => {
      const ofProject = eq(projects.id, projectId);
      await moving.select().from(projects).where(ofProject).for('update');
      await moving.update(projects).set({ status: 'underReview' }).where(ofProject);
      invited = world.invite(world.owner, projectId, member.id);
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    expect((await invited!).body.error.code).toBe('suggestions.underReview');
  });

  it('7.4 sends no mail to who wants none, and the company sees no difference', async () => {
    const { projectId, positionId, member, mails } = await scene();
    const [invited] = await world.database
      .insert(emailInvitations)
      .values({ positionId, workspaceId: world.workspaceId, name: 'x', email: member.email, language: 'pt' })
      .returning({ invitationId: emailInvitations.id });
    const code = newId();
    await world.database.insert(emailInvitationCodes).values({ codeHash: hashCode(code), ...invited! });
    await world.product.anonymous('POST /invitationStops/{code}', { params: { code } });
    expect((await world.invite(world.owner, projectId, member.id)).status).toBe(201);
    expect(await mails()).toEqual([]);
    expect(await read(member)).toMatchObject([{ title: 'Ceramista' }]);
    // Reviewed again, it takes no applications.
    await world.database.update(projects).set({ status: 'underReview' }).where(eq(projects.id, projectId));
    expect(await read(member)).toEqual([]);
  });

  it('7.4 from a professional’s card: where they are a candidate, were invited, or may be invited', async () => {
    const [candidate, invited, free, reviewed] = [
      await world.project(),
      await world.project(),
      await world.project(),
      await world.project(),
    ];
    const member = await world.professional('Bia Forno');
    const application = await world.apply(candidate.positionId, member.id);
    await world.invite(world.owner, invited.projectId, member.id);
    await world.database.update(projects).set({ status: 'underReview' }).where(eq(projects.id, reviewed.projectId));
    await world.database.update(positions).set({ state: 'closed' }).where(eq(positions.id, candidate.positionId));
    const from = (who: Person) =>
      who.call('GET /professionals/{professionalId}/vacancies', { params: { professionalId: member.id } });
    const { vacancies, abilities } = (await from(world.owner)).body;
    expect(abilities).toEqual({ invite: true });
    const of = ({ projectId }: { projectId: string }) => vacancies.find((one) => one.projectId === projectId);
    expect(of(candidate)).toMatchObject({ applicationId: application.id, isOpen: false });
    expect(of(invited)).toMatchObject({ applicationId: null, isInvited: true });
    expect(of(free)).toMatchObject({ applicationId: null, isInvited: false, isOpen: true });
    expect(of(reviewed)).toBeUndefined();
    expect((await from(world.otherOwner)).body.vacancies).toEqual([]);
    const hidden = await world.professional('Zé Oculto', {}, false);
    const unseen = await world.owner.call('GET /professionals/{professionalId}/vacancies', {
      params: { professionalId: hidden.id },
    });
    expect(unseen.body.error.code).toBe('suggestions.professionalNotFound');
  });

  it('ADM-02 can be dismissed and restored by the professional alone, and goes when they apply', async () => {
    const { projectId, positionId, member } = await scene();
    const { invitationId } = (await world.invite(world.owner, projectId, member.id)).body;
    const other = await world.professional('Ana Meio');
    expect((await answer(other, invitationId, true)).status).toBe(404);
    expect((await answer(member, invitationId, true)).status).toBe(200);
    expect(await read(member)).toMatchObject([{ isDeclined: true }]);
    await answer(member, invitationId, false);
    expect(await read(member)).toMatchObject([{ isDeclined: false }]);
    await world.apply(positionId, member.id);
    expect(await read(member)).toEqual([]);
  });

  it('ADM-02 ACC-17 is in both people’s exports and leaves with the account of the invited', async () => {
    const { projectId, member } = await scene();
    await world.invite(world.recruiter, projectId, member.id, 'Venha');
    expect(await collectOwnSuggestions(world.database, member.id)).toMatchObject({ received: [{ message: 'Venha' }] });
    const sent = (await collectOwnSuggestions(world.database, world.recruiter.id)).sent;
    expect(sent.at(-1)).toMatchObject({ message: 'Venha', position: 'Ceramista' });
    await world.database.transaction((transaction) => eraseSuggestionsOf(transaction, member.id));
    expect((await collectOwnSuggestions(world.database, member.id)).received).toEqual([]);
  });
});
