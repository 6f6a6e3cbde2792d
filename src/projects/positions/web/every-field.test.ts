import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fieldOf, formFields } from '#projects/positions/rules/vacancy-fields.ts';

/** The sources of the form's parts. The texts of the last step come from the list of fields by themselves. */
const sources = readdirSync(import.meta.dirname)
  .filter((name) => /-(step|field)\.tsx$/.test(name))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n');
const asked = formFields.filter((name) => fieldOf(name).kind !== 'text' || fieldOf(name).step !== 'texts');

test.each(asked)('BRI-02 a step of the form asks for the field %s', (name) => {
  expect(sources).toMatch(new RegExp(`change\\(\\{ ?${name}\\b`));
});
