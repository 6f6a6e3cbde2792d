import type { BaseLogger } from 'pino';
import { buildDemoWorld } from '#application/demo/demo-world.ts';
import { type DemoState, clearUnfinishedDemo } from '#application/demo/decide-demo.ts';
import { storeDemoFiles } from '#application/demo/store-demo-files.ts';
import { type Planting, plantDemoWorld } from '#application/demo/plant-demo-world.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/db/connection.ts';
import type { FileStore } from '#platform/files/file-store.ts';

const SIGN_INS = 'the demo sign-ins are listed on its login page.';

interface DemoTools {
  database: Database;
  files: FileStore;
  config: Config;
  log: Pick<BaseLogger, 'error'>;
  /** Prints a line for the operator. */
  say: (line: string) => void;
}

/** The demo mode of this start; null outside of demo mode. `plant` creates the world if it is missing, once the product serves. */
export function startDemo(state: DemoState, { database, files, config, log, say }: DemoTools) {
  if (state === 'off') return null;
  let planting: Planting | null = null;
  const isPlanted = () => state === 'planted' || planting?.isPlanted() === true;
  return {
    isPlanted,
    /** Continues the line that says where the product listens. */
    words: () => (isPlanted() ? ` – ${SIGN_INS}` : ' – its demo world is being planted, which takes some seconds.'),
    plant(): void {
      void storeDemoFiles(files, log);
      if (state === 'planted') return;
      const build = (transaction: Database, signal: AbortSignal) => buildDemoWorld(transaction, { signal });
      planting = plantDemoWorld(database, build, log);
      void planting.finished.then(async () => {
        if (!isPlanted()) return;
        await clearUnfinishedDemo(config);
        say(`The demo world is planted: ${SIGN_INS}`);
      });
    },
    stop: async () => planting?.stop(),
  };
}
