import pg from 'pg';
import type { BenchOptions } from './bench-options.ts';
import { startBenchProduct } from './bench-product.ts';
import { type Figure, figure } from './figure.ts';
import { read, signIn } from './product-calls.ts';
import { repetitions, timeInTurn } from './time-in-turn.ts';
import { ensureTimesheets, timesheetOwner } from './timesheet-database.ts';

/** Calls until the product's code is compiled as it is after a minute of serving; a page of this size takes twice as long before. */
const WARM_UP = 1000;
const MONTH = { from: '2025-03-01', to: '2025-03-31' };

const entries = `
  select e.id, e.task_id, t.title, e.member_id, u.name, e.description, e.started_at, e.ended_at, e.minutes, e.time_zone, e.local_date, e.state, e.deadline_at
  from time_entries e join tasks t on t.id = e.task_id join users u on u.id = e.member_id
  where e.project_id = $1 and e.local_date between $2 and $3
  order by e.local_date desc, e.started_at desc, e.id desc limit 51`;
const sums = `
  select s.member_id, u.name, s.state, s.minutes from (
    select member_id, state, sum(minutes) as minutes from time_entries
    where project_id = $1 and local_date between $2 and $3 group by member_id, state
  ) s join users u on u.id = s.member_id order by u.name`;

/** A month of one project's timesheet, as its owner reads it, in a small and a large database: each in turn with its bare SQL, then both in turn. */
export async function measureTimesheet({ rows }: BenchOptions): Promise<Figure[]> {
  const totals = [Math.round(rows / 10), rows] as const;
  const few = await openMonth(totals[0]);
  const many = await openMonth(totals[1]);
  try {
    const figures: Figure[] = [];
    for (const [total, { product, bare }] of [
      [totals[0], few],
      [totals[1], many],
    ] as const) {
      const times = await timeInTurn({ product, bare });
      figures.push(
        figure(`timesheet: a month, ${total} entries, product / bare SQL`, times.product / times.bare, {
          ...{ atMost: 1.5, unit: ' ×' },
          from: `product ${times.product.toFixed(1)} ms, bare SQL ${times.bare.toFixed(1)} ms, median of ${repetitions}`,
        }),
      );
    }
    const growth = await timeInTurn({ few: few.product, many: many.product });
    figures.push(
      figure('timesheet: a month, ten times the entries', growth.many / growth.few, { atMost: 1.3, unit: ' ×' }),
    );
    return figures;
  } finally {
    await few.close();
    await many.close();
  }
}

async function openMonth(total: number) {
  const address = await ensureTimesheets(total);
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const product = await startBenchProduct(address);
  const cookie = await signIn(product.url, timesheetOwner);
  const { rows } = await client.query<{ id: string }>("select id from projects where title = 'Projeto 0'");
  const values = [rows[0]!.id, MONTH.from, MONTH.to];
  const page = `${product.url}/api/timeEntries/project/${values[0]}?${new URLSearchParams(MONTH)}`;
  for (let call = 0; call < WARM_UP; call++) await read(page, cookie);
  return {
    product: () => read(page, cookie),
    bare: async () => {
      await client.query(entries, values);
      await client.query(sums, values);
    },
    close: async () => {
      await client.end();
      await product.stop();
    },
  };
}
