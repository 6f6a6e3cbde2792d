import { expect, it } from 'vitest';
import { offerStates, readPlace } from './place.ts';

it.each([
  ['', null],
  ['  ', null],
  ['Recife', { city: 'Recife' }],
  [' Lisboa ', { city: 'Lisboa' }],
  ['pe', { state: 'PE' }],
  ['pernambuco', { state: 'PE' }],
  ['Goias', { state: 'GO' }],
  ['São Paulo', { city: 'São Paulo' }],
  ['SP', { state: 'SP' }],
])('JOB-01 reads %j as a place', (typed, place) => expect(readPlace(typed)).toEqual(place));

it('JOB-01 offers states by the beginning of their words or their code', () => {
  const names = (typed: string) => offerStates(typed).map(({ name }) => name);
  expect(names('rio')).toEqual(['Rio de Janeiro', 'Rio Grande do Norte', 'Rio Grande do Sul']);
  expect(names('grosso')).toEqual(['Mato Grosso', 'Mato Grosso do Sul']);
  expect(names('pe')).toEqual(['Pernambuco']);
  expect(names('')).toEqual([]);
  expect(names('recife')).toEqual([]);
});
