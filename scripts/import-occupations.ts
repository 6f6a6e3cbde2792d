// npm run import:occupations -- DIR [--dry-run]: imports a taxonomy of tab-separated files into the product's database.
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { readConfig } from '#platform/config.ts';
import { ensureCluster } from '#platform/db/embedded/cluster.ts';
import { EmbeddedServerError } from '#platform/db/embedded/embedded-error.ts';
import { resolveHome } from '#platform/db/embedded/home.ts';
import { connectionString } from '#platform/db/embedded/owner.ts';
import { readPostmaster } from '#platform/db/embedded/postmaster.ts';
import { startEmbeddedServer } from '#platform/db/embedded/server.ts';
import { migrate } from '#platform/db/migrate.ts';
import { importOccupations } from '#taxonomy/server/import/import-occupations.ts';
import { ImportFailed } from '#taxonomy/server/import/read-tsv.ts';

const barLength = 40;
const terminal = process.stderr.isTTY;

try {
  const { directory, dryRun } = readArguments(process.argv.slice(2));
  const address = await databaseAddress();
  try {
    await importInto(address.url, directory, dryRun);
  } finally {
    await address.close();
  }
} catch (error) {
  clearBar();
  const known = error instanceof ImportFailed || error instanceof EmbeddedServerError;
  console.error(known ? error.message : error);
  console.error('Nothing was imported.');
  process.exitCode = 1;
}

function readArguments(given: readonly string[]): { directory: string; dryRun: boolean } {
  const [directory, ...more] = given.filter((argument) => argument !== '--dry-run');
  if (directory === undefined || directory.startsWith('-') || more.length > 0) {
    throw new ImportFailed('Usage: npm run import:occupations -- DIR [--dry-run]');
  }
  return { directory, dryRun: given.includes('--dry-run') };
}

/** DATABASE_URL, otherwise the embedded server: the running product's, or one started for the import. */
async function databaseAddress(): Promise<{ url: string; close(): Promise<void> }> {
  const { databaseUrl, dataDirectory: data } = readConfig(process.env);
  if (databaseUrl !== undefined) return { url: databaseUrl, close: async () => undefined };
  // The database lies where main.ts puts it.
  const dataDirectory = join(data, 'postgres');
  const home = await resolveHome(dataDirectory);
  const cluster = await ensureCluster(home, { durable: true });
  const postmaster = await readPostmaster(cluster.directory);
  if (postmaster?.alive && postmaster.ready) {
    const url = connectionString(postmaster.port, cluster.password, 'ponte');
    return { url, close: async () => undefined };
  }
  const server = await startEmbeddedServer({ dataDirectory });
  return { url: server.connectionString, close: () => server.stop() };
}

async function importInto(url: string, directory: string, dryRun: boolean): Promise<void> {
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // the query that meets a lost connection reports it
  await client.connect();
  try {
    const report = await importOccupations(drizzle({ client }), directory, {
      dryRun,
      onProgress: showBar,
      onRefused: ({ file, line, reason }) => {
        clearBar();
        console.error(`${file}:${line} refused: ${reason}`);
      },
    });
    clearBar();
    if (dryRun) console.log('Dry run: the database is as it was.');
    console.log(`imported ${report.imported}, skipped ${report.skipped}, refused ${report.refused}`);
  } finally {
    await client.end();
  }
}

function showBar(share: number): void {
  if (!terminal) return;
  const full = Math.round(share * barLength);
  const bar = '█'.repeat(full) + '░'.repeat(barLength - full);
  process.stderr.write(`\r${bar} ${String(Math.round(share * 100)).padStart(3)} %`);
}

function clearBar(): void {
  if (terminal) process.stderr.write('\r\u001B[K');
}
