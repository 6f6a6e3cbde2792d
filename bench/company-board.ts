import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { countMatching, readBoardRows, readListRows } from '#pipeline/candidates/server/board-queries.ts';
import type { CompanyFilter } from '#pipeline/company/server/company-filter.ts';
import { countStages, readCompanyBoard } from '#pipeline/company/server/company-queries.ts';
import { resolveFewMembers } from '#pipeline/company/server/few-members.ts';
import { startBenchProduct } from './bench-product.ts';
import { type Case, listCases } from './company-filters.ts';
import { type Figure, figure } from './figure.ts';
import { ensureHiring, hiringOwner } from './hiring-database.ts';
import { rare } from './hiring-people.ts';
import { compareMove, timeMoves } from './move.ts';
import { ensurePipeline, pipelineOwner } from './pipeline-database.ts';
import { read, signIn } from './product-calls.ts';
import { repetitions, timeInTurn } from './time-in-turn.ts';

interface Place {
  id: string;
  project_id: string;
  position_id: string;
  workspace_id: string;
}

const cards = 30;
const newest = { sort: 'appliedAt', direction: 'descending', after: null, limit: 51 } as const;

async function casesOfPosition({ project_id: projectId, position_id: id }: Place): Promise<Case[]> {
  const path = `/myProjects/${projectId}/positions/0/candidates`;
  const named = { search: 'ana' };
  return [
    { name: 'board', path, queries: (database) => readBoardRows(database, id, {}, cards) },
    {
      name: 'list',
      path: `${path}/list`,
      queries: (database) => Promise.all([readListRows(database, id, {}, newest), countMatching(database, id, {})]),
    },
    { name: 'filter', path: `${path}?search=ana`, queries: (database) => readBoardRows(database, id, named, cards) },
  ];
}

async function casesOfCompany({ workspace_id: id }: Place, client: pg.Client): Promise<Case[]> {
  const board = (name: string, asked: string, filter: CompanyFilter): Case => ({
    name,
    path: `/candidates/board?${asked}`,
    queries: async (database) => {
      const few = await resolveFewMembers(database, id, filter);
      await Promise.all([readCompanyBoard(database, id, few, cards + 1), countStages(database, id, few)]);
    },
  });
  return [
    board('board', '', {}),
    board('board, name and overdue', 'search=pessoa+1&overdue=true', { search: 'pessoa 1', overdue: true }),
    board('board, rare skill', `skills=${rare.skill}`, { skills: [rare.skill] }),
    ...(await listCases(client, id)).map(({ name, ...rest }) => ({ ...rest, name: `list, ${name}` })),
  ];
}

/** The board of a vacancy with a thousand candidates and of a company with a hundred thousand, each call compared with its bare statements. */
export async function measureCompanyBoard(): Promise<Figure[]> {
  return [
    ...(await measure('1,000 of a vacancy', await ensurePipeline(), pipelineOwner, casesOfPosition)),
    ...(await measure('100,000 of a company', await ensureHiring(100_000), hiringOwner, casesOfCompany)),
  ];
}

type CasesOf = (place: Place, client: pg.Client) => Promise<Case[]>;

async function measure(title: string, address: string, owner: string, casesOf: CasesOf) {
  const product = await startBenchProduct(address);
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const cookie = await signIn(product.url, owner);
    const { rows } = await client.query<Place>(
      `select id, project_id, position_id, workspace_id from applications where stage = 'new' and state = 'active' order by id limit 1`,
    );
    const place = rows[0]!;
    const slowest = new Map<string, { product: number; bare: number }>();
    for (const { name, path, queries } of await casesOf(place, client)) {
      const statements = await recordStatements(client, queries);
      const times = await timeInTurn({
        product: () => read(`${product.url}/api${path}`, cookie),
        bare: async () => {
          for (const { text, values } of statements) await client.query(text, values);
        },
      });
      // When a call is asked in several orders, the slowest one counts.
      if (times.product > (slowest.get(name)?.product ?? 0)) slowest.set(name, times);
    }
    const figures = [...slowest].map(([name, times]) => compare(`company-board: ${name}, ${title}`, times));
    const { plain, bare } = await timeMoves(product.url, cookie, client);
    return [...figures, ...compareFilters(slowest), compareMove(`company-board: move, ${title}`, plain, bare)];
  } finally {
    await client.end();
    await product.stop();
  }
}

/** No filter may scan the whole company: that took a hundred times as long. */
function compareFilters(slowest: ReadonlyMap<string, { product: number }>): Figure[] {
  const lists = [...slowest].filter(([name]) => name.startsWith('list, '));
  const plain = slowest.get('list, no filter');
  if (!plain) return [];
  const [name, { product }] = lists.toSorted(([, one], [, other]) => other.product - one.product)[0]!;
  return [
    figure('company-board: slowest filter of the list / no filter', product / plain.product, {
      atMost: 10,
      unit: ' ×',
      from: `${name}: ${product.toFixed(1)} ms`,
    }),
  ];
}

function compare(name: string, { product, bare }: { product: number; bare: number }): Figure {
  const from = `product ${product.toFixed(1)} ms, bare SQL ${bare.toFixed(1)} ms, median of ${repetitions}`;
  return figure(`${name}, product / bare SQL`, product / bare, { unit: ' ×', from });
}

/** Records the statements that the product's own queries issue. */
async function recordStatements(client: pg.Client, queries: Case['queries']) {
  const statements: { text: string; values: unknown[] }[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }) };
  await queries(drizzle(client, { logger }));
  return statements;
}
