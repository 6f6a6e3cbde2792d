import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fieldNames, fieldOf } from '#projects/positions/rules/vacancy-fields.ts';

const source = readFileSync(join(import.meta.dirname, 'job-sections.tsx'), 'utf8').replace(
  /\/\/.*|\/\*[\s\S]*?\*\//g,
  '',
);
const shown = fieldNames.filter((name) => fieldOf(name).board === 'page' && fieldOf(name).step !== undefined);

test.each(shown)('JOB-02 the page of a vacancy shows the field %s', (name) => {
  expect(source).toMatch(new RegExp(`\\b${name}\\b`));
});
