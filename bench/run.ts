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
  'board-ratio': async () => (await import('./board-ratio.ts')).measureBoardRatio,
  'board-growth': async () => (await import('./board-growth.ts')).measureBoardGrowth,
  'job-search': async () => (await import('./job-search.ts')).measureJobSearch,
  'alert-matching': async () => (await import('./alert-matching.ts')).measureAlertMatching,
  eligibility: async () => (await import('./eligibility.ts')).measureEligibility,
  suitable: async () => (await import('./suitable.ts')).measureSuitable,
  discovery: async () => (await import('./discovery.ts')).measureDiscovery,
  ranking: async () => (await import('./ranking.ts')).measureRanking,
  statistics: async () => (await import('./statistics.ts')).measureStatistics,
  'all-companies': async () => (await import('./all-companies.ts')).measureAllCompanies,
  'what-waits': async () => (await import('./what-waits.ts')).measureWhatWaits,
  timesheet: async () => (await import('./timesheet.ts')).measureTimesheet,
  'many-clocks': async () => (await import('./many-clocks.ts')).measureManyClocks,
  ledger: async () => (await import('./ledger.ts')).measureLedger,
  'pay-run': async () => (await import('./pay-run.ts')).measurePayRun,
  activity: async () => (await import('./activity.ts')).measureActivity,
  'large-company': async () => (await import('./large-company.ts')).measureLargeCompany,
  'watch-board': async () => (await import('./watch-board.ts')).measureWatchBoard,
  'company-board': async () => (await import('./company-board.ts')).measureCompanyBoard,
  move: async () => (await import('./move.ts')).measureMove,
  'task-board': async () => (await import('./task-board.ts')).measureTaskBoard,
  'pipeline-board': async () => (await import('./pipeline-board.ts')).measurePipelineBoard,
  'hours-reports': async () => (await import('./hours-reports.ts')).measureHoursReports,
  'quiz-interactions': async () => (await import('./quiz-interactions.ts')).measureQuizInteractions,
  cv: async () => (await import('./cv.ts')).measureCv,
  scoring: async () => (await import('./scoring.ts')).measureScoring,
  'page-weight': async () => (await import('./page-weight.ts')).measurePageWeight,
  'first-load': async () => (await import('./first-load.ts')).measureFirstLoad,
  attempts: async () => (await import('./attempts.ts')).measureAttempts,
  faults: async () => (await import('./faults/measure-faults.ts')).measureFaults,
  start: async () => (await import('./start.ts')).measureStart,
};

/** Benches that can be measured in part. */
const partsOf: Record<string, Record<string, unknown>> = { faults };

const { values } = parseArgs({
  options: { only: { type: 'string' }, rows: { type: 'string', default: '1000000' } },
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
