import { expect, test } from 'vitest';
import { cityKey } from './city-key.ts';

test.each([
  ['Recife', 'recife'],
  ['RECIFE/PE', 'recife'],
  ['Belém - PA', 'belem'],
  ['São Paulo, SP', 'sao paulo'],
  ['Curitiba (PR)', 'curitiba'],
  ['Pau-d’Arco', 'pau-d’arco'],
  ['Embu-Guaçu', 'embu-guacu'],
  ['', ''],
])('the city %j is compared as %j', (city, key) => expect(cityKey(city)).toBe(key));
