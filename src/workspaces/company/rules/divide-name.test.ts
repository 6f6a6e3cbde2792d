import { expect, test } from 'vitest';
import { divideName } from './divide-name.ts';

test.each([
  ['Marina Fontes', 'Marina', 'Marina', 'Fontes'],
  ['Ana Maria Souza', 'Ana Maria', 'Ana Maria', 'Souza'],
  ['Ana Maria Souza', '', 'Ana', 'Maria Souza'],
  ['Ana Lima', 'Marina', 'Ana', 'Lima'],
  ['Ana', 'Ana', 'Ana', ''],
  ['Anabela Reis', 'Ana', 'Anabela', 'Reis'],
  ['', '', '', ''],
])('SES-02 divides "%s", once typed with "%s", into "%s" and "%s"', (whole, typed, name, lastName) => {
  expect(divideName(whole, typed)).toEqual({ name, lastName });
});
