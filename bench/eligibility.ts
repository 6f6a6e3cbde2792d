import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type JobAddress, readCandidacy } from '#applications/applying/server/read-candidacy.ts';
import { startBenchProduct } from './bench-product.ts';
import { applicantEmail, askedVacancies, askingCompany, ensureApplicant } from './eligibility-database.ts';
import { type Figure, figure } from './figure.ts';
import { post, signIn } from './product-calls.ts';
import { repetitions, timeInTurn } from './time-in-turn.ts';

/**
 * A member's eligibility for a thousand vacancies: the number of statements, and the operation compared with its bare statement and
 * with one vacancy.
 */
export async function measureEligibility(): Promise<Figure[]> {
  const connectionString = await ensureApplicant();
  const product = await startBenchProduct(connectionString);
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const jobs = await readAsked(client);
    const statements = await recordStatements(client, jobs);
    const bare = statements[0]!;
    const cookie = await signIn(product.url, applicantEmail);
    const ask = (asked: JobAddress[]) => askEligibility(product.url, cookie, asked);
    const times = await timeInTurn({
      thousand: () => ask(jobs),
      hundred: () => ask(jobs.slice(0, askedVacancies / 10)),
      one: () => ask(jobs.slice(0, 1)),
      bare: () => client.query(bare.text, bare.values),
    });
    const ms = (name: string, value: number) => `${name} ${value.toFixed(2)} ms`;
    const from = `median of ${repetitions}`;
    return [
      figure('eligibility: statements for 1,000 vacancies', statements.length, { atMost: 1, digits: 0 }),
      figure('eligibility: 1,000 vacancies, product / bare SQL', times.thousand / times.bare, {
        unit: ' ×',
        from: `${ms('product', times.thousand)}, ${ms('bare SQL', times.bare)}, ${from}`,
      }),
      // Ten times the vacancies may take ten times as long, and no more.
      figure('eligibility: 1,000 vacancies / 100', times.thousand / times.hundred, {
        atMost: 10,
        unit: ' ×',
        from: ms('100', times.hundred),
      }),
      figure('eligibility: 1,000 vacancies / 1', times.thousand / times.one, {
        unit: ' ×',
        from: ms('one', times.one),
      }),
    ];
  } finally {
    await client.end();
    await product.stop();
  }
}

async function readAsked(client: pg.Client): Promise<JobAddress[]> {
  const { rows } = await client.query<JobAddress>(
    `select p.project_id as "projectId", p.position_index as "positionIndex"
     from positions p join workspaces w on w.id = p.workspace_id where w.company = $1`,
    [askingCompany],
  );
  if (rows.length !== askedVacancies) throw new Error(`${rows.length} vacancies instead of ${askedVacancies}.`);
  return rows;
}

/** Records the statements that the product's own query issues. */
async function recordStatements(client: pg.Client, jobs: JobAddress[]) {
  const { rows } = await client.query<{ id: string }>('select id from users where email = $1', [applicantEmail]);
  const statements: { text: string; values: unknown[] }[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }) };
  await readCandidacy(drizzle(client, { logger }), { memberId: rows[0]!.id, minimumScore: 0 }, jobs);
  return statements;
}

async function askEligibility(url: string, cookie: string, asked: JobAddress[]): Promise<void> {
  const response = await post(`${url}/api/opportunities/eligibility`, { jobs: asked }, cookie);
  const { jobs } = (await response.json()) as { jobs: unknown[] };
  if (jobs.length !== asked.length) throw new Error(`Asked for ${asked.length} vacancies, told of ${jobs.length}.`);
}
