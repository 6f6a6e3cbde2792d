import { readFileSync } from 'node:fs';
import { buildPeople } from '#accounts/builders.ts';
import { openConnection } from '#platform/db/connection.ts';
import { buildProjects } from '#projects/builders.ts';
import { projects } from '#projects/server/tables.ts';
import { buildBoard } from '#tasks/builders.ts';
import { taskPaths } from '#tasks/paths.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';
import { ensureBenchDatabase, readProjectId } from './bench-database.ts';
import type { Figure } from './figure.ts';
import { measureSlowBoard } from './slow-board.ts';

const owner = 'board-owner@bench.test';
/** A thousand tasks, most of them not begun. */
const counts = { backlog: 600, toDo: 200, inProgress: 100, finished: 100 } as const;

/** A task board of a thousand tasks. */
export async function measureTaskBoard(): Promise<Figure[]> {
  const connectionString = await ensureBenchDatabase({
    name: 'task_board',
    recipe: readFileSync(import.meta.filename, 'utf8'),
    fill: fillBoard,
  });
  const path = taskPaths.board(await readProjectId(connectionString));
  return measureSlowBoard({ name: 'task-board', connectionString, email: owner, path });
}

async function fillBoard(connectionString: string): Promise<void> {
  const connection = openConnection(connectionString, 2);
  const { database } = connection;
  try {
    const [person] = await buildPeople(database, [{ role: 'squadOwner', name: 'Olívia Prado', email: owner }]);
    const ownerId = person!.id;
    const [workspace] = await buildWorkspaces(database, [{ ownerId, company: 'Casa Ipê' }]);
    const [project] = await buildProjects(database, {
      ...{ workspaceId: workspace!.id, createdBy: ownerId },
      projects: [{ title: 'Obras', positions: [{ title: 'Arquitetura' }] }],
    });
    await database.update(projects).set({ status: 'ongoing' });
    const createdAt = new Date();
    await buildBoard(database, {
      ...{ projectId: project!.projectId, workspaceId: workspace!.id, ownerId, enabledAt: createdAt, tags: [] },
      tasks: Object.entries(counts).flatMap(([status, count]) =>
        Array.from({ length: count }, (_, index) => ({
          ...{ status: status as keyof typeof counts, estimatedHours: 8, createdAt },
          title: `Conferir a entrega ${index} com quem mora na obra`,
        })),
      ),
    });
  } finally {
    await connection.close();
  }
}
