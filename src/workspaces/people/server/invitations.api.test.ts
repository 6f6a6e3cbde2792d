import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSpaceWorld } from '#application/testing/space-world.ts';
import { workspaceInvitations, workspaceMembers } from '#workspaces/server/tables.ts';

let world: Awaited<ReturnType<typeof startSpaceWorld>>;
let serial = 0;
beforeAll(async () => {
  world = await startSpaceWorld();
});
afterAll(() => world.product.close());

const newAddress = () => `convidada${(serial += 1)}@example.com`;
const accept = (person: { call: Awaited<ReturnType<typeof world.company>>['call'] }, body: object) =>
  person.call.raw('PATCH /workspace/acceptInvite', { body });
const look = (query: Record<string, string>, call = world.product.anonymous) =>
  call('GET /workspace/getInvite', { query });
const refusal = (answer: { status: number; body: { error?: { code: string } } }) =>
  `${answer.status} ${answer.body.error?.code}`;
const membersOf = (workspaceId: string) =>
  world.product.database.$count(workspaceMembers, eq(workspaceMembers.workspaceId, workspaceId));

test('WSP-05 a new person is invited by mail, signs up as a company and joins with the rights that were given', async () => {
  const owner = await world.company('Casa Ipê');
  const email = newAddress();
  const link = await world.invite(owner, email, { permissions: ['editProject', 'manageTasks'] });
  expect(Buffer.from(link.invitationId, 'base64url')).toHaveLength(16);
  const stored = await world.product.database
    .select()
    .from(workspaceInvitations)
    .where(eq(workspaceInvitations.email, email));
  expect(JSON.stringify(stored)).not.toContain(link.invitationId);
  const shown = (await look(link)).body;
  expect(shown).toMatchObject({ company: 'Casa Ipê', ownerName: 'Marina Fontes', state: 'sent', account: 'none' });
  expect([shown.caller, shown.invitedEmail]).toEqual(['signedOut', 'c•••@e•••.com']);
  const signedUp = await world.product.anonymous('POST /users/create', {
    body: { email, password: 'Segredo1!', userRole: 'squadOwner', acceptedTerms: true },
  });
  const call = world.product.caller(signedUp.body.token);
  expect((await look(link, call)).body).toMatchObject({ caller: 'invited', account: 'company' });
  const tooLong = await accept({ call }, { ...link, displayName: '🌱'.repeat(300) });
  expect(tooLong.status).toBe(422);
  const joined = await accept({ call }, { ...link, displayName: 'Ana 🌱 لينا' });
  expect(joined.body).toMatchObject({ workspaceId: owner.workspaceId, isOwner: false, permissions: ['editProject'] });
  const { session } = (await call('GET /session', { headers: { workspaceid: owner.workspaceId } })).body;
  expect(session).toMatchObject({ displayName: 'Ana 🌱 لينا', email_verified: true, spaceOf: 'Marina Fontes' });
  expect(session!.navigationStage).toBe('squadOwner-profile');
  expect((await call('GET /session')).body.session!.navigationStage).toBe('squadOwner-register');
  expect((await world.mailsTo(owner.email))[0]!.subject).toBe('Ana 🌱 لينا joined the Casa Ipê workspace');
  expect((await look(link)).body.state).toBe('accepted');
});

