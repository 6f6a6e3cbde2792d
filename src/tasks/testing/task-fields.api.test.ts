import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { taskFieldNames, taskFieldOf, type TaskValues } from '#tasks/board/rules/task-fields.ts';
import { collectOwnTasks } from '#tasks/board/server/own-data.ts';

let world: Awaited<ReturnType<typeof startBoardWorld>>;
beforeAll(async () => {
  world = await startBoardWorld();
});
afterAll(() => world.product.close());

/** What a task is created with, and what it is changed to: every field of the list, or this does not compile. */
const first: TaskValues = {
  title: 'Wall',
  description: 'Of bricks',
  estimatedHours: 2.5,
  dueOn: '2030-01-31',
  checklist: [{ text: 'Buy bricks', done: false }],
};
const second: TaskValues = {
  title: 'Long wall',
  description: 'Of many bricks',
  estimatedHours: 4,
  dueOn: '2030-02-28',
  checklist: [{ text: 'Buy bricks', done: true }],
};

const viewOf = (name: keyof TaskValues) => {
  const field = taskFieldOf(name);
  return field.kind === 'checklist' ? field.view : name;
};

it.each(taskFieldNames)(
  'TSK-04 keeps %s of a new task and a change of it, and tells of it in the history and in the own copy',
  async (name) => {
    const { owner, product } = world;
    const { projectId } = await world.board();
    const { taskId } = (await world.add(owner, projectId, first)).body;
    const read = async () => {
      const { body } = await owner.call('GET /tasks/{projectId}/{taskId}', { params: { projectId, taskId } });
      return body as typeof body & Record<string, unknown>;
    };
    const before = await read();
    expect(before[viewOf(name)]).toEqual(first[name]);
    const body = { [name]: second[name], version: before.version };
    expect((await world.change(owner, projectId, taskId, body)).status).toBe(200);
    expect((await read())[viewOf(name)]).toEqual(second[name]);
    const history = await owner.call('GET /tasks/{projectId}/history', { params: { projectId }, query: { taskId } });
    expect(history.body.changes.map(({ kind }) => kind)).toEqual([taskFieldOf(name).change, 'created']);
    const own: Record<string, unknown>[] = await collectOwnTasks(product.database, owner.id);
    expect(own.map((task) => task[viewOf(name)])).toContainEqual(second[name]);
  },
);
