import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { readSuitable } from '#jobs/opportunities/server/read-suitable.ts';
import { startBenchProduct } from './bench-product.ts';
import { applicantEmail, ensureApplicant } from './eligibility-database.ts';
import { type Figure, figure } from './figure.ts';
import { read, signIn } from './product-calls.ts';
import { repetitions, timeInTurn } from './time-in-turn.ts';

/** The vacancies that suit a member best among 101,000: the operation beside its own statements, run as it runs them. */
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
      // The profile first, then the searches at once, then what they found, and how central its skills are.
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
        ...{ unit: ' ×', from },
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

/** What the product's own use case sends to the database, in its order: by the query builder and past it. */
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
  await readSuitable(drizzle(recording), rows[0]!.id);
  return statements;
}
