import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyProfileAndDraft } from '#profiles/rules/any-profile.ts';
import { completeProfile } from '#profiles/rules/complete-profile.ts';
import { levelOf, scoreProfile } from '#profiles/rules/profile-score.ts';
import { emptyProfile, type Profile, PROFILE_SECTIONS } from '#profiles/rules/profile.ts';
import { SCORE_PIECE_CODES, SCORE_PIECES, type ScorePieceCode } from '#profiles/rules/score-pieces.ts';

const { anyProfile } = anyProfileAndDraft(fc);
const complete = completeProfile();

/** For each piece, a change that fills it in on any profile. */
const fillings: Record<ScorePieceCode, (profile: Profile) => Partial<Profile>> = {
  displayName: () => ({ displayName: 'Iara' }),
  jobTitle: () => ({ jobTitle: 'Designer' }),
  level: () => ({ level: 3 }),
  about: () => ({ about: 'Faz pontes.' }),
  country: () => ({ country: 'BR' }),
  city: () => ({ city: 'Olinda' }),
  phone: () => ({ phone: complete.phone }),
  availability: ({ availability }) => ({ availability: { ...availability, fullTime: true } }),
  pages: ({ pages }) => ({ pages: { ...pages, github: 'https://github.com/iara' } }),
  experience: ({ experiences }) => ({
    experiences: [...experiences, { ...complete.experiences[0]!, description: '', start: null }],
  }),
  experienceDescription: ({ experiences }) => ({
    experiences: [...experiences, { ...complete.experiences[0]!, start: null }],
  }),
  experienceDates: ({ experiences }) => ({ experiences: [...experiences, complete.experiences[0]!] }),
  education: ({ educations }) => ({ educations: [...educations, { ...complete.educations[0]!, course: '' }] }),
  educationCourse: ({ educations }) => ({ educations: [...educations, complete.educations[0]!] }),
  skill: ({ skills }) => ({ skills: [...skills, { kind: 'skills', name: 'Escrita' }] }),
  enoughSkills: ({ skills }) => ({ skills: [...skills, ...complete.skills] }),
  tools: ({ skills }) => ({ skills: [...skills, { kind: 'databases', name: 'PostgreSQL' }] }),
  language: ({ languages }) => ({ languages: [...languages, ...complete.languages] }),
  englishLevel: () => ({ englishLevel: 'basic' }),
  hourValue: ({ values }) => ({ values: { ...values, hourReceive: 100 } }),
  monthValue: ({ values }) => ({ values: { ...values, monthValue: 100 } }),
};

describe('the profile score', () => {
  it('is worth 100 points in all, each code once', () => {
    expect(SCORE_PIECES.reduce((sum, { points }) => sum + points, 0)).toBe(100);
    expect(SCORE_PIECES.map(({ code }) => code)).toEqual([...SCORE_PIECE_CODES]);
    const weights = scoreProfile(emptyProfile()).sections.map(({ section, weight }) => [section, weight]);
    expect(weights).toEqual([
      ['myProfile', 30],
      ['experiences', 20],
      ['educations', 10],
      ['skills', 20],
      ['languages', 10],
      ['values', 10],
    ]);
  });

  it('is 0 and Basic for an empty profile, which is told to add an experience first', () => {
    expect(scoreProfile(emptyProfile())).toMatchObject({
      score: 0,
      level: 'basic',
      nextStep: { code: 'experience', section: 'experiences', points: 12 },
    });
  });

  it('is 100 and Champion for a complete profile, which has no next step', () => {
    const { score, level, nextStep, sections } = scoreProfile(complete);
    expect({ score, level, nextStep }).toEqual({ score: 100, level: 'champion', nextStep: null });
    expect(sections.every(({ percentage, missing }) => percentage === 100 && missing.length === 0)).toBe(true);
  });

  it.each([
    [0, 'basic'],
    [39, 'basic'],
    [40, 'medium'],
    [64, 'medium'],
    [65, 'good'],
    [84, 'good'],
    [85, 'excellent'],
    [99, 'excellent'],
    [100, 'champion'],
  ])('%i points are %s', (score, level) => expect(levelOf(score)).toBe(level));

  it.each(SCORE_PIECES.map(({ code, points, section }) => ({ code, points, section })))(
    '$code adds its $points points to $section',
    ({ code, section }) => {
      const filled = scoreProfile({ ...emptyProfile(), ...fillings[code](emptyProfile()) });
      const earned = filled.sections.filter(({ points }) => points > 0).map((each) => each.section);
      expect(earned).toEqual([section]);
      expect(filled.sections.find((each) => each.section === section)!.missing).not.toContain(code);
    },
  );

  it('does not count blanks, zero amounts and what has a default', () => {
    const blank = {
      ...emptyProfile(),
      displayName: '  ',
      pronouns: 'ela',
      skills: [{ kind: 'skills' as const, name: ' ' }],
    };
    expect(scoreProfile({ ...blank, values: { ...blank.values, hourValue: 0, currency: 'EUR' } }).score).toBe(0);
  });

  it('stays between 0 and 100, adds up and names exactly what is missing', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const { score, sections, nextStep, level } = scoreProfile(profile);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(sections.map(({ section }) => section)).toEqual([...PROFILE_SECTIONS]);
        expect(sections.reduce((sum, { points }) => sum + points, 0)).toBe(score);
        for (const { percentage, missing } of sections) expect(percentage === 100).toBe(missing.length === 0);
        const missing = sections.flatMap((section) => section.missing);
        const best = Math.max(
          0,
          ...SCORE_PIECES.filter(({ code }) => missing.includes(code)).map(({ points }) => points),
        );
        expect(nextStep?.points ?? 0).toBe(best);
        expect(level === 'champion').toBe(missing.length === 0);
      }),
    );
  });

  it('never falls by filling something in', () => {
    fc.assert(
      fc.property(anyProfile, fc.constantFrom(...SCORE_PIECE_CODES), (profile, code) => {
        const filled = { ...profile, ...fillings[code](profile) };
        expect(scoreProfile(filled).score).toBeGreaterThanOrEqual(scoreProfile(profile).score);
        expect(scoreProfile(filled).sections.flatMap(({ missing }) => missing)).not.toContain(code);
      }),
    );
  });
});
