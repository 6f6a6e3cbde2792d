import { readFile } from 'node:fs/promises';
import type { BaseLogger } from 'pino';
import { capabilities } from '#application/capabilities.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import type { FileStore } from '#platform/files/file-store.ts';

/** Stores the files of the demo world, outside of the transaction that plants it. A failing store leaves them to the next start. */
export async function storeDemoFiles(store: FileStore, log: Pick<BaseLogger, 'error'>): Promise<void> {
  try {
    for (const { demo } of Object.values(capabilities)) {
      const part = await demo?.();
      for (const { key, mediaType, path } of part?.capability.files ?? []) {
        const bytes = await readFile(path);
        await store.put(key, { bytes, mediaType, sizeBytes: bytes.length });
      }
    }
  } catch (problem) {
    log.error({ problem: describeProblem(problem) }, 'files of the demo world not stored');
  }
}
