import { expect, test } from 'vitest';
import { differencesOf, typedOn, versionToSend } from './typed-record.ts';

const before = { version: 3, fields: { title: 'Old', text: 'Old text', people: ['a'] } };
const record = { before, typed: { ...before.fields, text: 'Mine' } };
const newest = { version: 5, fields: { title: 'Theirs', text: 'Their text', people: ['a'] } };

test('GEN-01 what was typed is saved with the version that typing began with, whatever news brings meanwhile', () => {
  expect(versionToSend(record, before)).toBe(3);
  expect(versionToSend(record, newest)).toBe(3);
});

test('GEN-01 a change of what the form does not show is no conflict', () => {
  const moved = { version: 4, fields: { people: ['a'], text: 'Old text', title: 'Old' } };
  expect(versionToSend(record, moved)).toBe(4);
});

test('GEN-01 a conflict names each field that differs, and which of them were touched here', () => {
  expect(differencesOf(record, newest)).toEqual([
    { name: 'title', isTouched: false },
    { name: 'text', isTouched: true },
  ]);
});

test('GEN-01 keeping what was typed leaves what somebody else wrote in all other fields', () => {
  expect(typedOn(record, newest)).toEqual({
    before: newest,
    typed: { title: 'Theirs', text: 'Mine', people: ['a'] },
  });
  expect(versionToSend(typedOn(record, newest), newest)).toBe(5);
});
