import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import type { Person } from '#application/testing/pipeline-world.ts';

let world: Awaited<ReturnType<typeof startBoardWorld>>;
beforeAll(async () => {
  world = await startBoardWorld();
});
afterAll(() => world.product.close());

type Scene = Awaited<ReturnType<typeof scene>>;
const octets = { 'content-type': 'application/octet-stream' };

/** An estimated task in progress with a tag of its board, a description, a person and a file. */
async function scene() {
  const { owner } = world;
  const made = await world.work();
  const { projectId, taskId } = made;
  const place = { params: { projectId, taskId } };
  const tag = await owner.call('POST /tasks/{projectId}/tags', {
    params: { projectId },
    body: { name: 'Layout', colour: 'brand' },
  });
  const file = await owner.call('POST /tasks/{projectId}/{taskId}/attachments', {
    ...place,
    query: { name: 'a.pdf' },
    body: '%PDF-1.7',
    headers: octets,
  });
  return { ...made, place, tagId: tag.body.tagId, attachmentId: file.body.attachmentId };
}
const versionOf = async ({ projectId, taskId }: Scene) =>
  (await world.open(world.owner, projectId, taskId)).body.version;
const change = async (made: Scene, body: Record<string, unknown>) =>
  world.owner.call.raw('PATCH /tasks/{projectId}/{taskId}', {
    ...made.place,
    body: { ...body, version: await versionOf(made) },
  });
const finish = (made: Scene) => world.change(made.professional, made.projectId, made.taskId, { status: 'finished' });

/** Each change of a task: what is called, and what its history says then. */
const changes: readonly (readonly [name: string, act: (made: Scene) => Promise<{ status: number }>, told: object])[] = [
  ['rename', (made) => change(made, { title: 'Plan' }), { kind: 'renamed', before: 'Work', after: 'Plan' }],
  ['describe', (made) => change(made, { description: 'How' }), { kind: 'described' }],
  ['move', (made) => change(made, { status: 'toDo' }), { kind: 'moved', before: 'inProgress', after: 'toDo' }],
  ['estimate', (made) => change(made, { estimatedHours: 2 }), { kind: 'estimated', before: '2400', after: '120' }],
  ['due date', (made) => change(made, { dueOn: '2030-01-02' }), { kind: 'dueSet', before: null, after: '2030-01-02' }],
  ['tag', (made) => change(made, { tags: [made.tagId] }), { kind: 'tagged', after: 'Layout' }],
  ['unassign', (made) => change(made, { assigned: [] }), { kind: 'unassigned', person: expect.any(String) }],
  [
    'checklist',
    (made) => change(made, { checklist: [{ text: 'Draw', done: true }] }),
    { kind: 'checked', before: '0/0', after: '1/1' },
  ],
  [
    'add file',
    ({ place }) =>
      world.owner.call('POST /tasks/{projectId}/{taskId}/attachments', {
        ...place,
        query: { name: 'b.pdf' },
        body: '%PDF-1.7',
        headers: octets,
      }),
    { kind: 'fileAdded', after: 'b.pdf' },
  ],
  [
    'delete file',
    ({ attachmentId }) => world.owner.call('DELETE /tasks/attachments/{attachmentId}', { params: { attachmentId } }),
    { kind: 'fileDeleted', before: 'a.pdf' },
  ],
  [
    'adjust',
    async (made) => {
      await finish(made);
      return world.owner.call('POST /tasks/{projectId}/{taskId}/adjust', { ...made.place, body: { reason: 'Tests' } });
    },
    { kind: 'adjusted', after: 'Tests' },
  ],
  [
    'reject',
    async (made) => {
      await finish(made);
      return world.owner.call('POST /tasks/{projectId}/{taskId}/reject', { ...made.place, body: { reason: 'Late' } });
    },
    { kind: 'rejected', after: 'Late' },
  ],
  [
    'delete',
    ({ projectId, taskId }) => world.remove(world.owner, projectId, taskId),
    { kind: 'deleted', before: 'Work' },
  ],
];

async function historyOf({ projectId, taskId }: Scene) {
  const { body } = await world.owner.call('GET /tasks/{projectId}/history', {
    params: { projectId },
    query: { taskId },
  });
  return body.changes;
}

