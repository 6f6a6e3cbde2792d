import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fillMessage,
  fillSubject,
  placeholders,
  readMarks,
  showMarks,
  unknownPlaceholder,
  writtenLength,
} from './message-text.ts';

const values = { name: 'Iara', position: 'Designer' };

test.each([
  ['Olá, {{name}}!', 'Olá, Iara!'],
  ['{{ position }} · {{name}}{{name}}', 'Designer · IaraIara'],
  ['{{salary}} {name} {{', '{{salary}} {name} {{'],
])('PIP-06 %s becomes %s', (text, filled) => {
  expect(fillMessage(text, values)).toBe(filled);
});

test.each([
  ['Olá, {{name}}', null],
  ['{{nome}}', '{{nome}}'],
  ['{{}}', '{{}}'],
])('PIP-06 in %s nobody would fill in %s', (text, unknown) => {
  expect(unknownPlaceholder(text)).toBe(unknown);
});

test('PIP-06 a subject that the values make too long is shortened, never within a character', () => {
  const { length } = fillSubject('{{name}} · {{position}}', { ...values, name: 'x'.repeat(200) });
  expect(length).toBe(150);
  const emoji = fillSubject('{{name}}', { ...values, name: `${'x'.repeat(148)}🙂🙂` });
  expect(emoji).toBe(`${'x'.repeat(148)}…`);
  expect(fillSubject('{{name}}', { ...values, name: 'x'.repeat(150) })).toBe('x'.repeat(150));
});

test('PIP-06 a placeholder inside a candidate’s name is not filled in', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...placeholders), (before, inner) => {
      const name = `{{${inner}}}`;
      const filled = fillMessage(`${before.replaceAll(/[{}]/g, '')}{{name}}`, { name, position: 'x' });
      expect(filled.endsWith(name)).toBe(true);
    }),
  );
});

test.each([
  ['Olá, {{name}}: {{ position }}', 'Olá, [nome]: [vaga]', 'Olá, {{name}}: {{position}}'],
  ['{{salary}} [x]', '{{salary}} [x]', '{{salary}} [x]'],
])('P-7.3 %s is written as %s', (text, written, kept) => {
  const marks = { name: 'nome', position: 'vaga' };
  expect(showMarks(text, marks)).toBe(written);
  expect(readMarks(written, marks)).toBe(kept);
});

test.each([
  ['', 0],
  ['Olá', 3],
  ['{{position}}: {{name}}', 12],
  ['{{ position }}', 5],
  ['{position} {{', 13],
])('PIP-06 “%s” is %i long as people write it', (text, length) => {
  expect(writtenLength(text)).toBe(length);
});
