import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildWorkspaces } from '#workspaces/builders.ts';
import { startSpaceWorld } from '#application/testing/space-world.ts';
import { permissions } from '#platform/access/permissions.ts';
import { workspaceMembers } from '#workspaces/server/tables.ts';
import { notifyEndingMemberships } from './notify-ending-memberships.ts';

let world: Awaited<ReturnType<typeof startSpaceWorld>>;
beforeAll(async () => {
  world = await startSpaceWorld();
});
afterAll(() => world.product.close());

const usersOf = async (owner: { call: Awaited<ReturnType<typeof world.company>>['call'] }) =>
  (await owner.call('GET /workspace/getUsers')).body.users;
const update = (owner: Awaited<ReturnType<typeof world.company>>, body: object) =>
  owner.call.raw('PUT /workspace/updateUserPermission', { body });

test('WSP-01 an address is a company’s account, another kind of account, unfinished, or nobody’s', async () => {
  const { product } = world;
  const [owner, other, unfinished, member] = await Promise.all([
    world.company(),
    world.company('Outra'),
    product.person({ role: 'squadOwner', navigationStage: 'squadOwner-register' }),
    product.person({ role: 'squadMember' }),
  ]);
  const find = async (ownerEmail: string) =>
    (await owner.call('GET /users/findowner/{ownerEmail}', { params: { ownerEmail } })).body;
  expect(await find(other.email.toUpperCase())).toMatchObject({
    found: 'owner',
    userId: other.id,
    registrationComplete: true,
  });
  expect(await find(unfinished.email)).toMatchObject({ found: 'owner', registrationComplete: false });
  expect(await find(member.email)).toMatchObject({ found: 'member', userId: null, displayName: '' });
  expect(await find('nobody@example.com')).toMatchObject({ found: 'nobody', userId: null });
  const unproved = await world.product.person({ role: 'squadOwner', emailVerified: false });
  await buildWorkspaces(world.product.database, [{ ownerId: unproved.id }]);
  const asked = await unproved.call('GET /findowner/{mail}', { params: { mail: other.email } });
  expect([asked.status, asked.body.error.code]).toEqual([403, 'platform.unverifiedEmail']);
  const alias = await owner.call('GET /findowner/{mail}', { params: { mail: other.email } });
  expect(alias.body.userId).toBe(other.id);
  expect((await owner.call('GET /findowner/{mail}', { params: { mail: 'no address' } })).status).toBe(404);
  expect((await member.call('GET /findowner/{mail}', { params: { mail: other.email } })).status).toBe(403);
});

test('WSP-04 who is added or invited gets the permissions that were chosen, and no others', async () => {
  const [owner, other] = await Promise.all([world.company('Escolhe'), world.company('Escolhida')]);
  await owner.call('POST /workspace/addUser', { body: { usersId: [other.id], permissions: ['createProject'] } });
  await owner.call('PATCH /workspace/inviteUser', {
    body: { invitationEmail: 'so.leitura@example.com', permissions: [] },
  });
  const given = (await usersOf(owner)).map((person) => [person.email, person.permissions]);
  expect(Object.fromEntries(given)).toEqual({ [other.email]: ['createProject'], 'so.leitura@example.com': [] });
});

test('WSP-01 registered companies’ accounts are added at once, with everything but the users screen; each answer says what became of it', async () => {
  const { product } = world;
  const [owner, other, unfinished, member] = await Promise.all([
    world.company('Anfitriã'),
    world.company('Outra'),
    product.person({ role: 'squadOwner', navigationStage: 'squadOwner-register' }),
    product.person({ role: 'squadMember' }),
  ]);
  const nobody = '00000000-0000-7000-8000-000000000000';
  const add = () =>
    owner.call('POST /workspace/addUser', {
      body: { usersId: [other.id, unfinished.id, member.id, owner.id, nobody, other.id] },
    });
  const first = await add();
  expect(first.status).toBe(201);
  expect(first.body.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'added',
    'incomplete',
    'notACompanyAccount',
    'oneself',
    'unknown',
  ]);
  expect((await add()).body.results[0]!.outcome).toBe('already');
  const users = await usersOf(owner);
  expect(users).toHaveLength(1);
  expect(users[0]).toMatchObject({
    userId: other.id,
    status: 'accepted',
    permissions,
    forbiddens: ['/workspace'],
    version: 1,
  });
  const mails = await world.mailsTo(other.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['You’re now in the Anfitriã workspace']);
  const headers = { workspaceid: owner.workspaceId };
  expect((await other.call('GET /users/ownerData', { headers })).body.company).toBe('Anfitriã');
  expect((await other.call('GET /workspace/getUsers', { headers })).status).toBe(403);
});

