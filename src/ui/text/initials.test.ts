import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Ana Paula Souza', 'AS'],
  ['Érica', 'É'],
  ['E\u0301rica A\u0301lvares', 'E\u0301A\u0301'],
  ['𠮷田 太郎', '𠮷太'],
  ['क्षितिज शर्मा', 'क्षिश'],
  ['🌈 Ana', 'A'],
  ['', '?'],
])('GEN-05 the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('GEN-05 a company has one', () => {
  expect(initialsOf('𠮷 Estúdio', 1)).toBe('𠮷');
});
