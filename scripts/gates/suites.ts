import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { startOfChanges, testsOfChanges } from './changed-tests.ts';
import { ensureChromium } from './ensure-chromium.ts';
import type { Result, TimedFile } from './gate.ts';
import { root, runProgram } from './program.ts';

type Counts = Omit<Result, 'seconds'>;

function freshReport(name: string): string {
  const file = join(root, '.cache', 'test-results', `${name}.json`);
  mkdirSync(join(file, '..'), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

function readReport<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

/** A run that failed without a failed test (a file that does not load, a crash) is a failure too. */
function counts({ ok, ...result }: Omit<Counts, 'output'> & { ok: boolean }): Counts {
  return { ...result, failed: result.failed || (ok ? 0 : 1), output: '' };
}

let building: Promise<number> | undefined;

/** The server serves the built pages, in API tests too. Returns the CPU seconds of the build, which is made once in a run. */
export function buildWeb(): Promise<number> {
  building ??= runProgram('scripts/build.mjs', ['--quick'], { live: true }).then(({ ok, cpuSeconds }) => {
    if (!ok) throw new Error("The browser's part could not be built (see above).");
    return cpuSeconds;
  });
  return building;
}

/** The seconds of the build, if there was one. */
export const cpuSecondsOfBuild = (): Promise<number> => building?.catch(() => 0) ?? Promise.resolve(0);

const nothing: Counts = { passed: 0, failed: 0, output: '', cpuSeconds: 0 };

/** Replaces `--changed` by the affected files; undefined where there are none. */
function narrow(suite: 'api' | 'journeys', parameters: string[]): string[] | undefined {
  if (!parameters.includes('--changed')) return parameters;
  const files = testsOfChanges(suite) ?? ['.'];
  return files.length > 0 ? [...parameters.filter((one) => one !== '--changed'), ...files] : undefined;
}

export async function runVitest(project: 'unit' | 'api', given: string[]): Promise<Counts> {
  // Vitest itself follows the imports of unit tests.
  const sinceMain = (one: string) => (one === '--changed' ? `--changed=${startOfChanges()}` : one);
  const parameters = project === 'api' ? narrow('api', given) : given.map(sinceMain);
  if (!parameters) return nothing;
  if (project === 'api') await buildWeb();
  const file = freshReport(project);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { ok, cpuSeconds } = await runProgram(
    'node_modules/vitest/vitest.mjs',
    ['run', '--project', project, ...reporters, ...parameters],
    { live: true },
  );
  const report = readReport<{ numPassedTests: number; testResults: TestFile[] }>(file);
  const failures = report?.testResults.flatMap(failuresOf) ?? [];
  const secondTries = report?.testResults.flatMap(secondTriesOf) ?? [];
  const files = report?.testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
  const notes = [...failures, ...secondTries];
  return counts({ passed: report?.numPassedTests ?? 0, failed: failures.length, ok, notes, files, cpuSeconds });
}

type TestResult = { status: string; title: string; failureMessages: string[] };
type TestFile = {
  name: string;
  status: string;
  startTime: number;
  endTime: number;
  assertionResults: TestResult[];
};

function failuresOf({ name, status, assertionResults }: TestFile): string[] {
  const titles = assertionResults.filter((result) => result.status === 'failed').map(({ title }) => title);
  // A file that did not load counts as one failure.
  const failures = titles.length === 0 && status === 'failed' ? ['did not load'] : titles;
  return failures.map((failure) => `✗ ${relative(root, name)}: ${failure}`);
}

function secondTriesOf({ name, assertionResults }: TestFile): string[] {
  return assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ title, failureMessages: [message = ''] }) => {
      const [reason] = message.split('\n');
      return `! passed only at the second try: ${relative(root, name)}: ${title} (${reason})`;
    });
}

export async function runJourneys(given: string[]): Promise<Counts> {
  const parameters = narrow('journeys', given);
  if (!parameters) return nothing;
  await buildWeb();
  const chromium = await ensureChromium();
  const file = freshReport('journeys');
  const { ok, cpuSeconds } = await runProgram(
    'node_modules/@playwright/test/cli.js',
    ['test', '--reporter=list,json', ...parameters],
    { live: true, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM_PATH: chromium } },
  );
  type Report = JourneySuite & { stats: { expected: number; flaky: number; unexpected: number } };
  const report = readReport<Report>(file);
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  const notes = report ? notesOfJourneys(report) : [];
  const files = report ? timesOfJourneys(report) : [];
  return counts({ passed: expected + flaky, failed: unexpected, ok, notes, files, cpuSeconds });
}

type JourneySpec = { title: string; file: string; tests: { status: string; results: { duration: number }[] }[] };
type JourneySuite = { suites?: JourneySuite[]; specs?: JourneySpec[] };

function timesOfJourneys(report: JourneySuite): TimedFile[] {
  const times = new Map<string, number>();
  const add = ({ suites = [], specs = [] }: JourneySuite): void => {
    for (const { file, tests } of specs)
      for (const { duration } of tests.flatMap(({ results }) => results))
        times.set(file, (times.get(file) ?? 0) + duration / 1000);
    for (const suite of suites) add(suite);
  };
  add(report);
  return [...times].map(([file, seconds]) => ({ file: `journeys/${file}`, seconds }));
}

function notesOfJourneys({ suites = [], specs = [] }: JourneySuite): string[] {
  const own = specs.flatMap(({ title, tests }) => {
    if (tests.some(({ status }) => status === 'unexpected')) return [`✗ ${title}`];
    return tests.some(({ status }) => status === 'flaky') ? [`! passed only at the second try: ${title}`] : [];
  });
  return [...own, ...suites.flatMap(notesOfJourneys)];
}
