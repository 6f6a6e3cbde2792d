import { join } from 'node:path';
import { startEmbeddedServer } from '#platform/db/embedded/server.ts';

/** Reused between runs: filling a million rows takes minutes. */
export const benchCache = join(import.meta.dirname, '..', '.cache', 'bench');

let running: ReturnType<typeof startEmbeddedServer> | undefined;

/** The embedded PostgreSQL of the benchmarks, started on first use. */
export const benchServer = {
  async address(): Promise<string> {
    running ??= startEmbeddedServer({ dataDirectory: join(benchCache, 'postgres'), durable: false });
    return (await running).connectionString;
  },
  async stop(): Promise<void> {
    const server = await running?.catch(() => undefined);
    running = undefined;
    await server?.stop();
  },
};