test('WSP-01 of two additions at once one adds; more than fifty at once are refused', async () => {
  const [owner, other] = await Promise.all([world.company(), world.company('Outra')]);
  const answers = await Promise.all(
    [1, 2, 3].map(() => owner.call('POST /workspace/addUser', { body: { usersId: [other.id] } })),
  );
  const outcomes = answers.map(({ body }) => body.results[0]!.outcome).toSorted();
  expect(outcomes).toEqual(['added', 'already', 'already']);
  expect(await world.mailsTo(other.email)).toHaveLength(1);
  const many = Array.from({ length: 51 }, () => other.id);
  expect((await owner.call('POST /workspace/addUser', { body: { usersId: many } })).status).toBe(422);
});

test('WSP-02 rights are set as rights or as blocked paths, kept consistent, told by mail and counted by version', async () => {
  const { owner, colleague } = await world.companyWithColleague();
  const less = await update(owner, { userId: colleague.id, version: 1, permissions: ['manageTasks', 'editProject'] });
  expect(less.body).toMatchObject({ version: 2, permissions: ['editProject'] });
  const [mail] = await world.mailsTo(colleague.email);
  expect(mail!.textBody).toContain('Você não pode mais:\n• ');
  expect(mail!.textBody).toContain('Acompanhar tarefas');
  expect(mail!.textBody).not.toContain('Editar projeto');
  expect((await update(owner, { userId: colleague.id, version: 1, permissions: [] })).status).toBe(409);
  const byPaths = await update(owner, {
    userId: colleague.id,
    version: 2,
    forbiddens: ['/workspace', '/matchmaking', '/task-assignments'],
  });
  expect(byPaths.body.permissions).toContain('accessPayments');
  expect(byPaths.body.permissions).not.toContain('manageMatchmakings');
  expect(byPaths.body.forbiddens).toContain('/persona');
  const wrong = await update(owner, { userId: colleague.id, version: 3, forbiddens: ['/nowhere'] });
  expect(wrong.body.error.code).toBe('workspaces.pathUnknown');
  expect((await update(owner, { userId: colleague.id, version: 3 })).status).toBe(422);
  expect((await update(owner, { userId: colleague.id, version: 3, permissions: ['everything'] })).status).toBe(422);
  const [stored] = await world.product.database
    .select()
    .from(workspaceMembers)
    .where(eq(workspaceMembers.userId, colleague.id));
  expect(stored!.version).toBe(3);
});

