import { hasApplied } from '#applications/server/has-applied.ts';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { readSuitable } from '#jobs/opportunities/server/read-suitable.ts';
import { startBenchProduct } from './bench-product.ts';
import { applicantEmail, ensureApplicant } from './eligibility-database.ts';
import { type Figure, figure } from './figure.ts';
import { read, signIn } from './product-calls.ts';
import { repetitions, timeInTurn } from './time-in-turn.ts';

/** The best matching vacancies of a member among 101,000: the operation compared with its own statements, run in the same order. */
export async function measureSuitable(): Promise<Figure[]> {
  const connectionString = await ensureApplicant();
  const product = await startBenchProduct(connectionString);
  const pool = new pg.Pool({ connectionString, max: 20 });
  try {
    const statements = await recordStatements(pool);
    const cookie = await signIn(product.url, applicantEmail);
    const address = `${product.url}/api/opportunities/suitable`;
    const { opportunities } = (await read(address, cookie)) as { opportunities: unknown[] };
    if (opportunities.length === 0) throw new Error('Nothing suits the member of the figures.');
    const run = ({ text, values }: Statement) => pool.query(text, values);
    const times = await timeInTurn({
      product: () => read(address, cookie),
      // The profile first, then the searches in parallel, then their results, and the weights of the skills.
      bare: async () => {
        await run(statements[0]!);
        await Promise.all(statements.slice(1, -2).map(run));
        for (const statement of statements.slice(-2)) await run(statement);
      },
    });
    const from = `product ${times.product.toFixed(2)} ms, bare SQL ${times.bare.toFixed(2)} ms, median of ${repetitions}`;
    return [
      figure('opportunities: statements for one list', statements.length, { atMost: 12, digits: 0 }),
      figure('opportunities: of 101,000 vacancies, product / bare SQL', times.product / times.bare, {
        unit: ' ×',
        from,
      }),
    ];
  } finally {
    await pool.end();
    await product.stop();
  }
}

interface Statement {
  text: string;
  values: unknown[];
}

/** Records the statements of the product's use case in order, with and without the query builder. */
async function recordStatements(pool: pg.Pool): Promise<Statement[]> {
  const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [applicantEmail]);
  const statements: Statement[] = [];
  const recording = new Proxy(pool, {
    get(target, name) {
      if (name !== 'query') return Reflect.get(target, name, target);
      return (query: { text: string; values?: unknown[] }, values = query.values ?? []) => {
        statements.push({ text: query.text, values });
        return target.query(query, values);
      };
    },
  });
  await readSuitable(
    { database: drizzle(recording), ports: { hasApplied }, settings: { suitableFrom: 50 } },
    rows[0]!.id,
  );
  return statements;
}