test('WSP-05 two acceptances at once make one membership; a used invitation is no one else’s', async () => {
  const owner = await world.company();
  const guest = await world.company('Convidada');
  const link = await world.invite(owner, guest.email);
  const answers = await Promise.all([1, 2, 3, 4].map(() => accept(guest, link)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await membersOf(owner.workspaceId)).toBe(1);
  expect((await world.mailsTo(owner.email)).filter(({ subject }) => subject.includes('joined'))).toHaveLength(1);
  const other = await world.company('Outra');
  expect(refusal(await accept(other, link))).toBe('410 workspaces.invitationUsed');
  await owner.call('PUT /workspace/removeUser', { body: { userId: guest.id } });
  expect(refusal(await accept(guest, link))).toBe('410 workspaces.invitationUsed');
});

test('WSP-05 cancelled, expired, replaced, cut, made-up and foreign links say so', async () => {
  const owner = await world.company();
  const other = await world.company('Outra');
  const guest = await world.company('Convidada');
  const link = await world.invite(owner, guest.email);
  const first = { ...link };
  const users = (await owner.call('GET /workspace/getUsers')).body.users;
  expect(users[0]).toMatchObject({ status: 'sent', email: guest.email, userId: null });
  const again = await owner.call('PATCH /workspace/resendInvite', { body: { id: users[0]!.invitationId! } });
  expect(again.body.user.invitationId).toBe(users[0]!.invitationId);
  expect(refusal(await accept(guest, first))).toBe('410 workspaces.invitationUnknown');
  const newer = { ...link, invitationId: await world.codeFor(guest.email) };
  expect(newer.invitationId).not.toBe(first.invitationId);
  const cut = { ...newer, invitationId: newer.invitationId.slice(0, -1) };
  expect(refusal(await accept(guest, cut))).toBe('410 workspaces.invitationUnknown');
  expect(refusal(await look({ ...newer, ownerWorkspaceId: other.workspaceId }))).toBe(
    '410 workspaces.invitationUnknown',
  );
  expect(refusal(await look({ invitationId: 'x', ownerWorkspaceId: 'y' }))).toBe('410 workspaces.invitationUnknown');
  await world.product.database
    .update(workspaceInvitations)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(workspaceInvitations.email, guest.email));
  expect((await look(newer)).body.state).toBe('expired');
  expect(refusal(await accept(guest, newer))).toBe('410 workspaces.invitationExpired');
  expect((await owner.call('GET /workspace/getUsers')).body.users[0]!.status).toBe('expired');
  await owner.call('PUT /workspace/cancelInvite', { body: { id: users[0]!.invitationId! } });
  expect((await look(newer)).body.state).toBe('cancelled');
  expect(refusal(await accept(guest, newer))).toBe('410 workspaces.invitationCancelled');
  expect((await owner.call('GET /workspace/getUsers')).body.users).toEqual([]);
  expect((await owner.call('PUT /workspace/cancelInvite', { body: { id: users[0]!.invitationId! } })).status).toBe(404);
  expect(await membersOf(owner.workspaceId)).toBe(0);
});

test('WSP-05 the invitation is for the invited address alone', async () => {
  const owner = await world.company();
  const [guest, stranger] = [await world.company('Convidada'), await world.company('Outra')];
  const member = await world.product.person({ role: 'squadMember' });
  const link = await world.invite(owner, guest.email);
  const refused = await accept(stranger, link);
  expect(refusal(refused)).toBe('409 workspaces.invitationForAnother');
  expect(refused.body.error.message).toContain('•••@e•••.com');
  expect(refusal(await accept(member, link))).toBe('409 workspaces.invitationForAnother');
  expect((await look(link, stranger.call)).body.caller).toBe('another');
  expect((await world.product.anonymous('PATCH /workspace/acceptInvite', { body: link })).status).toBe(401);
  expect((await accept(guest, link)).status).toBe(200);
});

test('WSP-05 oneself, a colleague and a professional’s account are not invited; who became a professional since cannot join', async () => {
  const { owner, colleague } = await world.companyWithColleague();
  const member = await world.product.person({ role: 'squadMember' });
  const invite = (invitationEmail: string) => owner.call('PATCH /workspace/inviteUser', { body: { invitationEmail } });
  expect(refusal(await invite(owner.email.toUpperCase()))).toBe('409 workspaces.ownAddress');
  expect(refusal(await invite(colleague.email))).toBe('409 workspaces.alreadyColleague');
  const professional = await invite(member.email);
  expect(refusal(professional)).toBe('409 workspaces.notACompanyAccount');
  expect(professional.body.error.message).toContain('professional');
  expect((await invite('no address')).status).toBe(422);
  expect((await invite(`${'x'.repeat(300)}@example.com`)).status).toBe(422);
  const later = newAddress();
  const link = await world.invite(owner, later);
  const person = await world.product.person({ role: 'squadMember', email: later });
  expect((await look(link, person.call)).body).toMatchObject({ caller: 'notACompany', account: 'other' });
  expect(refusal(await accept(person, link))).toBe('409 workspaces.notACompanyAccount');
});

