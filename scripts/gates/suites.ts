import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './ensure-chromium.ts';
import { root, runProgram } from './program.ts';

type Counts = { passed: number; failed: number; output: string };

function freshReport(name: string): string {
  const file = join(root, '.cache', 'test-results', `${name}.json`);
  mkdirSync(join(file, '..'), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

function readReport<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

/** A run that ended badly although no test of it failed (a file that does not load, a crash) is a failure too. */
function counts(passed: number, failed: number, ok: boolean): Counts {
  return { passed, failed: failed || (ok ? 0 : 1), output: '' };
}

/** The server answers with the built pages, in API tests too. */
async function buildWeb(): Promise<void> {
  const { ok } = await runProgram('scripts/build.mjs', [], { live: true });
  if (!ok) throw new Error("The browser's part could not be built (see above).");
}

export async function runVitest(project: 'unit' | 'api', parameters: string[]): Promise<Counts> {
  if (project === 'api') await buildWeb();
  const file = freshReport(project);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { ok } = await runProgram(
    'node_modules/vitest/vitest.mjs',
    ['run', '--project', project, ...reporters, ...parameters],
    { live: true },
  );
  type Report = { numPassedTests: number; testResults: { status: string; assertionResults: { status: string }[] }[] };
  const report = readReport<Report>(file);
  // A file that did not load counts as one failure.
  const failed = report?.testResults.reduce((sum, { status, assertionResults }) => {
    const tests = assertionResults.filter((result) => result.status === 'failed').length;
    return sum + (tests || (status === 'failed' ? 1 : 0));
  }, 0);
  return counts(report?.numPassedTests ?? 0, failed ?? 0, ok);
}

export async function runJourneys(parameters: string[]): Promise<Counts> {
  await buildWeb();
  const chromium = await ensureChromium();
  const file = freshReport('journeys');
  const { ok } = await runProgram(
    'node_modules/@playwright/test/cli.js',
    ['test', '--reporter=list,json', ...parameters],
    { live: true, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM_PATH: chromium } },
  );
  type Report = JourneySuite & { stats: { expected: number; flaky: number; unexpected: number } };
  const report = readReport<Report>(file);
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  for (const title of report ? titlesOfFlaky(report) : []) console.log(`! passed only at the second try: ${title}`);
  return counts(expected + flaky, unexpected, ok);
}

type JourneySuite = { suites?: JourneySuite[]; specs?: { title: string; tests: { status: string }[] }[] };

function titlesOfFlaky({ suites = [], specs = [] }: JourneySuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title);
  return [...own, ...suites.flatMap(titlesOfFlaky)];
}
