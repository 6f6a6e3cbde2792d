import { pipelinePath } from '#pipeline/paths.ts';
import { readProjectId } from './bench-database.ts';
import type { Figure } from './figure.ts';
import { ensurePipeline, pipelineOwner } from './pipeline-database.ts';
import { measureSlowBoard } from './slow-board.ts';

/** A board of a thousand candidates. */
export async function measurePipelineBoard(): Promise<Figure[]> {
  const connectionString = await ensurePipeline();
  const path = pipelinePath(await readProjectId(connectionString), { position: 0 });
  return measureSlowBoard({ name: 'pipeline-board', connectionString, email: pipelineOwner, path });
}
