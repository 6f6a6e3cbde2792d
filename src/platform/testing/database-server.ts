import { join } from 'node:path';
import { EmbeddedServerError } from '#platform/db/embedded/embedded-error.ts';
import { startEmbeddedServer } from '#platform/db/embedded/server.ts';

export type DatabaseServer = { connectionString: string; shared: boolean; stop: () => Promise<void> };

const cache = join(import.meta.dirname, '..', '..', '..', '.cache');
const mostRunsAtOnce = 8;

/** TEST_DATABASE_URL, or an embedded server whose data is reused between runs; concurrent runs get one each. */
export async function startDatabaseServer(): Promise<DatabaseServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { connectionString: given, shared: true, stop: async () => undefined };
  for (let number = 1; ; number++) {
    const dataDirectory = join(cache, number === 1 ? 'test-postgres' : `test-postgres-${number}`);
    try {
      const { connectionString, stop } = await startEmbeddedServer({ dataDirectory, durable: false });
      return { connectionString, shared: false, stop };
    } catch (error) {
      const inUse = error instanceof EmbeddedServerError && error.message.includes('is in use');
      if (!inUse || number === mostRunsAtOnce) throw error;
    }
  }
}