test('WSP-05 an address that is invited again, even at once, has one open invitation', async () => {
  const owner = await world.company();
  const email = newAddress();
  const answers = await Promise.all(
    [email, email.toUpperCase(), email].map((invitationEmail) =>
      owner.call('PATCH /workspace/inviteUser', { body: { invitationEmail } }),
    ),
  );
  expect(answers.map(({ body }) => body.resent).filter(Boolean)).toHaveLength(2);
  expect((await owner.call('GET /workspace/getUsers')).body.users).toHaveLength(1);
});

test('WSP-05 GEN-01 an open invitation that another device changed or took back is not written over', async () => {
  const owner = await world.company();
  const email = newAddress();
  await world.invite(owner, email, { permissions: ['chooseSuggested'] });
  const read = async () => (await owner.call('GET /workspace/getUsers')).body.users[0]!;
  const save = ({ permissions, expiresAt }: Awaited<ReturnType<typeof read>>, more: object) =>
    owner.call('PATCH /workspace/inviteUser', {
      body: { invitationEmail: email, seen: { permissions, expiresAt }, ...more },
    });
  const before = await read();
  const end = new Date(Date.now() + 9 * 86_400_000).toISOString();
  expect((await save(before, { membershipExpiresAt: end })).status).toBe(200);
  expect(refusal(await save(before, { permissions: ['accessPayments'] }))).toBe('409 platform.staleVersion');
  const now = await read();
  expect(now).toMatchObject({ permissions: before.permissions, expiresAt: end });
  expect((await save(now, { permissions: [...before.permissions, 'accessPayments'] })).status).toBe(200);
  const last = await read();
  expect(last.expiresAt).toBe(end);
  expect((await owner.call('PUT /workspace/cancelInvite', { body: { id: last.invitationId! } })).status).toBe(200);
  expect(refusal(await save(last, {}))).toBe('409 platform.staleVersion');
});

test('WSP-05 fifteen invitations of one address at once send one mail, and its link is good', async () => {
  const owner = await world.company();
  const email = newAddress();
  const atOnce = (key: string, body: object) =>
    Promise.all(Array.from({ length: 15 }, () => owner.call.raw(key, { body }))).then((answers) =>
      answers.map(({ status }) => status),
    );
  expect(new Set(await atOnce('PATCH /workspace/inviteUser', { invitationEmail: email }))).toEqual(new Set([200]));
  expect(await world.mailsTo(email)).toHaveLength(1);
  const link = { invitationId: await world.codeFor(email), ownerWorkspaceId: owner.workspaceId };
  expect((await look(link)).body.state).toBe('sent');
});

test('WSP-05 who has not confirmed the own e-mail invites nobody; a colleague does neither', async () => {
  const { colleague } = await world.companyWithColleague();
  const email = newAddress();
  expect((await colleague.inSpace('PATCH /workspace/inviteUser', { body: { invitationEmail: email } })).status).toBe(
    403,
  );
  const signedUp = await world.product.anonymous('POST /users/create', {
    body: { email, password: 'Segredo1!', userRole: 'squadOwner', acceptedTerms: true },
  });
  const refused = await world.product.caller(signedUp.body.token)('PATCH /workspace/inviteUser', {
    body: { invitationEmail: newAddress() },
  });
  expect(refusal(refused)).toBe('403 platform.unverifiedEmail');
});

test('WSP-05 the membership of an invitation may have an end; an added person’s open invitation is void', async () => {
  const owner = await world.company();
  const guest = await world.company('Convidada');
  const end = new Date(Date.now() + 86_400_000).toISOString();
  const link = await world.invite(owner, guest.email, { membershipExpiresAt: end });
  expect((await accept(guest, link)).status).toBe(200);
  expect((await owner.call('GET /workspace/getUsers')).body.users[0]!.expiresAt).toBe(end);
  const added = await world.company('Adicionada');
  const open = await world.invite(owner, added.email);
  await owner.call('POST /workspace/addUser', { body: { usersId: [added.id] } });
  expect((await look(open)).body.state).toBe('cancelled');
});
