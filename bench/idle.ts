import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { buildPeople } from '#accounts/builders.ts';
import { sessions } from '#accounts/server/tables.ts';
import { newId } from '#platform/db/columns.ts';
import { openConnection } from '#platform/db/connection.ts';
import { hashToken } from '#platform/encryption/hash-token.ts';
import { copyBenchDatabase, ensureBenchDatabase } from './bench-database.ts';
import { startBenchProduct } from './bench-product.ts';
import { type Figure, figure } from './figure.ts';
import { processorSeconds, readTimes } from './processor-time.ts';

const STREAMS = 200;
/** A process goes on compiling for two minutes after its start. */
const SETTLE_MS = 120_000;
/** Connections that have nothing to do report their transactions ten seconds later. */
const COUNTED_MS = 15_000;
/** Jobs come by the minute. */
const MEASURED_MS = 60_000;

/** What a process and its database do for nobody: alone, and with two hundred event streams on which nothing happens. */
export async function measureIdle(): Promise<Figure[]> {
  const address = await copyBenchDatabase(
    await ensureBenchDatabase({ name: 'idle', recipe: '', fill: async () => {} }),
  );
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const product = await startBenchProduct(address);
  const agent = new http.Agent({ keepAlive: true, maxSockets: STREAMS });
  try {
    await delay(SETTLE_MS);
    const alone = await measureMinute(client, product.process.pid!);
    await openStreams(address, product.url, agent);
    await delay(COUNTED_MS);
    const followed = await measureMinute(client, product.process.pid!);
    return [...figuresOf('idle', alone), ...figuresOf(`idle, ${STREAMS} streams`, followed)];
  } finally {
    agent.destroy();
    await product.stop();
    await client.end();
  }
}

interface Minute {
  transactions: number;
  processSeconds: number;
  databaseSeconds: number;
}

const figuresOf = (name: string, { transactions, processSeconds, databaseSeconds }: Minute): Figure[] => [
  figure(`${name}: transactions a second`, transactions / (MEASURED_MS / 1_000), { atMost: 5, digits: 1 }),
  figure(`${name}: processor seconds a minute, with the database`, processSeconds + databaseSeconds, {
    atMost: 0.6,
    unit: ' s',
    from: `process ${processSeconds.toFixed(2)} s, database ${databaseSeconds.toFixed(2)} s`,
  }),
];

async function measureMinute(client: pg.Client, processId: number): Promise<Minute> {
  const serverId = await findServer(client);
  const look = async () => [
    await countTransactions(client),
    await processorSeconds(processId),
    await processorSeconds(serverId),
  ];
  const before = await look();
  await delay(MEASURED_MS);
  const after = await look();
  const [transactions, processSeconds, databaseSeconds] = after.map((value, index) => value - before[index]!);
  return { transactions: transactions!, processSeconds: processSeconds!, databaseSeconds: databaseSeconds! };
}

/** Counts the few transactions of this client too. */
async function countTransactions(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select (xact_commit + xact_rollback)::int as count from pg_stat_database where datname = current_database()`,
  );
  return rows[0]!.count;
}

/** The database server is the parent of each of its connections. */
async function findServer(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return (await readTimes(rows[0]!.pid)).parent;
}

/** A stream for each of two hundred people, with what a page follows around everything else. */
async function openStreams(address: string, url: string, agent: http.Agent): Promise<void> {
  const connection = openConnection(address, 1);
  const people = await buildPeople(
    connection.database,
    Array.from({ length: STREAMS }, (_, number) => ({
      role: number % 2 === 0 ? ('squadOwner' as const) : ('squadMember' as const),
      name: `Someone ${number}`,
      email: `idle-${randomBytes(4).toString('hex')}@ponte.test`,
    })),
  );
  const signedIn = people.map(({ id }) => ({ id, token: randomBytes(24).toString('base64url') }));
  const expiresAt = new Date(Date.now() + 86_400_000);
  await connection.database
    .insert(sessions)
    .values(signedIn.map(({ id, token }) => ({ id: newId(), userId: id, tokenHash: hashToken(token), expiresAt })));
  await connection.close();
  await Promise.all(signedIn.map(({ id, token }) => openStream(`${url}/api/events?topic=waiting:${id}`, token, agent)));
}

async function openStream(address: string, token: string, agent: http.Agent): Promise<void> {
  const asked = http.get(address, { agent, headers: { authorization: `Bearer ${token}` } });
  const [answer] = (await once(asked, 'response')) as [http.IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`The stream answered ${answer.statusCode}.`);
  // The end of the measurement cuts it.
  answer.on('error', () => {}).resume();
  asked.on('error', () => {});
}
