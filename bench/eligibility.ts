import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { type JobAddress, readCandidacy } from '#jobs/server/read-candidacy.ts';
import { startBenchProduct } from './bench-product.ts';
import { applicantEmail, askedVacancies, askingCompany, ensureApplicant } from './eligibility-database.ts';
import { type Figure, figure } from './figure.ts';
import { median } from './median.ts';

const repetitions = 60;

/** Whether one member may apply to a thousand vacancies: how many statements that takes, and the operation beside its bare statement and beside one vacancy. */
export async function measureEligibility(): Promise<Figure[]> {
  const connectionString = await ensureApplicant();
  const product = await startBenchProduct(connectionString);
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const jobs = await readAsked(client);
    const statements = await recordStatements(client, jobs);
    const bare = statements[0]!;
    const cookie = await signIn(product.url);
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
        ...{ unit: ' ×', from: `${ms('product', times.thousand)}, ${ms('bare SQL', times.bare)}, ${from}` },
      }),
      // Ten times the vacancies may take ten times as long, and no more.
      figure('eligibility: 1,000 vacancies / 100', times.thousand / times.hundred, {
        ...{ atMost: 10, unit: ' ×', from: ms('100', times.hundred) },
      }),
      figure('eligibility: 1,000 vacancies / 1', times.thousand / times.one, {
        ...{ unit: ' ×', from: ms('one', times.one) },
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

/** What the product's own query sends to the database. */
async function recordStatements(client: pg.Client, jobs: JobAddress[]) {
  const { rows } = await client.query<{ id: string }>('select id from users where email = $1', [applicantEmail]);
  const statements: { text: string; values: unknown[] }[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }) };
  await readCandidacy(drizzle(client, { logger }), { memberId: rows[0]!.id, minimumScore: 0 }, jobs);
  return statements;
}

async function signIn(url: string): Promise<string> {
  const response = await post(`${url}/api/auth/login`, { email: applicantEmail, password: DEMO_PASSWORD });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function askEligibility(url: string, cookie: string, asked: JobAddress[]): Promise<void> {
  const response = await post(`${url}/api/opportunities/eligibility`, { jobs: asked }, cookie);
  const { jobs } = (await response.json()) as { jobs: unknown[] };
  if (jobs.length !== asked.length) throw new Error(`Asked for ${asked.length} vacancies, told of ${jobs.length}.`);
}

async function post(address: string, body: unknown, cookie = ''): Promise<Response> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return response;
}

/** Medians in milliseconds; in turn, so that a busy moment of the machine hits all. */
async function timeInTurn<Name extends string>(runs: Record<Name, () => Promise<unknown>>) {
  const names = Object.keys(runs) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let repetition = -10; repetition < repetitions; repetition++) {
    for (const name of names) {
      const started = performance.now();
      await runs[name]();
      if (repetition >= 0) times[name].push(performance.now() - started);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<Name, number>;
}
