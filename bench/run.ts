// npm run bench -- [--only NAME[:PART][,NAME[:PART]]] [--rows N]: prints the product's figures as ratios of this run.
import { parseArgs } from 'node:util';
import type { BenchOptions } from './bench-options.ts';
import { benchServer } from './bench-server.ts';
import { chosenBenches } from './chosen-benches.ts';
import { faults } from './faults/faults.ts';
import type { Figure } from './figure.ts';
import { describeMachine, formatFigures } from './print-figures.ts';

type Bench = (options: BenchOptions) => Promise<Figure[]>;

const benches: Record<string, () => Promise<Bench>> = {
  'job-search': async () => (await import('./job-search.ts')).measureJobSearch,
  ranking: async () => (await import('./ranking.ts')).measureRanking,
  statistics: async () => (await import('./statistics.ts')).measureStatistics,
  'what-waits': async () => (await import('./what-waits.ts')).measureWhatWaits,
  notices: async () => (await import('./notices.ts')).measureNotices,
  timesheet: async () => (await import('./timesheet.ts')).measureTimesheet,
  ledger: async () => (await import('./ledger.ts')).measureLedger,
  'pay-run': async () => (await import('./pay-run.ts')).measurePayRun,
  'company-board': async () => (await import('./company-board.ts')).measureCompanyBoard,
  move: async () => (await import('./move.ts')).measureMove,
  'task-board': async () => (await import('./task-board.ts')).measureTaskBoard,
  'pipeline-board': async () => (await import('./pipeline-board.ts')).measurePipelineBoard,
  'hours-reports': async () => (await import('./hours-reports.ts')).measureHoursReports,
  'first-load': async () => (await import('./first-load.ts')).measureFirstLoad,
  faults: async () => (await import('./faults/measure-faults.ts')).measureFaults,
  'first-start': async () => (await import('./first-start.ts')).measureFirstStart,
  start: async () => (await import('./start.ts')).measureStart,
  idle: async () => (await import('./idle.ts')).measureIdle,
};

/** Benches that can be measured in part. */
const partsOf: Record<string, Record<string, unknown>> = { faults };

const { values } = parseArgs({
  options: { only: { type: 'string' }, rows: { type: 'string', default: '200000' } },
});
const chosen = chosenBenches(values.only ?? Object.keys(benches).join(','));
const unknown = [...chosen].filter(([name, parts]) => !benches[name] || parts.some((part) => !partsOf[name]?.[part]));
const rows = Number(values.rows);

if (unknown.length > 0 || !Number.isInteger(rows) || rows < 1000) {
  console.error(`Usage: npm run bench -- [--only ${Object.keys(benches).join(',')}] [--rows N, at least 1000]`);
  for (const [name, parts] of Object.entries(partsOf))
    console.error(`  --only ${name}:${Object.keys(parts).join('|')}`);
  process.exit(2);
}

const figures: Figure[] = [];
try {
  for (const [name, parts] of chosen) {
    console.log(`\n── ${name}`);
    const measure = await benches[name]!();
    figures.push(...(await measure({ rows, parts })));
  }
} finally {
  await benchServer.stop();
}
console.log(`\n${describeMachine()}\n\n${formatFigures(figures)}`);
