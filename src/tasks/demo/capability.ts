import { defineDemoCapability } from '#platform/capability/demo-capability.ts';
import { buildBoard, type TaskToBuild } from '#tasks/builders.ts';
import { demoAttachments, plantAttachments } from './plant-attachments.ts';
import { plantComments } from './plant-comments.ts';
import { demoTags, demoTasks } from './tasks-of-works.ts';

const DAY_MS = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS);

/** The board of the running project. */
export const capability = defineDemoCapability({
  plant: async ({ database }, { mainCompany: { workspaceId, ownerId }, runningProject }) => {
    const { projectId, memberIds } = runningProject;
    const tasks = demoTasks.map(
      ({ people, dueInDays, age, review: _review, worked: _worked, ...task }): TaskToBuild => ({
        ...task,
        assigned: people.map((index) => memberIds[index]!),
        ...(dueInDays !== undefined && { dueOn: daysFromNow(dueInDays).toISOString().slice(0, 10) }),
        createdAt: daysFromNow(-age),
      }),
    );
    const enabledAt = daysFromNow(-80);
    const { taskIds } = await buildBoard(database, {
      projectId,
      workspaceId,
      ownerId,
      enabledAt,
      tags: demoTags,
      tasks,
    });
    const planted = demoTasks.map(({ people, status, title }, index) => ({
      ...{ taskId: taskIds[index]!, status, title },
      memberIds: people.map((person) => memberIds[person]!),
    }));
    await plantAttachments(database, projectId, planted, daysFromNow);
    await plantComments(database, ownerId, planted, daysFromNow);
    return { taskIds };
  },
  files: demoAttachments,
});

declare module '#platform/capability/demo-capability.ts' {
  interface DemoWorld {
    /** The tasks of the running project, in the order of `demoTasks`. */
    taskIds: readonly string[];
  }
}
