import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { contract } from '#application/contract.ts';
import { accessSamples } from '#application/testing/access-samples.ts';
import { buildAccessWorld } from '#application/testing/access-world.ts';
import { startSpaceWorld } from '#application/testing/space-world.ts';
import { roles } from '#platform/access/access.ts';
import { permissions } from '#platform/access/permissions.ts';
import { positions, projects } from '#projects/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';

const world = await startSpaceWorld();

const select = (call: Awaited<ReturnType<typeof world.company>>['call'], workspaceId: string) =>
  call('POST /workspace/{workspaceId}/select', { params: { workspaceId } });

test('WSP-04 the selector lists the own space first, then those one was invited to', async () => {
  const { owner, colleague } = await world.companyWithColleague(['editProject']);
  const { invitedRepository } = (await colleague.inSpace('GET /workspace/invitedWorkspaces')).body;
  expect(invitedRepository).toEqual([
    expect.objectContaining({ workspaceId: colleague.workspaceId, uid: colleague.id, isOwner: true }),
    {
      workspaceId: owner.workspaceId,
      uid: owner.id,
      displayName: 'Marina Fontes',
      userPhoto: null,
      company: 'Casa Ipê',
      isOwner: false,
    },
  ]);
  const entered = await select(colleague.call, owner.workspaceId);
  expect(entered.body).toMatchObject({ isOwner: false, permissions: ['editProject'] });
  expect(entered.body.forbiddens).toContain('/workspace');
  expect((await select(owner.call, colleague.workspaceId)).status).toBe(404);
  expect((await select(owner.call, 'nothing')).status).toBe(404);
});

test('WSP-06 a call goes into the space that its tab names, whatever the cookie remembers; one that is not theirs is refused', async () => {
  const { owner, colleague } = await world.companyWithColleague();
  const cookie = { cookie: `workspace_${colleague.id}=${owner.workspaceId}` };
  const inOwn = await world.postProject(colleague.call, { workspaceid: colleague.workspaceId, ...cookie });
  const unnamed = await world.postProject(colleague.call, cookie);
  const inHost = await world.postProject(colleague.call, { workspaceid: owner.workspaceId });
  const rows = await world.product.database.select().from(projects);
  const spaceOf = (answer: typeof inOwn) => rows.find(({ id }) => id === answer.body.projectId)!.workspaceId;
  expect([inOwn, unnamed, inHost].map(spaceOf)).toEqual([
    colleague.workspaceId,
    colleague.workspaceId,
    owner.workspaceId,
  ]);
  const stranger = await world.company('Estranha');
  const foreign = await world.postProject(stranger.call, { workspaceid: owner.workspaceId });
  expect([foreign.status, foreign.body.error.code]).toEqual([404, 'platform.workspaceGone']);
  const params = { projectId: inHost.body.projectId };
  const seenFromOwn = await colleague.call('GET /myProjects/{projectId}', {
    params,
    headers: { workspaceid: colleague.workspaceId },
  });
  expect(seenFromOwn.status).toBe(404);
  expect((await colleague.inSpace('GET /myProjects/{projectId}', { params })).status).toBe(200);
});

test('WSP-03 who looks as a colleague sees what the colleague sees and changes nothing, by any call', async () => {
  const { owner, colleague } = await world.companyWithColleague(['editProject']);
  const started = await owner.call('POST /workspace/viewAs', { body: { userId: colleague.id } });
  expect(started.body).toMatchObject({ userId: colleague.id, permissions: ['editProject'] });
  const headers = { viewas: colleague.id };
  const { session } = (await owner.call('GET /session', { headers })).body;
  expect(session).toMatchObject({
    viewingAs: { userId: colleague.id },
    isWorkspaceOwner: false,
    permissions: ['editProject'],
  });
  expect((await owner.call('GET /workspace/getUsers', { headers })).status).toBe(403);
  const access = await buildAccessWorld(world.product);
  const records = await access.makeRecords('own');
  const outcome: Record<string, number> = {};
  for (const [key, { access: declared }] of Object.entries(contract)) {
    if (key.startsWith('GET ') || declared === 'public' || declared.roles.length === roles.length) continue;
    if (!declared.roles.includes('squadOwner')) continue;
    const parts = accessSamples[key]!.parts(records);
    outcome[key] = (await owner.call.raw(key, { ...parts, headers: { ...parts.headers, ...headers } })).status;
  }
  expect(Object.keys(outcome).length).toBeGreaterThan(20);
  expect(Object.entries(outcome).filter(([, status]) => status !== 403)).toEqual([]);
  const audit = (await owner.call('GET /workspace/audit', { query: { action: 'viewedAs' } })).body.entries;
  expect(audit[0]).toMatchObject({ action: 'viewedAs', details: { userId: colleague.id } });
  await owner.call('PUT /workspace/removeUser', { body: { userId: colleague.id } });
  expect((await owner.call('GET /session', { headers })).body.error.code).toBe('platform.workspaceGone');
  expect((await colleague.call('GET /session', { headers: { viewas: owner.id } })).body.error.code).toBe(
    'platform.workspaceGone',
  );
});

