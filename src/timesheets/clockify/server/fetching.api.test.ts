import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { namesRecorded } from '#application/testing/steps/walk-steps.ts';
import { at, entry, startClockifyWorld, TODAY } from '#application/testing/work/clockify-world.ts';
import { clock as productTime } from '#platform/calendar/clock.ts';
import { PROJECT, WORKSPACE } from '#timesheets/testing/clockify-server.ts';

let world: Awaited<ReturnType<typeof startClockifyWorld>>;
beforeAll(async () => {
  world = await startClockifyWorld();
});
afterEach(() => world.clear());
afterAll(() => world.close());

test('TIM-05 a project is connected by a key that is never shown, and its entries become hours once', async () => {
  const { projectId, read, hours, fetch, params } = await world.connected();
  expect((await world.otherOwner.call.raw('GET /clockify/{projectId}', { params })).status).toBe(404);
  const headers = { workspaceid: world.workspaceId };
  expect((await world.manager.call.raw('GET /clockify/{projectId}', { params, headers })).status).toBe(200);
  expect((await world.tracker.call.raw('GET /clockify/{projectId}', { params, headers })).status).toBe(403);
  world.clockify.state.entries = [
    entry(at(TODAY, 9, 0).replace(':00Z', ':42Z'), at(TODAY, 11)),
    entry(at(-2, 22), at(-1, 1)),
  ];
  await fetch();
  await fetch();
  const written = await hours();
  expect(written.map(({ minutes, origin, state }) => [minutes, origin, state])).toEqual([
    [120, 'clockify', 'pending'],
    [60, 'clockify', 'pending'],
    [120, 'clockify', 'pending'],
  ]);
  const view = await read();
  expect(view).toMatchObject({ stage: 'connected', entries: [], connection: { taken: 2, problem: null } });
  expect(JSON.stringify(view)).not.toContain(world.clockify.state.key);
  const [stored] = await world.product.connection.pool
    .query(`select api_key from clockify_connections where project_id = '${projectId}'`)
    .then(({ rows }) => rows as { api_key: string }[]);
  expect(stored!.api_key).not.toContain(world.clockify.state.key);
});

test.each([
  ['short pages', { pageLimit: 7 }],
  ['pages that say which is the last', { pageLimit: 7, saysLastPage: true }],
])('TIM-05 all pages are read to the end: %s', async (_, kind) => {
  const { hours, fetch } = await world.connected();
  Object.assign(world.clockify.state, kind);
  world.clockify.state.entries = Array.from({ length: 23 }, (_one, index) =>
    entry(at(TODAY, 9, index * 10), at(TODAY, 9, index * 10 + 10)),
  );
  await fetch();
  expect(await hours()).toHaveLength(23);
});

test('TIM-05 too many calls: the next attempt waits as long as Clockify asks, and goes on where it stopped', async () => {
  const { read, fetch, params, hours } = await world.connected();
  world.clockify.state.entries = [entry(at(TODAY, 9), at(TODAY, 10))];
  world.clockify.state.odd = (path) =>
    path.includes('/user/user2/') ? { status: 429, headers: { 'retry-after': '120' } } : null;
  await fetch();
  expect(await hours()).toHaveLength(1);
  const { connection } = await read();
  expect(connection).toMatchObject({ problem: 'busy' });
  expect(Date.parse(connection!.nextFetchAt) - productTime.now().getTime()).toBeGreaterThan(100_000);
  expect((await world.owner.call.raw('POST /clockify/{projectId}/fetch', { params })).body).toMatchObject({
    error: { code: 'timesheets.fetchTooSoon' },
  });
  world.clockify.state.calls = [];
  world.clockify.state.odd = () => null;
  await world.runJob();
  expect(world.clockify.state.calls).toEqual([]);
  await world.later({ minutes: 3 });
  await world.runJob();
  const people = world.clockify.state.calls.filter((url) => url.includes('/user/'));
  expect(people.length).toBeGreaterThan(0);
  expect(people.filter((url) => url.includes('/user1/'))).toEqual([]);
  expect((await read()).connection).toMatchObject({ problem: null, isFetching: false });
});

test.each([
  ['away', 'away', { status: 503 }],
  ['moved elsewhere', 'away', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }],
  ['a page instead of data', 'badAnswer', { body: '<html>Sign in</html>', headers: { 'content-type': 'text/html' } }],
  ['another shape', 'badAnswer', { body: '{"items":[]}' }],
  ['a huge answer', 'badAnswer', { body: `["${'x'.repeat(5_000_000)}"]` }],
  ['a revoked key', 'keyRefused', { status: 401 }],
  ['the key of who is no admin', 'forbidden', { status: 403 }],
  ['a deleted project', 'gone', { status: 404 }],
] as const)(
  'TIM-05 Clockify is %s: the page says so, nothing is lost, and it goes on by itself',
  async (_, problem, odd) => {
    const { read, fetch, hours } = await world.connected();
    world.clockify.state.entries = [entry(at(TODAY, 9), at(TODAY, 10))];
    await fetch();
    world.clockify.state.entries.push(entry(at(TODAY, 10), at(TODAY, 11)));
    world.clockify.state.odd = (path) => (path.endsWith('/time-entries') ? odd : null);
    await fetch();
    expect(await read()).toMatchObject({
      stage: 'connected',
      connection: { problem, problemSince: expect.any(String) },
    });
    expect(await hours()).toHaveLength(1);
    world.clockify.state.odd = () => null;
    await world.later({ hours: 1 });
    await world.runJob();
    expect(await hours()).toHaveLength(2);
    expect((await read()).connection).toMatchObject({ problem: null, problemSince: null });
  },
);

