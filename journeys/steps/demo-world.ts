import type { Page } from '@playwright/test';

type Job = { projectId: string; positionIndex: number; title: string; workModel?: string | null };

async function read<Answer>(page: Page, path: string): Promise<Answer> {
  const answer = await page.request.get(`/api${path}`);
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** The open vacancies of the board's first page, newest first. */
export async function openJobs(page: Page): Promise<Job[]> {
  const { opportunities } = await read<{ opportunities: Job[] }>(page, '/opportunities');
  return opportunities;
}

/** A vacancy of the board's first page that has similar ones; those that other journeys posted may have none. */
export async function jobWithSimilarOnes(page: Page): Promise<Job> {
  for (const job of await openJobs(page)) {
    const path = `/opportunities/${job.projectId}/${job.positionIndex}/similar`;
    const { opportunities } = await read<{ opportunities: Job[] }>(page, path);
    if (opportunities.length > 0) return job;
  }
  throw new Error('No vacancy of the first page has similar ones');
}

/** A vacancy that the signed-in member has not applied to yet. */
export async function jobNotAppliedTo(page: Page): Promise<Job> {
  const { applications } = await read<{ applications: Job[] }>(page, '/applications');
  const taken = new Set(applications.map(({ projectId }) => projectId));
  const free = (await openJobs(page)).find(
    ({ projectId, workModel }) => !taken.has(projectId) && workModel === 'remote',
  );
  if (!free) throw new Error('The demo world has no vacancy left for this member');
  return free;
}

export const addressOf = ({ projectId, positionIndex }: Job) => `/jobs/details-view/${projectId}/${positionIndex}`;

export type Board = {
  columns: { stage: string; count: number; cards: { applicationId: string; name: string; version: number }[] }[];
};

export function readBoard(page: Page, projectId: string): Promise<Board> {
  return read(page, `/myProjects/${projectId}/positions/0/candidates`);
}

/** The signed-in company's project with the most candidates. */
export async function busiestProject(page: Page): Promise<string> {
  const { projects } = await read<{ projects: { id: string; candidates: number }[] }>(page, '/myProjects?limit=50');
  const [first] = projects.toSorted((one, other) => other.candidates - one.candidates);
  if (!first) throw new Error('The demo company has no projects');
  return first.id;
}

/** A candidate in a stage who may still be moved, by a name that nobody else on the board has: the demo world has a duplicate pair. */
export function candidateIn(board: Board, stage: string, at = 0) {
  const names = board.columns.flatMap(({ cards }) => cards.map(({ name }) => name));
  const isOnly = ({ name }: { name: string }) => names.filter((other) => other === name).length === 1;
  const card = board.columns.find((column) => column.stage === stage)?.cards.filter(isOnly)[at];
  if (!card) throw new Error(`Nobody stands in ${stage}`);
  return card;
}
