import { expect, type Page } from '@playwright/test';

async function read<Answer>(answer: Awaited<ReturnType<Page['request']['get']>>): Promise<Answer> {
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Answer;
}

/** The running project of the demo company, as somebody of it sees it. */
export async function findRunningProject({ request }: Page): Promise<string> {
  const { projects } = await read<{ projects: { projectId: string; title: string }[] }>(
    await request.get('/api/getAllProjects'),
  );
  return projects.find(({ title }) => title === 'Plataforma de obras')!.projectId;
}

/** The owner plans a task for a professional of the running project and has it begun, so that no other journey changes it. */
export async function planTask(owner: Page, professional: Page, title: string) {
  const projectId = await findRunningProject(owner);
  const { readerId } = await read<{ readerId: string }>(await professional.request.get(`/api/tasks/${projectId}`));
  const data = { title, assigned: [readerId], estimatedHours: 12, status: 'toDo' };
  const { taskId } = await read<{ taskId: string }>(
    await owner.request.post(`/api/tasks/${projectId}/postTask`, { data }),
  );
  await read(await owner.request.patch(`/api/tasks/${projectId}/${taskId}`, { data: { status: 'inProgress' } }));
  return { projectId, taskId, title };
}
