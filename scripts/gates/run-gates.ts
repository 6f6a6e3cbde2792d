import { statSync } from 'node:fs';
import { findAdvisories } from './advisories.ts';
import { type Gate, type Result, timed } from './gate.ts';
import { gates } from './gate-list.ts';
import { atEveryMoment } from './moments.ts';
import { readCpuSeconds } from './cpu-seconds.ts';
import { buildWeb, cpuSecondsOfBuild } from './suites.ts';

const usage = `npm test -- [--only NAME,NAME] [FILE or FOLDER …] [-t "part of a name"] [--shard 1/3] [--changed] [--moments]
NAME: gates, ${gates.map(({ name }) => name).join(', ')}`;

/** The suite that a file of tests belongs to. */
const suiteOf = (file: string) =>
  file.endsWith('.spec.ts')
    ? 'journeys'
    : file.endsWith('.api.test.ts')
      ? 'api'
      : file.endsWith('.test.ts')
        ? 'unit'
        : null;

/**
 * `--only NAME` is ours, and files choose their suites, a folder its unit and API tests; everything else is passed to the program: `npm test -- --only unit -t "part of a name"`.
 * `--shard 1/3` and `--changed` are passed to every suite that runs. `--moments` runs unit and API tests at several times of the product's clock.
 */
function readArguments(given: string[]) {
  const selected: string[] = [];
  const others: string[] = [];
  while (given.length > 0) {
    const value = given.shift()!;
    if (value === '--only') selected.push(...(given.shift() ?? '').split(','));
    else if (value.startsWith('--only=')) selected.push(...value.slice('--only='.length).split(','));
    else if (value === '--help') endWith(0);
    else others.push(value);
  }
  if (selected.length === 0)
    selected.push(...others.flatMap((one) => (isFolder(one) ? ['unit', 'api'] : (suiteOf(one) ?? []))));
  return { selected: new Set(selected), others };
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

function endWith(code: number): never {
  console.log(usage);
  process.exit(code);
}

function choose(selected: Set<string>): Gate[] {
  const usual = gates.filter(({ alone }) => !alone);
  if (selected.size === 0) return usual;
  const ofAll = new Set(selected.has('gates') ? usual.filter(({ kind }) => kind === 'gate') : []);
  const chosen = gates.filter((gate) => selected.has(gate.name) || ofAll.has(gate));
  if (chosen.length > 0) return chosen;
  return endWith(2);
}

const results = new Map<Gate, Result>();

async function runOne(gate: Gate, parameters: string[]): Promise<void> {
  if (gate.kind === 'suite') console.log(`\n▸ ${gate.title}`);
  const result = await timed(gate, parameters);
  results.set(gate, result);
  const tests = gate.kind === 'suite' ? `  ${result.passed} passed, ${result.failed} failed` : '';
  console.log(`${result.failed ? '✗' : '✓'} ${gate.title}${tests}  ${result.seconds.toFixed(1)} s`);
  if (result.failed && result.output) console.log(indent(result.output));
}

function indent(text: string): string {
  const lines = text.split('\n');
  const shown = lines.length > 200 ? [...lines.slice(0, 200), `… and ${lines.length - 200} lines more`] : lines;
  return shown.map((line) => `    ${line}`).join('\n');
}

function forEverySuite(others: string[]): string[] {
  const at = others.findIndex((one) => one.startsWith('--shard'));
  const shard = at < 0 ? [] : [`--shard=${others[at]!.split('=')[1] ?? others[at + 1]}`];
  return [...shard, ...others.filter((one) => one === '--changed')];
}

/** Whether a suite meets the built pages. */
const isServed = (name: string) => name === 'api' || name === 'journeys';

/** A folder often holds tests of one suite alone; the other has nothing to fail with. */
function ofFolders(others: string[]): string[] {
  const folders = others.filter(isFolder);
  return folders.length > 0 ? [...folders, '--passWithNoTests'] : [];
}

async function runAll(chosen: Gate[], others: string[]): Promise<void> {
  const isOne = new Set(chosen.map(({ name }) => name)).size === 1;
  const parametersOf = ({ name }: Gate) => [
    ...(isOne ? others.filter((one) => !suiteOf(one)) : forEverySuite(others)),
    ...others.filter((one) => suiteOf(one) === name),
    ...(isOne || name === 'journeys' ? [] : ofFolders(others)),
  ];
  const cheap = chosen.filter((gate) => gate.kind === 'gate');
  const next = cheap.values();
  const lane = async () => {
    for (const gate of next) await runOne(gate, chosen.length === 1 ? others : []);
  };
  // Half of the build keeps one processor busy, so it runs beside the gates; the suite that needs it tells of its failure.
  const needsBuild = cheap.length > 0 && !others.includes('--changed') && chosen.some(({ name }) => isServed(name));
  if (needsBuild) void buildWeb().catch(() => {});
  await Promise.all([lane(), lane()]);
  for (const gate of chosen) if (gate.kind === 'suite') await runOne(gate, parametersOf(gate));
}

/** Minutes per suite and the slowest files, to notice before a run grows too long. */
function printTimes(): void {
  const suites = [...results].filter(([gate]) => gate.kind === 'suite');
  if (suites.length === 0) return;
  const minutes = suites.map(([gate, { seconds }]) => `${gate.title} ${(seconds / 60).toFixed(1)}`);
  console.log(`\nMinutes: ${minutes.join(' · ')}\nThe slowest files:`);
  const files = suites.flatMap(([, result]) => result.files ?? []).toSorted((a, b) => b.seconds - a.seconds);
  for (const { file, seconds } of files.slice(0, 10)) console.log(`${seconds.toFixed(1).padStart(8)} s  ${file}`);
}

/** What the run costs, whatever else the machine does: with databases, browsers and all that the tests start. */
async function printCpuSeconds(): Promise<void> {
  const parts = [...results].map(([gate, { cpuSeconds }]) => [gate.title, cpuSeconds] as const);
  const words = [...parts, ['the build', await cpuSecondsOfBuild()] as const]
    .filter(([, seconds]) => seconds >= 0.5)
    .map(([title, seconds]) => `${title} ${seconds.toFixed(0)}`);
  console.log(`\nCPU seconds: ${[...words, `all ${readCpuSeconds().toFixed(0)}`].join(' · ')}`);
}

const { selected: names, others } = readArguments(process.argv.slice(2));
// Only for whole runs; requested while they run.
const advisories = names.size === 0 ? findAdvisories() : Promise.resolve([]);
const chosen = choose(names);
const atMoments = others.includes('--moments');
await runAll(
  atMoments ? atEveryMoment(chosen) : chosen,
  others.filter((one) => one !== '--moments'),
);
printTimes();
await printCpuSeconds();
for (const line of await advisories) console.log(line);
const failures = [...results].filter(([, result]) => result.failed);
console.log('');
for (const [gate, result] of failures) {
  const again = gate.again ?? `npm test -- --only ${gate.name}`;
  console.log(`Failed: ${gate.title}${gate.kind === 'suite' ? ` (${result.failed})` : ''}; again: ${again}`);
}
for (const { notes = [] } of results.values()) for (const note of notes) console.log(note);
const sum = (key: 'passed' | 'failed') => [...results.values()].reduce((total, result) => total + result[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 || (sum('passed') === 0 && !others.includes('--changed')) ? 1 : 0;
