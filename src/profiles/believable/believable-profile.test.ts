import { expect, it } from 'vitest';
import { believableProfile } from '#profiles/believable/believable-profile.ts';
import { profileUpdate } from '#profiles/profile-schemas.ts';
import { missingForApplication } from '#profiles/rules/application-readiness.ts';
import { scoreProfile } from '#profiles/rules/profile-score.ts';

const people = Array.from({ length: 60 }, (_, seed) => believableProfile(seed, 2026));

it('PRO-01 invents people who could apply at once and whom the API would take', () => {
  for (const person of people) {
    expect(missingForApplication(person)).toEqual([]);
    expect(scoreProfile(person).score).toBeGreaterThanOrEqual(90);
    const { professionId: _, ...said } = person;
    expect(profileUpdate.parse(said)).toEqual(said);
  }
});

it('PRO-01 invents the same person for the same seed and different ones for others', () => {
  expect(believableProfile(7, 2026)).toEqual(believableProfile(7, 2026));
  expect(new Set(people.slice(0, 40).map(({ displayName }) => displayName)).size).toBe(40);
  expect(new Set(people.map(({ jobTitle }) => jobTitle)).size).toBeGreaterThan(12);
});
