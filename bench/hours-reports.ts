import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { memoryOf } from '#platform/testing/memory-of.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import type { BenchOptions } from './bench-options.ts';
import { startBenchProduct } from './bench-product.ts';
import { type Figure, figure } from './figure.ts';
import { ensureHours, ENTRIES_OF_ALL_PER_DAY, hoursFrom, hoursOwner } from './hours-database.ts';
import { post, read, signIn } from './product-calls.ts';

const MEGABYTES_ABOVE_IDLE = 200;
/** How much longer a line may take in a report of all lines than in one of a tenth. */
const MOST_PER_LINE = 1.5;
const WATCH_MS = 100;
const formats = ['csv', 'xlsx'] as const;

/** Reports of a tenth and of all hours of a project as CSV and XLSX: their time by line, and the memory of the process that makes them. */
export async function measureHoursReports({ rows }: BenchOptions): Promise<Figure[]> {
  const address = await ensureHours(rows);
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const { rows: found } = await client.query<{ project_id: string }>('select project_id from time_entries limit 1');
  await client.query('truncate hour_reports');
  await client.end();
  const product = await startBenchProduct(address);
  const processId = product.process.pid!;
  try {
    const cookie = await signIn(product.url, hoursOwner);
    const make = (format: string, days: number | null) =>
      makeReport({ url: product.url, cookie, processId, projectId: found[0]!.project_id, format, days });
    const tenth = Math.max(Math.floor(rows / ENTRIES_OF_ALL_PER_DAY / 10), 1);
    const figures: Figure[] = [];
    for (const format of formats) {
      // Code and connections are warm before anything is measured.
      await make(format, 1);
      const small = await make(format, tenth);
      await delay(2_000);
      const idle = memoryOf(processId);
      const large = await make(format, null);
      const from = `${large.lines} lines in ${(large.ms / 1000).toFixed(1)} s, ${small.lines} in ${(small.ms / 1000).toFixed(1)} s`;
      figures.push(
        figure(`hours-reports: ${format}, time of a line / that of a tenth of them`, perLine(large) / perLine(small), {
          ...{ atMost: MOST_PER_LINE, unit: ' ×', from },
        }),
        figure(`hours-reports: ${format}, memory above idle`, large.memory - idle, {
          ...{ atMost: MEGABYTES_ABOVE_IDLE, unit: ' MB', digits: 0, from: `idle ${idle.toFixed(0)} MB` },
        }),
      );
    }
    return figures;
  } finally {
    await product.stop();
  }
}

interface Asked {
  url: string;
  cookie: string;
  processId: number;
  projectId: string;
  format: string;
  /** From the first one; null: all. */
  days: number | null;
}
interface Made {
  lines: number;
  ms: number;
  /** The most that the process held. */
  memory: number;
}

const perLine = ({ lines, ms }: Made) => ms / lines;

async function makeReport({ url, cookie, processId, projectId, format, days }: Asked): Promise<Made> {
  const to = days === null ? null : addDays(hoursFrom, days - 1);
  const begunAt = performance.now();
  const answer = await post(
    `${url}/api/timeControlReport/${projectId}`,
    { format, professionals: 'everyone', from: null, to },
    cookie,
  );
  const { reportId } = (await answer.json()) as { reportId: string };
  let memory = 0;
  for (;;) {
    memory = Math.max(memory, memoryOf(processId));
    const report = (await read(`${url}/api/hourReports/${reportId}`, cookie)) as { state: string; lines: number };
    if (report.state === 'done') return { lines: report.lines, ms: performance.now() - begunAt, memory };
    if (report.state === 'failed') throw new Error(`The report as ${format} failed.`);
    await delay(WATCH_MS);
  }
}
