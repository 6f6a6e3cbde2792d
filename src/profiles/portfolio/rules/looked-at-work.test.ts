import { expect, test } from 'vitest';
import { isWorkLookedAt } from './looked-at-work.ts';

test.each([
  'Designer de produto',
  'UX writer',
  'Desenvolvedora front-end',
  'Front end developer',
  'Redatora publicitária',
  'Fotógrafo',
  'Motion designer',
  'Editor de vídeo',
  'Ilustradora',
  'Technical Writer',
  'Social media',
])('the work of %s is looked at', (title) => {
  expect(isWorkLookedAt(title)).toBe(true);
});

test.each([
  'Contadora',
  'Engenheiro de dados',
  'Back-end developer',
  'Advogada',
  'Analista financeiro',
  'Recruiter',
  '',
])('the work of %j is not', (title) => {
  expect(isWorkLookedAt(title)).toBe(false);
});
