import { eq } from 'drizzle-orm';
import { generateNKeysBetween } from 'fractional-indexing';
import { startSquadWorld } from '#application/testing/squad-world.ts';
import { buildColleague } from '#application/testing/project-world.ts';
import type { Person } from '#application/testing/pipeline-world.ts';
import type { TestProduct } from '#application/testing/test-product.ts';
import { sessions } from '#accounts/server/tables.ts';
import { clock } from '#platform/calendar/clock.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import type { BodySentTo } from '#application/testing/caller.ts';

type NewTask = BodySentTo<'POST /tasks/{projectId}/postTask'>;
type Change = BodySentTo<'PATCH /tasks/{projectId}/{taskId}'>;

/** A running project with a board, its owner, colleagues by permission and the hired professional. */
export async function startBoardWorld(own?: Promise<TestProduct>) {
  const world = await startSquadWorld(own);
  const { owner, product, workspaceId } = world;
  const tracker = await buildColleague(product, workspaceId, ['trackTasks']);
  const manager = await buildColleague(product, workspaceId, ['trackTasks', 'manageTasks']);

  /** A running project with one professional; with a board unless told otherwise. */
  async function board({ enabled = true } = {}) {
    const { projectId, members, professionalId } = await world.hired({ works: true });
    if (enabled) await enable(owner, projectId);
    return { projectId, professionalId, professional: members[0]!, outsider: members[1]! };
  }
  const headersOf = (who: Person) => (who === owner ? {} : { headers: { workspaceid: workspaceId } });
  const enable = (who: Person, projectId: string, more = {}) =>
    who.call('POST /tasks/createTaskManagement', { body: { projectId, ...more }, ...headersOf(who) });
  const read = (who: Person, projectId: string, query = {}) =>
    who.call('GET /tasks/{projectId}', { params: { projectId }, query, ...headersOf(who) });
  const list = (who: Person, projectId: string, query = {}) =>
    who.call('GET /tasks/{projectId}/list', { params: { projectId }, query, ...headersOf(who) });
  const add = (who: Person, projectId: string, task: NewTask) =>
    who.call('POST /tasks/{projectId}/postTask', { params: { projectId }, body: task, ...headersOf(who) });
  const change = (who: Person, projectId: string, taskId: string, body: Change) =>
    who.call('PATCH /tasks/{projectId}/{taskId}', { params: { projectId, taskId }, body, ...headersOf(who) });
  const open = (who: Person, projectId: string, taskId: string) =>
    who.call('GET /tasks/{projectId}/{taskId}', { params: { projectId, taskId }, ...headersOf(who) });
  const remove = (who: Person, projectId: string, taskId: string) =>
    who.call('DELETE /tasks/deleteTask/{projectId}/{taskId}', { params: { projectId, taskId }, ...headersOf(who) });
  /** The titles of a column from top to bottom. */
  async function column(projectId: string, status: string): Promise<string[]> {
    const { columns } = (await read(owner, projectId)).body;
    return columns.find((one) => one.status === status)!.cards.map(({ title }) => title);
  }
  async function setKeys(keys: Record<string, string>): Promise<void> {
    for (const [taskId, orderKey] of Object.entries(keys))
      await product.database.update(tasks).set({ orderKey }).where(eq(tasks.id, taskId));
  }
  async function keysOf(projectId: string): Promise<string[]> {
    const rows = await product.database.select().from(tasks).where(eq(tasks.projectId, projectId));
    return rows.map(({ orderKey }) => orderKey);
  }
  /** Tasks in the backlog, below those that are there. */
  async function plantTasks(projectId: string, count: number): Promise<void> {
    const keys = generateNKeysBetween('b00', null, count);
    const rows = keys.map((orderKey, index) => ({ projectId, workspaceId, title: `Task ${index}`, orderKey }));
    await product.database
      .insert(tasks)
      .values(rows.map((row) => ({ ...row, status: 'backlog' as const, createdBy: owner.id })));
  }
  /** Moves the clock; everybody stays logged in. */
  async function later(by: { days?: number; hours?: number; minutes?: number }): Promise<void> {
    product.clock.advance(by);
    const tokenIssuedAt = clock.now();
    const expiresAt = new Date(tokenIssuedAt.getTime() + 86_400_000);
    await product.database.update(sessions).set({ expiresAt, tokenIssuedAt });
  }
  /** Moves the clock on to this very moment. */
  const until = (moment: Date) => later({ minutes: (moment.getTime() - clock.now().getTime()) / 60_000 });
  /** A board whose professional has an estimated task in progress. */
  async function work({
    status = 'inProgress',
    estimatedHours = 40,
  }: { status?: 'toDo' | 'inProgress'; estimatedHours?: number } = {}) {
    const scene = await board();
    const { projectId, professional } = scene;
    const { taskId } = (
      await add(owner, projectId, { title: 'Work', assigned: [professional.id], estimatedHours, status: 'toDo' })
    ).body;
    if (status === 'inProgress') await change(owner, projectId, taskId, { status });
    return { ...scene, taskId };
  }
  return {
    ...world,
    headersOf,
    work,
    later,
    until,
    setKeys,
    keysOf,
    plantTasks,
    tracker,
    manager,
    board,
    enable,
    read,
    list,
    add,
    change,
    open,
    remove,
    column,
  };
}