test.each(permissions)('WSP-02 the server enforces the right %s on every call that asks for it', async (permission) => {
  const asking = Object.entries(contract).filter(
    ([, { access }]) => access !== 'public' && access.permission === permission,
  );
  const without = await world.companyWithColleague(permissions.filter((one) => one !== permission));
  const only = await world.companyWithColleague([permission]);
  const access = await buildAccessWorld(world.product);
  const records = await access.makeRecords('own');
  for (const [key] of asking) {
    const parts = accessSamples[key]!.parts(records);
    expect([key, (await without.colleague.inSpace.raw(key, parts)).status]).toEqual([key, 403]);
    expect([key, (await only.colleague.inSpace.raw(key, parts)).status]).not.toEqual([key, 403]);
  }
});

test('WSP-02 the owner reads who did what, by person, by kind and page by page', async () => {
  const { owner, colleague } = await world.companyWithColleague();
  const other = await world.company('Terceira');
  await owner.call('POST /workspace/addUser', { body: { usersId: [other.id] } });
  for (let version = 1; version <= 53; version += 1)
    await owner.call('PUT /workspace/updateUserPermission', {
      body: { userId: colleague.id, version, permissions: version % 2 ? ['editProject'] : [] },
    });
  const read = async (query = {}) => (await owner.call('GET /workspace/audit', { query })).body;
  const first = await read();
  expect(first.entries).toHaveLength(50);
  expect(first.entries[0]).toMatchObject({
    actor: { userId: owner.id },
    action: 'permissionsChanged',
    subject: 'Marina Fontes',
  });
  expect(first.people.map(({ userId }: { userId: string }) => userId).toSorted()).toEqual(
    [owner.id, colleague.id, other.id].toSorted(),
  );
  const second = await read({ before: first.next });
  expect(second.entries.map(({ action }: { action: string }) => action)).toEqual([
    ...Array.from({ length: 3 }, () => 'permissionsChanged'),
    'memberAdded',
  ]);
  expect(second.next).toBeNull();
  expect((await read({ action: 'memberAdded' })).entries).toHaveLength(1);
  expect((await read({ userId: other.id })).entries.map(({ action }: { action: string }) => action)).toEqual([
    'memberAdded',
  ]);
  expect((await colleague.call('GET /workspace/audit')).body.entries).toEqual([]);
});

