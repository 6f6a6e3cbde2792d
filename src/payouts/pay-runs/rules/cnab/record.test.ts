import { expect, test } from 'vitest';
import { bankName } from './record.ts';

test.each([
  ['Ana Conceição', 'ANA CONCEICAO'],
  ['Søren Łuczak', 'SOREN LUCZAK'],
  ['Jürgen Groß', 'JURGEN GROSS'],
  ['Đặng Thị Ærø', 'DANG THI AERO'],
  ['Иван Щукин', 'IVAN SHCHUKIN'],
  ['李小龙', 'LIXIAOLONG'],
  ['Maria d’Ávila – Silva', "MARIA D'AVILA - SILVA"],
  ['  Bia 🎉  Souza ', 'BIA SOUZA'],
])('MON-05 the bank reads %s as %s', (name, plain) => {
  expect(bankName(name)).toBe(plain);
});
