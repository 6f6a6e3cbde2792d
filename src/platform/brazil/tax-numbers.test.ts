import { cnpj, cpf } from 'cpf-cnpj-validator';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bareCnpj, formatCnpj, isCnpj } from './cnpj.ts';
import { bareCpf, formatCpf, isCpf } from './cpf.ts';

const repeated = Array.from({ length: 10 }, (_, digit) => String(digit));

it.each(['529.982.247-25', '52998224725', ' 529 982 247 25 '])('PRO-03 %s is a CPF', (text) => {
  expect(isCpf(text)).toBe(true);
  expect(bareCpf(text)).toBe('52998224725');
  expect(formatCpf(text)).toBe('529.982.247-25');
});

it.each([
  ...['', '529.982.247-24', '529.982.247-52', '5299822472', '529982247250', 'CPF 529.982.247-25'],
  ...['５２９９８２２４７２５', '11.222.333/0001-81', ...repeated.map((digit) => digit.repeat(11))],
])('PRO-03 %j is no CPF', (text) => expect(isCpf(text)).toBe(false));

it.each([
  ['11.222.333/0001-81', '11222333000181', '11.222.333/0001-81'],
  ['11222333000181', '11222333000181', '11.222.333/0001-81'],
  ['12.ABC.345/01DE-35', '12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['12abc34501de35', '12ABC34501DE35', '12.ABC.345/01DE-35'],
])('PRO-03 %s is a CNPJ', (text, bare, written) => {
  expect(isCnpj(text)).toBe(true);
  expect(bareCnpj(text)).toBe(bare);
  expect(formatCnpj(text)).toBe(written);
});

it.each([
  ...['', '11.222.333/0001-80', '12.ABC.345/01DE-36', '12.ABC.345/01DE-3A', '1122233300018', '112223330001811'],
  ...['#11.222.333/0001-81', '529.982.247-25', ...repeated.map((digit) => digit.repeat(14))],
])('PRO-03 %j is no CNPJ', (text) => expect(isCnpj(text)).toBe(false));

/** The rule of the specification: r = sum mod 11, digit = r < 2 ? 0 : 11 − r. */
function withDigits(body: string, weights: readonly number[][]): string {
  return weights.reduce((number, weight) => {
    const rest = weight.reduce((sum, factor, at) => sum + factor * (number.charCodeAt(at) - 48), 0) % 11;
    return number + (rest < 2 ? 0 : 11 - rest);
  }, body);
}
const cpfWeights = [
  [10, 9, 8, 7, 6, 5, 4, 3, 2],
  [11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
];
const cnpjWeights = [
  [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2],
  [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2],
];
const bodyOf = (letters: string, length: number) =>
  fc
    .array(fc.constantFrom(...letters.split('')), { minLength: length, maxLength: length })
    .map((all) => all.join(''))
    .filter((body) => new Set(body).size > 1);

it('PRO-03 agrees with the rule of check digits for any number, and no single wrong last digit passes', () => {
  const numbers = fc.record({
    person: bodyOf('0123456789', 9).filter((body) => body !== '123456789'),
    company: bodyOf('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', 12),
    off: fc.integer({ min: 1, max: 9 }),
  });
  const spoilt = (number: string, off: number) => number.slice(0, -1) + ((Number(number.at(-1)) + off) % 10);
  fc.assert(
    fc.property(numbers, ({ person, company, off }) => {
      const [own, legal] = [withDigits(person, cpfWeights), withDigits(company, cnpjWeights)];
      expect([isCpf(own), isCpf(formatCpf(own)), isCpf(spoilt(own, off))]).toEqual([true, true, false]);
      expect([isCnpj(legal), isCnpj(formatCnpj(legal)), isCnpj(spoilt(legal, off))]).toEqual([true, true, false]);
    }),
  );
  expect([isCpf(cpf.generate(true)), isCnpj(cnpj.generate(true))]).toEqual([true, true]);
});