test('TIM-05 an entry of wrong types is counted and left out; the others are taken and none counts as deleted', async () => {
  const { read, fetch, hours } = await world.connected();
  const good = entry(at(TODAY, 9), at(TODAY, 10));
  world.clockify.state.entries = [good];
  await fetch();
  world.clockify.state.entries = [entry('yesterday', 'soon'), entry(at(TODAY, 11), at(TODAY, 12))];
  for (let round = 0; round < 3; round += 1) await fetch();
  expect(await hours()).toHaveLength(2);
  expect((await read()).connection).toMatchObject({ unreadable: 1, problem: null });
});

test('TIM-05 breaks, time off, holidays and kinds that nobody knows yet are no hours, and hours that become a break go', async () => {
  const { read, fetch, hours } = await world.connected();
  const kinds = ['BREAK', 'TIME_OFF', 'HOLIDAY', 'regular', ''];
  const worked = entry(at(TODAY, 9), at(TODAY, 10), { type: 'REGULAR' });
  world.clockify.state.entries = [
    worked,
    entry(at(TODAY, 10), at(TODAY, 11)),
    ...kinds.map((type, index) => entry(at(TODAY, 11 + index), at(TODAY, 12 + index), { type })),
  ];
  await fetch();
  expect(await hours()).toHaveLength(2);
  expect((await read()).connection).toMatchObject({ unreadable: 0, problem: null });
  worked.type = 'BREAK';
  for (let round = 0; round < 3; round += 1) await fetch();
  expect(await hours()).toHaveLength(1);
});

test('TIM-05 looking at what a key opens and asking for a fetch record nothing', async () => {
  const { params } = await world.connected();
  await world.later({ minutes: 3 });
  const [answers, recorded] = await namesRecorded(world.product.database, () =>
    Promise.all([
      world.owner.call('POST /clockify/{projectId}/choices', { params, body: { apiKey: world.clockify.state.key } }),
      world.owner.call('POST /clockify/{projectId}/fetch', { params }),
    ]),
  );
  expect([...answers.map(({ status }) => status), recorded]).toEqual([200, 200, []]);
});

test('TIM-05 a key that Clockify refuses connects nothing, and a new key goes on', async () => {
  const { connect, read, fetch, params } = await world.connected();
  expect((await connect('another-key')).body).toMatchObject({ error: { code: 'timesheets.clockifyKeyRefused' } });
  const choices = (apiKey: string) =>
    world.owner.call.raw('POST /clockify/{projectId}/choices', { params, body: { apiKey } });
  expect((await choices(world.clockify.state.key)).body).toEqual({
    workspaces: [{ ...WORKSPACE, projects: [PROJECT] }],
  });
  expect((await choices('another-key')).status).toBe(422);
  expect((await choices('with a\nline')).status).toBe(422);
  world.clockify.state.key = 'a-new-key-of-an-admin';
  const mails = async () =>
    (await world.mailsTo(world.owner.email)).filter(({ subject }) => subject.includes('Clockify')).length;
  const before = await mails();
  for (let round = 0; round < 3; round += 1) await fetch();
  expect((await read()).connection).toMatchObject({ problem: 'keyRefused' });
  // Whoever gave the key is told once, however often it is refused, and anew when it stops again.
  expect(await mails()).toBe(before + 1);
  expect((await connect()).status).toBe(200);
  await world.runJob();
  expect((await read()).connection).toMatchObject({ problem: null });
  world.clockify.state.key = 'one-more-key-of-an-admin';
  await fetch();
  expect(await mails()).toBe(before + 2);
});

test('TIM-05 one fetch at a time: two workers take an entry once', async () => {
  const { due, hours } = await world.connected();
  world.clockify.state.entries = Array.from({ length: 6 }, (_, index) =>
    entry(at(TODAY, 9 + index), at(TODAY, 10 + index)),
  );
  world.clockify.state.calls = [];
  await due();
  await Promise.all([world.runJob(), world.runJob(), world.runJob()]);
  expect(await hours()).toHaveLength(6);
  expect(
    world.clockify.state.calls.filter((url) => url.includes('/users?page=1&') || url.includes('/users?project')).length,
  ).toBeLessThanOrEqual(2);
});
