import { expect, it } from 'vitest';
import { candidateSources, sourceNamed } from './candidate-sources.ts';

it.each([
  ['talentTeam', 'suggestion'],
  ['upsell', 'link'],
  ['replacement', 'link'],
  ['matchmaking', 'invitation'],
  ['application', 'board'],
  ['post', undefined],
  ['toString', undefined],
])('PIP-01 a kept address with the source %s means %s', (name, source) => {
  expect(sourceNamed(name)).toBe(source);
  expect(candidateSources.map(sourceNamed)).toEqual([...candidateSources]);
});
