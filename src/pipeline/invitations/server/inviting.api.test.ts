import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { followTopic } from '#application/testing/steps/follow-topic.ts';
import { newAddress, startInvitationWorld } from '#application/testing/invitation-world.ts';
import { users } from '#accounts/server/tables.ts';
import { DAILY_INVITATIONS } from '#pipeline/invitations/rules/invitation-terms.ts';
import { emailInvitationCodes, emailInvitations, invitationStops } from '#pipeline/invitations/server/tables.ts';
import { hashToken } from '#platform/encryption/hash-token.ts';
import { positions, projects } from '#projects/server/tables.ts';

const world = await startInvitationWorld();
const { product, owner, otherOwner, watcher, chooser, recruiter } = world;
const { vacancy, invite, list, mailsTo, codeFor, applicant, read, addCv, later } = world;
afterAll(world.close);
/** Invitations of former tests do not count for the day. */
const forgetDay = () => product.database.update(emailInvitations).set({ createdAt: new Date(0) });

describe('inviting somebody by name and e-mail', () => {
  it('7.4 mails a link that only its mail knows, in the vacancy’s language or the chosen one, and lists them as invited', async () => {
    const place = await vacancy();
    const [address, other] = [newAddress(), newAddress()];
    const { status, body } = await invite(owner, place, address, { note: 'Seu <b>Kafka</b> é ótimo', language: 'pt' });
    expect([status, body.state, body.applicationId]).toEqual([201, 'invited', null]);
    await invite(recruiter, place, other, { language: 'en' });
    const [mail, ...others] = await mailsTo(address);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('Casa Ipê convida você a se candidatar: Engenharia de dados 0');
    expect(mail!.text).toContain('Olá, Ana Prado!');
    expect(mail!.text).toContain('Seu <b>Kafka</b> é ótimo');
    expect(mail!.html).not.toContain('<b>Kafka</b>');
    expect(mail!.raw).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/i);
    expect((await mailsTo(other))[0]!.subject).toContain('invites you to apply');
    const code = await codeFor(address);
    const codes = await product.database.select().from(emailInvitationCodes);
    expect(JSON.stringify(codes)).not.toContain(code);
    expect((await read(code)).body).toMatchObject({ state: 'open', name: 'Ana Prado', companyName: 'Casa Ipê' });
    const { invitations, abilities } = await list(owner, place);
    expect(abilities.invite).toBe(true);
    expect(invitations.map(({ email, state, invitedBy }) => [email, state, invitedBy])).toEqual([
      [other, 'invited', 'Bruno Leal'],
      [address, 'invited', 'Olga Dona'],
    ]);
  });

  it('7.4 carries no link that the company’s people typed', async () => {
    const place = await vacancy();
    const address = newAddress();
    await invite(owner, place, address, {
      name: 'Win www.evil.example',
      note: 'Veja https://evil.example/x e evil.example',
    });
    const [mail] = await mailsTo(address);
    expect(mail!.text).toContain('Hi Win www.\u2060evil.\u2060example,');
    expect(mail!.raw + mail!.text).not.toMatch(/evil\.example/);
  });

  it('7.4 is for confirmed people of the company who may choose; others read or find nothing', async () => {
    const place = await vacancy();
    const headers = { workspaceid: world.workspaceId };
    const params = { projectId: place.projectId, positionIndex: 0 };
    const by = (who: typeof owner) =>
      who.call('POST /myProjects/{projectId}/positions/{positionIndex}/emailInvitations', {
        params,
        body: { name: 'Ana', email: newAddress() },
        headers,
      });
    expect((await by(chooser)).status).toBe(201);
    expect((await by(watcher)).body.error.code).toBe('platform.forbidden');
    expect((await invite(otherOwner, place, newAddress())).body.error.code).toBe('platform.notFound');
    const { id } = owner;
    await product.database.update(users).set({ emailVerified: false }).where(eq(users.id, id));
    expect((await invite(owner, place, newAddress())).body.error.code).toBe('platform.unverifiedEmail');
    await product.database.update(users).set({ emailVerified: true }).where(eq(users.id, id));
    const wrongs: Record<string, string>[] = [
      { email: 'nobody' },
      { name: '' },
      { name: 'x'.repeat(121) },
      { note: 'x'.repeat(601) },
    ];
    for (const wrong of wrongs) expect((await invite(owner, place, newAddress(), wrong)).status).toBe(422);
    const seen = await watcher.call('GET /myProjects/{projectId}/positions/{positionIndex}/emailInvitations', {
      params,
      headers,
    });
    expect(seen.body.abilities.invite).toBe(false);
    expect(seen.body.invitations[0]!.abilities).toEqual({ withdraw: false, addCv: false });
  });

  it('7.4 happens once for an address and vacancy, also at once and however it is written', async () => {
    const place = await vacancy();
    const address = newAddress();
    const answers = await Promise.all(
      [address, address.toUpperCase(), ` ${address}`, address].map((email) => invite(owner, place, email)),
    );
    expect(world.statusesOf(answers)).toEqual([201, 409, 409, 409]);
    const codes = answers.flatMap(({ status, body }) => (status === 409 ? [body.error.code] : []));
    expect(new Set(codes)).toEqual(new Set(['pipeline.invitedAlready']));
    const paths = answers.flatMap(({ body }) => (body.error?.fields ?? []).map(({ path }: { path: string }) => path));
    expect(paths).toEqual(['email', 'email', 'email']);
    expect(await mailsTo(address)).toHaveLength(1);
    expect((await invite(owner, await vacancy(), address)).status).toBe(201);
  });

  it('7.4 is held to fifty a day and space in the database, also by calls at the same time', async () => {
    await forgetDay();
    const [one, other] = [await vacancy(), await vacancy()];
    const inviters = [owner, recruiter, chooser];
    const headers = { workspaceid: world.workspaceId };
    const place = {
      workspaceId: world.workspaceId,
      positionId: other.positionId,
      name: 'Ana',
      language: 'pt' as const,
    };
    const before = Array.from({ length: DAILY_INVITATIONS - 4 }, () => ({ ...place, email: newAddress() }));
    await product.database.insert(emailInvitations).values(before);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        inviters[index % 3]!.call('POST /myProjects/{projectId}/positions/{positionIndex}/emailInvitations', {
          params: { projectId: (index % 2 === 0 ? one : other).projectId, positionIndex: 0 },
          body: { name: 'Ana', email: newAddress() },
          headers,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    const refused = answers.filter(({ status }) => status !== 201).map(({ body }) => body.error.code);
    expect(refused).toEqual(Array.from({ length: 8 }, () => 'pipeline.tooManyInvitations'));
    const { invitations, left } = await list(owner, other);
    expect(left).toBe(0);
    // Withdrawing gives nothing back.
    const { invitationId } = invitations[0]!;
    await owner.call('DELETE /emailInvitations/{invitationId}', { params: { invitationId } });
    expect((await invite(owner, one, newAddress())).status).toBe(409);
    await later({ hours: 25 });
    expect((await invite(owner, one, newAddress())).status).toBe(201);
  });

  it('7.4 is refused by its own code for vacancies under review, filled or closed', async () => {
    await forgetDay();
    const place = await vacancy();
    const { projectId, positionId } = place;
    const setProject = (status: 'underReview' | 'inRecruitment') =>
      product.database.update(projects).set({ status }).where(eq(projects.id, projectId));
    await setProject('underReview');
    expect((await invite(owner, place, newAddress())).body.error.code).toBe('pipeline.vacancyUnderReview');
    expect((await list(owner, place)).obstacle).toBe('underReview');
    await setProject('inRecruitment');
    for (const state of ['filled', 'closed', 'hidden'] as const) {
      await product.database.update(positions).set({ state }).where(eq(positions.id, positionId));
      expect((await invite(owner, place, newAddress())).body.error.code).toBe('pipeline.notTakingApplications');
    }
  });

  it('7.4 is refused when the vacancy goes under review at the same moment', async () => {
    await forgetDay();
    const place = await vacancy();
    let invited: ReturnType<typeof invite> | undefined;
    await product.database.transaction(async (moving) => {
      const ofProject = eq(projects.id, place.projectId);
      await moving.select().from(projects).where(ofProject).for('update');
      await moving.update(projects).set({ status: 'underReview' }).where(ofProject);
      invited = invite(owner, place, newAddress());
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    expect((await invited!).body.error.code).toBe('pipeline.vacancyUnderReview');
    expect((await list(owner, place)).invitations).toEqual([]);
  });
});

describe('what the company learns of an address', () => {
  it('7.4 is the same whether a professional, a company, nobody or somebody who stopped such mails has it', async () => {
    await forgetDay();
    const place = await vacancy();
    const member = await applicant();
    const stopped = newAddress();
    await invite(owner, await vacancy(), stopped);
    const code = await codeFor(stopped);
    await product.anonymous('POST /invitationStops/{code}', { params: { code } });
    const addresses = [member.email, otherOwner.email, newAddress(), stopped];
    const answers = await Promise.all(addresses.map((email) => invite(owner, place, email)));
    const shapes = answers.map(({ status, body: { invitationId, email, invitedAt, ...rest } }) =>
      JSON.stringify([status, invitationId.length, email.length > 0, invitedAt.length, rest]),
    );
    expect(new Set(shapes).size).toBe(1);
    const { invitations } = await list(owner, place);
    const views = invitations.map(({ invitationId: _, email: __, invitedAt: ___, ...rest }) => JSON.stringify(rest));
    expect([views.length, new Set(views).size]).toEqual([4, 1]);
    const counts = [];
    for (const email of addresses) counts.push((await mailsTo(email)).length);
    // The last got the one whose link stopped them.
    expect(counts).toEqual([1, 1, 1, 1]);
  });

  it('7.4 “never again” holds for every company and kind of invitation, as a hash that needs our key, until taken back', async () => {
    await forgetDay();
    const member = await applicant();
    await invite(owner, await vacancy(), member.email);
    const code = await codeFor(member.email);
    const { body } = await product.anonymous('POST /invitationStops/{code}', { params: { code } });
    expect(body).toEqual({ stopped: true });
    const kept = JSON.stringify(await product.database.select().from(invitationStops));
    expect(kept).not.toContain(member.email);
    expect(kept).not.toContain(hashToken(member.email));
    expect((await invite(recruiter, await vacancy(), member.email.toUpperCase())).status).toBe(201);
    expect(await mailsTo(member.email)).toHaveLength(1);
    await product.anonymous('POST /invitationStops/{code}/resume', { params: { code } });
    await invite(owner, await vacancy(), member.email);
    expect(await mailsTo(member.email)).toHaveLength(2);
    const unknown = await product.anonymous('POST /invitationStops/{code}', { params: { code: 'made-up' } });
    expect([unknown.status, unknown.body.error.code]).toEqual([404, 'pipeline.invitationLinkUnknown']);
  });
});

describe('the CV of an invited person', () => {
  it('7.4 follows the rules of files, is the company’s alone, and goes with the withdrawal', async () => {
    await forgetDay();
    const place = await vacancy();
    const { invitationId } = (await invite(owner, place, newAddress())).body;
    expect((await addCv(invitationId, '<html>', 'cv.pdf')).body.error.code).toBe('pipeline.fileTypeUnknown');
    expect((await addCv(invitationId)).status).toBe(201);
    expect((await addCv(invitationId, '%PDF-1.7 newer', 'newer.bat')).status).toBe(201);
    expect((await addCv(invitationId, '%PDF', 'x.pdf', otherOwner)).status).toBe(404);
    const download = (who: typeof owner) =>
      who.call('GET /emailInvitations/{invitationId}/cv', { params: { invitationId } });
    const got = await download(recruiter);
    expect([got.body, got.headers.get('content-disposition')]).toEqual([
      '%PDF-1.7 newer',
      expect.stringContaining('newer.bat.pdf'),
    ]);
    expect((await download(otherOwner)).status).toBe(404);
    const withdraw = () => owner.call('DELETE /emailInvitations/{invitationId}', { params: { invitationId } });
    expect([(await withdraw()).status, (await withdraw()).status]).toEqual([200, 200]);
    expect((await download(owner)).status).toBe(404);
    expect((await addCv(invitationId)).body.error.code).toBe('pipeline.invitationAnswered');
    expect((await list(owner, place)).invitations).toMatchObject([{ state: 'withdrawn', cv: null }]);
  });
});

it('7.4 a colleague’s open list hears of whoever is invited, of a CV and of a withdrawal', async () => {
  await forgetDay();
  const place = await vacancy();
  const { positionId } = await list(owner, place);
  const heard = async <Result>(change: () => Promise<Result>) => {
    const news = await followTopic(product, recruiter.token, `pipeline:${positionId}`);
    const done = await change();
    expect(await news()).toBe(true);
    return done;
  };
  const { invitationId } = (await heard(() => invite(owner, place, newAddress()))).body;
  await heard(() => addCv(invitationId));
  await heard(() => owner.call('DELETE /emailInvitations/{invitationId}', { params: { invitationId } }));
});
