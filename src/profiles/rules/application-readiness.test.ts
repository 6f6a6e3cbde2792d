import { describe, expect, it } from 'vitest';
import { completeProfile } from '#profiles/rules/complete-profile.ts';
import { missingForApplication, READINESS_CODES } from '#profiles/rules/application-readiness.ts';
import { emptyProfile, type Profile } from '#profiles/rules/profile.ts';

const complete = completeProfile();
const noValues = { ...complete.values, hourValue: null, hourReceive: null, monthValue: null, monthReceive: null };

describe('readiness to apply', () => {
  it('asks an empty profile for everything, in the order of the sections', () => {
    expect(missingForApplication(emptyProfile()).map(({ code }) => code)).toEqual(
      READINESS_CODES.filter((code) => code !== 'profileScore'),
    );
  });

  it('asks nothing of a complete profile', () => {
    expect(missingForApplication(complete, { minimumScore: 100 })).toEqual([]);
  });

  it.each<[string, string, Partial<Profile>]>([
    ['displayName', 'myProfile', { displayName: ' ' }],
    ['jobTitle', 'myProfile', { jobTitle: '' }],
    ['level', 'myProfile', { level: null }],
    ['country', 'myProfile', { country: '' }],
    ['city', 'myProfile', { city: '' }],
    ['about', 'myProfile', { about: '\n' }],
    ['experienceOrEducation', 'experiences', { experiences: [], educations: [] }],
    ['hardSkill', 'skills', { skills: [] }],
    ['language', 'languages', { languages: [] }],
    ['expectedValue', 'values', { values: noValues }],
  ])('without %s it names that and its section %s', (code, section, without) => {
    expect(missingForApplication({ ...complete, ...without })).toEqual([{ code, section }]);
  });

  it.each<[string, Partial<Profile>]>([
    [
      'no phone, page, pronouns or availability',
      {
        phone: { countryCode: '', phoneNumber: '' },
        pages: emptyProfile().pages,
        pronouns: '',
        availability: emptyProfile().availability,
      },
    ],
    ['an education instead of an experience', { experiences: [] }],
    ['an experience instead of an education', { educations: [] }],
    ['only a monthly net value', { values: { ...noValues, monthReceive: 500_000 } }],
    ['one skill, a database', { skills: [{ kind: 'databases', name: 'Redis' }] }],
  ])('is content with %s', (_, change) => {
    expect(missingForApplication({ ...complete, ...change })).toEqual([]);
  });

  it('asks for the configured score and points to where the most is to be won', () => {
    const withoutExperience = { ...complete, experiences: [] };
    expect(missingForApplication(withoutExperience, { minimumScore: 80 })).toEqual([]);
    expect(missingForApplication(withoutExperience, { minimumScore: 81 })).toEqual([
      { code: 'profileScore', section: 'experiences' },
    ]);
  });

  it('takes further requirements of other capabilities', () => {
    const done = new Set(['disc']);
    const further = (['disc', 'ocai', 'motivators'] as const).map((code) => ({
      code,
      section: 'tests' as const,
      isMet: () => done.has(code),
    }));
    expect(missingForApplication(complete, { further })).toEqual([
      { code: 'ocai', section: 'tests' },
      { code: 'motivators', section: 'tests' },
    ]);
  });
});
