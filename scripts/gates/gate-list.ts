import { checkCatalogues } from './catalogues/check-catalogues.ts';
import { readCpuSeconds } from './cpu-seconds.ts';
import { checkDirections } from './directions/check-directions.ts';
import { checkFileLengths } from './file-lengths.ts';
import type { Gate } from './gate.ts';
import { root, runProgram } from './program.ts';
import { runJourneys, runVitest } from './suites.ts';

function program(name: string, title: string, file: string, parameters: string): Gate {
  return {
    name,
    title,
    kind: 'gate',
    run: async (extra) => {
      const { ok, ...ending } = await runProgram(`node_modules/${file}`, [...parameters.split(' '), ...extra]);
      return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, ...ending };
    },
  };
}

function check(name: string, title: string, findProblems: (root: string) => string[]): Gate {
  return {
    name,
    title,
    kind: 'gate',
    run: async () => {
      const before = readCpuSeconds();
      const problems = findProblems(root);
      const cpuSeconds = readCpuSeconds() - before;
      const failed = problems.length ? 1 : 0;
      return { passed: 1 - failed, failed, output: problems.join('\n'), cpuSeconds };
    },
  };
}

/** In the order of running; the cheap ones run two at a time. */
export const gates: Gate[] = [
  // The quickest answer while one types: it remembers what it checked.
  {
    ...program(
      'types',
      'types',
      'typescript-native/bin/tsc',
      '--noEmit --pretty false --incremental --tsBuildInfoFile .cache/types.tsbuildinfo',
    ),
    alone: true,
  },
  // Reads all types for its rules, so it says what the compiler would say as well, in two thirds of the time of both.
  program(
    'lint',
    'lint and types',
    'oxlint/bin/oxlint',
    '--type-aware --type-check --deny-warnings --report-unused-disable-directives',
  ),
  program('format', 'format', 'oxfmt/bin/oxfmt', '--check'),
  check('boundaries', 'import boundaries', checkDirections),
  program('unused', 'unused files, exports, packages', 'knip/bin/knip.js', '--no-progress'),
  check('catalogues', 'catalogues', checkCatalogues),
  check('length', 'file lengths', checkFileLengths),
  { name: 'unit', title: 'unit tests', kind: 'suite', run: (extra) => runVitest('unit', extra) },
  { name: 'api', title: 'API tests', kind: 'suite', run: (extra) => runVitest('api', extra) },
  { name: 'journeys', title: 'browser journeys', kind: 'suite', run: runJourneys },
];