test('WSP-02 of two owners’ tabs saving at once the second is told', async () => {
  const { owner, colleague } = await world.companyWithColleague();
  const answers = await Promise.all(
    [['editProject'], ['trackTasks']].map((rights) =>
      update(owner, { userId: colleague.id, version: 1, permissions: rights }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
});

test('WSP-02 a page can be taken away with the right behind it, and what needs that right', async () => {
  const { owner, colleague } = await world.companyWithColleague();
  const take = (path: string, workspaceId = owner.workspaceId) =>
    owner.call('PUT /workspace/{workspaceId}/removeResource', {
      params: { workspaceId },
      body: { userId: colleague.id, path },
    });
  const { body } = await take('/task-assignments');
  expect(permissions.filter((one) => !body.permissions.includes(one))).toEqual(['trackTasks', 'manageTasks']);
  expect((await take('/workspace')).body.error.code).toBe('workspaces.pathUnknown');
  expect((await take('/matchmaking', colleague.workspaceId)).status).toBe(404);
});

test('WSP-02 a right that is taken away mid-session is refused from the next request on', async () => {
  const { owner, colleague } = await world.companyWithColleague();
  const begin = () => colleague.inSpace('POST /briefs', { body: {} });
  expect((await begin()).status).toBe(201);
  await update(owner, { userId: colleague.id, version: 1, permissions: ['editProject'] });
  expect((await begin()).status).toBe(403);
  const { session } = (await colleague.inSpace('GET /session')).body;
  expect(session!.permissions).toEqual(['editProject']);
  expect(session!.forbiddens).toContain('/project-brief-selection');
});

test('WSP-03 a membership ends by its date, in open sessions too, and can be prolonged', async () => {
  const { owner, colleague } = await world.companyWithColleague();
  const past = await update(owner, { userId: colleague.id, version: 1, expiresAt: new Date(0).toISOString() });
  expect(past.body.error.code).toBe('workspaces.expiryPast');
  expect(past.body.error.fields).toMatchObject([{ path: 'expiresAt', code: 'workspaces.expiryPast' }]);
  const end = new Date(Date.now() + 4_000);
  await update(owner, { userId: colleague.id, version: 1, expiresAt: end.toISOString() });
  expect((await world.mailsTo(colleague.email))[0]!.textBody).toContain('Seu acesso termina em');
  expect((await colleague.inSpace('GET /users/ownerData')).status).toBe(200);
  const read = () => colleague.inSpace('GET /users/ownerData').then(({ status, body }) => [status, body.error?.code]);
  await expect.poll(read).toEqual([404, 'platform.workspaceGone']);
  expect(Date.now()).toBeGreaterThanOrEqual(end.getTime());
  expect((await usersOf(owner))[0]!.status).toBe('ended');
  await update(owner, { userId: colleague.id, version: 2, expiresAt: null });
  expect((await colleague.inSpace('GET /users/ownerData')).status).toBe(200);
});

test('WSP-03 three days before a membership ends the colleague is told, once', async () => {
  const { owner, colleague } = await world.companyWithColleague();
  const setEnd = (days: number) =>
    world.product.database
      .update(workspaceMembers)
      .set({ expiresAt: new Date(Date.now() + days * 86_400_000) })
      .where(eq(workspaceMembers.workspaceId, owner.workspaceId));
  for (const days of [1, 2, 4]) {
    await setEnd(days);
    await notifyEndingMemberships(world.product.database);
  }
  expect(await world.mailsTo(colleague.email)).toEqual([]);
  await setEnd(3);
  await notifyEndingMemberships(world.product.database);
  expect((await world.mailsTo(colleague.email)).map(({ subject }) => subject.slice(0, 42))).toEqual(
    ['Seu acesso ao espaço de Casa Ipê termina em'].map((subject) => subject.slice(0, 42)),
  );
});

test('WSP-01 a removed colleague is out at once; the owner cannot be removed; colleagues only leave', async () => {
  const { owner, colleague } = await world.companyWithColleague();
  const other = await world.company('Terceira');
  await owner.call('POST /workspace/addUser', { body: { usersId: [other.id] } });
  const remove = (call: typeof owner.call, userId: string) => call('PUT /workspace/removeUser', { body: { userId } });
  expect((await remove(owner.call, owner.id)).body.error.code).toBe('workspaces.ownerStays');
  expect((await remove(colleague.inSpace, other.id)).status).toBe(403);
  expect((await remove(colleague.inSpace, owner.id)).body.error.code).toBe('workspaces.ownerStays');
  expect((await remove(owner.call, other.id)).status).toBe(200);
  expect((await other.call('GET /session', { headers: { workspaceid: owner.workspaceId } })).status).toBe(404);
  expect((await remove(owner.call, other.id)).status).toBe(404);
  expect((await remove(colleague.inSpace, colleague.id)).status).toBe(200);
  expect((await colleague.inSpace('GET /users/ownerData')).body.error.code).toBe('platform.workspaceGone');
  expect((await colleague.call('GET /users/ownerData')).body.company).toBe('Vizinha');
  expect(await usersOf(owner)).toEqual([]);
  expect((await world.mailsTo(owner.email))[0]!.subject).toBe('Marina Fontes left the Casa Ipê workspace');
});
