import pg from 'pg';
import { boardStatements, filterSearches, wordSearches } from './board-pages.ts';

/** Prints the query plan of each page: the nodes with their indexes and times. */
export async function printPlans(size: number, connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  console.log(`\n  Plans at ${size} vacancies`);
  try {
    for (const search of [...filterSearches, ...wordSearches]) {
      const { page, count } = boardStatements(search);
      console.log(`  ${search.title}\n    page:  ${await explain(client, page)}`);
      console.log(`    count: ${await explain(client, count)}`);
    }
  } finally {
    await client.end();
  }
}

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Plan[];
}

async function explain(client: pg.Client, { text, values }: { text: string; values: unknown[] }): Promise<string> {
  const statement = { text: `explain (analyze, format json) ${text}`, values };
  await client.query(statement); // the first one reads what is not cached yet
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan; 'Execution Time': number }] }>(statement);
  const [{ Plan: plan, 'Execution Time': milliseconds }] = rows[0]!['QUERY PLAN'];
  return `${milliseconds.toFixed(2)} ms  ${condense(plan)}`;
}

function condense(plan: Plan): string {
  const read = Math.round(plan['Actual Rows'] * plan['Actual Loops']);
  const index = plan['Index Name'] ? ` ${plan['Index Name']}` : '';
  const below = (plan.Plans ?? []).map(condense);
  const inner = below.length > 1 ? ` ← [${below.join(' | ')}]` : below.map((one) => ` ← ${one}`).join('');
  return `${plan['Node Type']}${index} (${read})${inner}`;
}