test('WSP-01 a space is handed over with the password to a colleague whose own is empty; the former owner stays', async () => {
  const { owner, colleague } = await world.companyWithColleague(['editProject']);
  const hand = (password: string, userId = colleague.id) =>
    owner.call('POST /workspace/handOver', { body: { userId, password } });
  expect((await hand('wrong')).body.error.code).toBe('accounts.currentPasswordWrong');
  await world.postProject(colleague.call);
  expect((await hand(DEMO_PASSWORD)).body.error.code).toBe('workspaces.ownSpaceInUse');
  await world.product.database.delete(projects).where(eq(projects.workspaceId, colleague.workspaceId));
  expect((await hand(DEMO_PASSWORD, owner.id)).status).toBe(404);
  expect((await hand(DEMO_PASSWORD)).status).toBe(200);
  const { session } = (await colleague.call('GET /session')).body;
  expect(session).toMatchObject({ workspaceId: owner.workspaceId, isWorkspaceOwner: true, headerSubtitle: 'Casa Ipê' });
  const former = (await owner.call('GET /session')).body.session;
  expect(former).toMatchObject({ workspaceId: owner.workspaceId, isWorkspaceOwner: false, permissions });
  expect((await owner.call('GET /workspace/getUsers')).status).toBe(403);
  expect((await colleague.call('GET /workspace/getUsers')).body.users[0]!.userId).toBe(owner.id);
  await colleague.call('PUT /workspace/removeUser', { body: { userId: owner.id } });
  expect((await owner.call('GET /session')).body.session!.workspaceId).toBeNull();
  const made = await Promise.all([1, 2, 3].map(() => owner.call('POST /workspace/createWorkspace')));
  expect(new Set(made.map(({ body }) => body.workspaceId)).size).toBe(1);
  expect(made[0]!.body).toMatchObject({ isOwner: true, company: '' });
});

test('WSP-01 a space is not handed over to who would lose a request to support, until the own space is closed', async () => {
  const { owner, colleague } = await world.companyWithColleague(['editProject']);
  const hand = () =>
    owner.call('POST /workspace/handOver', { body: { userId: colleague.id, password: DEMO_PASSWORD } });
  const asked = await colleague.call('POST /support', { body: { subject: 'Fatura', text: 'Onde está?' } });
  expect(asked.status).toBe(201);
  expect(await hand()).toMatchObject({ status: 409, body: { error: { code: 'workspaces.ownSpaceInUse' } } });
  const [own] = await world.product.database.select().from(workspaces).where(eq(workspaces.id, colleague.workspaceId));
  const named = own!.company || colleague.email;
  expect((await colleague.call('POST /workspace/close', { body: { company: named } })).status).toBe(200);
  expect((await hand()).status).toBe(200);
});

test('WSP-01 what somebody prepared in an own space without projects is not lost by a handover', async () => {
  for (const [key, body] of [
    ['POST /candidates/tags', { name: 'Sênior', colour: 'info' }],
    ['POST /candidates/messageTemplates', { name: 'Oi', subject: 'Olá', text: 'Tudo bem?' }],
  ] as const) {
    const { owner, colleague } = await world.companyWithColleague(['editProject']);
    const made = await colleague.call.raw(key, { body, headers: { workspaceid: colleague.workspaceId } });
    expect([key, made.status]).toEqual([key, 201]);
    const handed = await owner.call('POST /workspace/handOver', {
      body: { userId: colleague.id, password: DEMO_PASSWORD },
    });
    expect(handed).toMatchObject({ status: 409, body: { error: { code: 'workspaces.ownSpaceInUse' } } });
  }
});

test('WSP-06 an open event stream ends when its reader is taken out of the space', async () => {
  const { owner, colleague } = await world.companyWithColleague();
  const { projectId } = (await world.postProject(owner.call)).body;
  const [position] = await world.product.database.select().from(positions).where(eq(positions.projectId, projectId));
  const topic = `pipeline:${position!.id}`;
  const open = (token: string) =>
    fetch(`${world.product.url}/api/events?topic=${topic}`, { headers: { authorization: `Bearer ${token}` } });
  const stream = await open(colleague.token);
  expect(stream.status).toBe(200);
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  let said = '';
  const readUntil = async (isEnough: () => boolean) => {
    while (!isEnough()) {
      const { value, done } = await reader.read();
      if (done) return;
      said += value;
    }
  };
  await owner.call('PUT /workspace/updateUserPermission', {
    body: { userId: colleague.id, version: 1, permissions: [] },
  });
  // Changes that come at once are said as one: the last.
  await readUntil(() => said.includes('event: access'));
  await owner.call('PUT /workspace/removeUser', { body: { userId: colleague.id } });
  await readUntil(() => false);
  expect(said.trimEnd().endsWith(`event: gone\ndata: ${JSON.stringify({ topic })}`)).toBe(true);
  expect((await open(colleague.token)).status).toBe(404);
}, 15_000);