test.each(changes)('TSK-04 the history tells who did “%s” and when', async (_, act, told) => {
  const made = await scene();
  expect((await act(made)).status).toBeLessThan(300);
  const [latest] = await historyOf(made);
  expect(latest).toMatchObject({ ...told, actor: 'Olga Dona', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
});

/** What the task, its files and its history are, as the owner reads them. */
async function stateOf(made: Scene) {
  const { projectId, taskId, place } = made;
  const { body: task } = await world.open(world.owner, projectId, taskId);
  const { body: files } = await world.owner.call('GET /tasks/{projectId}/{taskId}/attachments', place);
  const { body: reviews } = await world.owner.call('GET /tasks/{projectId}/{taskId}/reviews', place);
  return { task, files, reviews, history: await historyOf(made) };
}

const refused: readonly (readonly [
  name: string,
  who: (made: Scene) => Person,
  key: string,
  parts: (made: Scene) => object,
  status: number,
])[] = [
  ...(
    [
      ['rename', { title: 'Mine' }],
      ['describe', { description: 'Mine' }],
      ['move', { status: 'toDo' }],
      ['assignee', { assigned: [] }],
      ['estimate', { estimatedHours: 1 }],
      ['tags', { tags: [] }],
    ] as const
  ).map(
    ([name, body]) =>
      [
        name,
        () => world.otherOwner,
        'PATCH /tasks/{projectId}/{taskId}',
        ({ place }: Scene) => ({ ...place, body: { ...body, version: 1 } }),
        404,
      ] as const,
  ),
  [
    'stale rename',
    () => world.owner,
    'PATCH /tasks/{projectId}/{taskId}',
    ({ place }) => ({ ...place, body: { title: 'x', version: 99 } }),
    409,
  ],
  [
    'move to Paid',
    () => world.owner,
    'PATCH /tasks/{projectId}/{taskId}',
    ({ place }) => ({ ...place, body: { title: 'x', status: 'paid', version: 2 } }),
    409,
  ],
  [
    'take the estimate of running work',
    () => world.owner,
    'PATCH /tasks/{projectId}/{taskId}',
    ({ place }) => ({ ...place, body: { dueOn: '2030-01-01', estimatedHours: null } }),
    409,
  ],
  [
    'an assignee from elsewhere',
    () => world.owner,
    'PATCH /tasks/{projectId}/{taskId}',
    ({ place, outsider }) => ({ ...place, body: { dueOn: '2030-01-01', assigned: [outsider.id] } }),
    422,
  ],
  [
    'a tag that is gone',
    () => world.owner,
    'PATCH /tasks/{projectId}/{taskId}',
    ({ place, taskId }) => ({ ...place, body: { dueOn: '2030-01-01', tags: [taskId] } }),
    422,
  ],
  [
    'assign others',
    ({ professional }) => professional,
    'PATCH /tasks/{projectId}/{taskId}',
    ({ place, professional, outsider }) => ({
      ...place,
      body: { dueOn: '2030-01-01', assigned: [professional.id, outsider.id] },
    }),
    403,
  ],
  [
    'add file',
    () => world.owner,
    'POST /tasks/{projectId}/{taskId}/attachments',
    ({ place }) => ({ ...place, query: { name: 'x.exe' }, body: 'MZ\u0000', headers: octets }),
    422,
  ],
  [
    'delete file',
    ({ professional }) => professional,
    'DELETE /tasks/attachments/{attachmentId}',
    ({ attachmentId }) => ({ params: { attachmentId } }),
    403,
  ],
  ['approve', () => world.owner, 'POST /tasks/{projectId}/{taskId}/accept', ({ place }) => place, 409],
  [
    'adjust',
    () => world.owner,
    'POST /tasks/{projectId}/{taskId}/adjust',
    ({ place }) => ({ ...place, body: { reason: 'x' } }),
    409,
  ],
  [
    'reject',
    () => world.owner,
    'POST /tasks/{projectId}/{taskId}/reject',
    ({ place }) => ({ ...place, body: { reason: 'x' } }),
    409,
  ],
  [
    'reject without a reason',
    () => world.owner,
    'POST /tasks/{projectId}/{taskId}/reject',
    ({ place }) => ({ ...place, body: { reason: ' ' } }),
    422,
  ],
  ['delete', () => world.otherOwner, 'DELETE /tasks/deleteTask/{projectId}/{taskId}', ({ place }) => place, 404],
];

test.each(refused)('TSK-07 a refused “%s” says why and changes nothing', async (_, who, key, parts, status) => {
  const made = await scene();
  const before = await stateOf(made);
  const answer = await who(made).call.raw(key, parts(made));
  expect([answer.status, answer.body.error.message.length > 0]).toEqual([status, true]);
  expect(await stateOf(made)).toEqual(before);
});
