import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkDirections, findBreaches } from './check-directions.ts';
import { importsOf } from './read-imports.ts';
import { rulesOf } from './rules.ts';

const packages = new Set(['zod', 'fastify', 'drizzle-orm']);

/** Written apart, because the check reads this file, too. */
const call = 'import';

/** For each rule a file with an import that breaks it, and one that does not. */
const planted: Record<string, { breaks: [file: string, line: string]; keeps: [file: string, line: string] }> = {
  'platform-knows-no-room': {
    breaks: ['src/platform/mail/send.ts', "import { a } from '#jobs/rules/a.ts';"],
    keeps: ['src/platform/mail/send.ts', "import { a } from '#platform/db/a.ts';"],
  },
  'ui-knows-no-room': {
    breaks: ['src/ui/button.tsx', "import { a } from '#jobs/rules/a.ts';"],
    keeps: ['src/ui/button.tsx', "import { a } from '#platform/i18n/a.ts';"],
  },
  'application-is-on-top': {
    breaks: ['src/jobs/server/a.ts', "import type { A } from '../../application/a.ts';"],
    keeps: ['src/jobs/server/a.test.ts', "import type { A } from '../../application/a.ts';"],
  },
  'order-of-rooms': {
    breaks: ['src/accounts/server/a.ts', "export { a } from '#jobs/rules/a.ts';"],
    keeps: ['src/jobs/server/a.ts', "export { a } from '#accounts/rules/a.ts';"],
  },
  'order-of-wings': {
    breaks: ['src/accounts/passwords/server/a.ts', "import { a } from '#accounts/sessions/rules/a.ts';"],
    keeps: ['src/accounts/passwords/web/a.tsx', "import { a } from '#accounts/sessions/web/a.ts';"],
  },
  'pure-stays-pure': {
    breaks: ['src/jobs/board/rules/a.ts', "import type { A } from '../server/a.ts';"],
    keeps: ['src/jobs/board/rules/a.test.ts', "import type { A } from '../server/a.ts';"],
  },
  'use-cases-without-request': {
    breaks: ['src/jobs/server/a.ts', "import type { FastifyRequest } from 'fastify';"],
    keeps: ['src/jobs/server/serve-a.ts', "import type { FastifyRequest } from 'fastify';"],
  },
  'rules-without-machine': {
    breaks: ['src/jobs/paths.ts', "import { join } from 'path';"],
    keeps: ['src/jobs/contract.ts', "import { join } from 'path';"],
  },
  'browser-not-server': {
    breaks: ['src/jobs/web/a.tsx', "import { join } from 'node:path';"],
    keeps: ['src/jobs/web/a.tsx', "import { a } from '#jobs/rules/a.ts';"],
  },
  'server-not-browser': {
    breaks: ['src/jobs/server/a.ts', `const a = await ${call}('../web/a.ts');`],
    keeps: ['src/jobs/server/a.ts', `// const a = await ${call}('../web/a.ts');`],
  },
  'contract-as-types-only': {
    breaks: ['src/jobs/web/a.tsx', "import {\n  a,\n  type B,\n} from '#jobs/contract.ts';"],
    keeps: ['src/jobs/web/a.tsx', "import type {\n  A,\n  B,\n} from '#jobs/contract.ts';"],
  },
  'web-of-others': {
    breaks: ['src/jobs/web/a.tsx', "import { A } from '#accounts/web/a.tsx';"],
    keeps: ['src/jobs/web/a.tsx', "import { a } from '#accounts/paths.ts';"],
  },
  'testing-in-tests': {
    breaks: ['src/jobs/server/a.ts', "import { a } from '#jobs/testing/a.ts';"],
    keeps: ['src/jobs/server/a.test.ts', "import { a } from '#jobs/testing/a.ts';"],
  },
  'demo-only-planted': {
    breaks: ['src/application/plant.ts', "import { capability } from '#jobs/demo/capability.ts';"],
    keeps: ['src/application/capabilities.ts', "import { capability } from '#jobs/demo/capability.ts';"],
  },
  'product-without-tools': {
    breaks: ['src/jobs/server/a.ts', "import '@scope/tool/part.js';"],
    keeps: ['src/jobs/server/a.ts', "import type { A } from '@scope/tool/part.js';"],
  },
};

const namesOf = ([file, line]: [string, string]) =>
  findBreaches(importsOf(file, line), packages).map((breach) => breach.split(':')[0]);

test('every rule has a planted breach', () => {
  expect(Object.keys(planted)).toEqual(rulesOf(packages).map(({ name }) => name));
});

test.each(Object.entries(planted))('%s is noticed, and what it allows is not', (name, { breaks, keeps }) => {
  expect(namesOf(breaks)).toContain(name);
  expect(namesOf(keeps)).not.toContain(name);
});

test('a circle is noticed, also one of types', () => {
  const circle = [
    ...importsOf('src/jobs/a.ts', "import type { B } from './b.ts';"),
    ...importsOf('src/jobs/b.ts', "import { c } from './c.ts';"),
    ...importsOf('src/jobs/c.ts', "export * from './a.ts';"),
  ];
  expect(findBreaches(circle, packages)).toEqual([
    expect.stringContaining('no-circles: src/jobs/a.ts → src/jobs/b.ts → src/jobs/c.ts'),
  ]);
  expect(findBreaches(circle.slice(1), packages)).toEqual([]);
});

test('folders in no written order and files that do not exist are noticed', () => {
  const root = mkdtempSync(join(tmpdir(), 'ponte-directions-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['src/extra', 'src/jobs/wing/web', 'src/jobs/board/web'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{"dependencies":{}}');
  writeFileSync(join(root, 'src/jobs/board/web/a.ts'), "import './gone.ts';");
  expect(checkDirections(root)).toEqual([
    'src/extra is not in the written order of src/application/capabilities.ts.',
    "src/jobs/wing is not in the order of its room's wings.",
    expect.stringContaining('src/jobs/board/web/a.ts → src/jobs/board/web/gone.ts'),
  ]);
});
