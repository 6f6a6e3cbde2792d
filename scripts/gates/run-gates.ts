import { type Gate, type Result, timed } from './gate.ts';
import { gates } from './gate-list.ts';

/** `--only NAME` is ours, everything else goes to the program: `npm test -- --only unit -t "part of a name"`. */
function readArguments(given: string[]) {
  const wanted: string[] = [];
  const others: string[] = [];
  while (given.length > 0) {
    const value = given.shift()!;
    if (value === '--only') wanted.push(...(given.shift() ?? '').split(','));
    else if (value.startsWith('--only=')) wanted.push(...value.slice('--only='.length).split(','));
    else others.push(value);
  }
  return { wanted: new Set(wanted), others };
}

function choose(wanted: Set<string>): Gate[] {
  if (wanted.size === 0) return gates;
  const chosen = gates.filter((gate) => wanted.has(gate.name) || (gate.kind === 'gate' && wanted.has('gates')));
  if (chosen.length > 0) return chosen;
  console.error(`--only takes: gates, ${gates.map((gate) => gate.name).join(', ')}`);
  process.exit(2);
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

async function runAll(chosen: Gate[], others: string[]): Promise<void> {
  const parameters = chosen.length === 1 ? others : [];
  const cheap = chosen.filter((gate) => gate.kind === 'gate');
  const next = cheap.values();
  const lane = async () => {
    for (const gate of next) await runOne(gate, parameters);
  };
  await Promise.all([lane(), lane()]);
  for (const gate of chosen) if (gate.kind === 'suite') await runOne(gate, parameters);
}

const { wanted, others } = readArguments(process.argv.slice(2));
await runAll(choose(wanted), others);
const failures = [...results].filter(([, result]) => result.failed);
console.log('');
for (const [gate, result] of failures) {
  console.log(
    `Failed: ${gate.title}${gate.kind === 'suite' ? ` (${result.failed})` : ''}; again: npm test -- --only ${gate.name}`,
  );
}
for (const { notes = [] } of results.values()) for (const note of notes) console.log(note);
const sum = (key: 'passed' | 'failed') => [...results.values()].reduce((total, result) => total + result[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
