import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { passwordProblems } from '#accounts/passwords/rules/password-problems.ts';
import { isCommonPassword } from './is-common-password.ts';

test('2.5 common passwords are known in whatever case they are typed, others are free', async () => {
  for (const common of [
    'P@ssw0rd',
    'p@SSW0RD',
    'Password1!',
    'Passw0rd!',
    'Senha@123',
    'Brasil@2026',
    '1qaz@WSX',
    'Ｐ@ssw0rd',
  ])
    expect(await isCommonPassword(common), common).toBe(true);
  for (const free of ['Segredo1!', 'Ponte#2026', 'P@ssw0rdy', ' P@ssw0rd', '', '\n'])
    expect(await isCommonPassword(free), free).toBe(false);
});

test('2.5 the list holds nothing that our other rules refuse anyway, each once and in lower case', async () => {
  const list = (await readFile(new URL('common-passwords.txt', import.meta.url), 'utf8')).trimEnd().split('\n');
  expect(list.length).toBeGreaterThan(4_000);
  expect(new Set(list).size).toBe(list.length);
  const capitalised = (password: string) => password.replace(/[a-z]/, (letter) => letter.toUpperCase());
  expect(list.filter((password) => password !== password.toLowerCase())).toEqual([]);
  expect(list.filter((password) => passwordProblems(capitalised(password)).length > 0)).toEqual([]);
});
