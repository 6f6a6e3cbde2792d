import { expect, it } from 'vitest';
import { topSkills } from './top-skills.ts';

it.each([
  [
    ['Excel', 'SQL', 'Kafka', 'Go'],
    ['kafka', 'sql'],
    ['SQL', 'Kafka', 'Excel'],
  ],
  [['Métricas', 'Figma'], ['metricas'], ['Métricas', 'Figma']],
  [[], ['SQL'], []],
  [['SQL', 'SQL'], [], ['SQL']],
])('of %j, where %j is asked for, shows %j', (skills, required, shown) => {
  expect(topSkills(skills, required)).toEqual(shown);
});
