import { expect, test } from 'vitest';
import { timeZoneCity, timeZoneName } from './time-zone-names.ts';

test.each([
  ['America/Sao_Paulo', 'Horário de Brasília', 'Brasilia Time', 'São Paulo'],
  ['America/Recife', 'Horário de Brasília', 'Brasilia Time', 'Recife'],
  ['America/Manaus', 'Horário do Amazonas', 'Amazon Time', 'Manaus'],
  ['America/New_York', 'Horário do Leste', 'Eastern Time', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Horário da Argentina', 'Argentina Time', 'Buenos Aires'],
])('GEN-04 %s is named as people name it', (zone, portuguese, english, city) => {
  expect([timeZoneName(zone, 'pt-BR'), timeZoneName(zone, 'en-US'), timeZoneCity(zone)]).toEqual([
    portuguese,
    english,
    city,
  ]);
});

test('GEN-04 no zone shows the spelling of the database', () => {
  const cities = Intl.supportedValuesOf('timeZone').map(timeZoneCity);
  expect(cities.filter((city) => /[/_]/.test(city))).toEqual([]);
});
