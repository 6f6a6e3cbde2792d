import type FastCheck from 'fast-check';
import { currencies } from '#platform/money/currencies.ts';
import type { ProfileDraft } from '#profiles/imports/rules/profile-draft.ts';
import {
  HIRING_MODELS,
  KINDS_OF_WORK,
  MEETING_TIMES,
  type Profile,
  PROFICIENCIES,
  SKILL_KINDS,
  START_TIMES,
} from '#profiles/rules/profile.ts';

/** Arbitraries of profiles and drafts for property tests, with the test's own fast-check. A small vocabulary, so that values collide. */
export function anyProfileAndDraft(fc: typeof FastCheck) {
  const word = fc.constantFrom('', 'Açaí', 'acai', 'Ponte', 'ponte ', 'Dev', 'C++', 'C#', 'Designer');
  const named = word.filter((text) => text !== '');
  const month = fc.option(fc.constantFrom('2019', '2020-01', '2020-05', '2022-12', '2024'));
  const cents = fc.option(fc.integer({ min: 0, max: 10_000_000 }));
  const proficiency = fc.constantFrom(...PROFICIENCIES);
  const language = fc.constantFrom('pt', 'en', 'es', 'Português', 'Klingon');
  const phone = fc.record({
    countryCode: fc.constantFrom('', '+55'),
    phoneNumber: fc.constantFrom('', '81999990000', '8133330000'),
  });
  const skill = fc.record({
    kind: fc.constantFrom(...SKILL_KINDS),
    name: fc.oneof(named, fc.string({ minLength: 1, maxLength: 3 })),
  });
  const spoken = fc.record({ language, proficiency });

  const experienceFields = {
    company: word,
    office: word,
    kindOfWork: fc.option(fc.constantFrom(...KINDS_OF_WORK)),
    description: word,
    location: word,
    start: month,
    end: month,
    currentJob: fc.boolean(),
  };
  const educationFields = {
    school: word,
    course: word,
    degree: word,
    start: month,
    end: month,
    stillTraining: fc.boolean(),
    description: word,
  };
  const certificationFields = {
    name: named,
    issuer: word,
    url: word,
    licenseNumber: word,
    issued: month,
    expires: month,
  };
  const id = fc.uuid();

  const profile: FastCheck.Arbitrary<Profile> = fc.record({
    displayName: word,
    about: word,
    pronouns: word,
    jobTitle: word,
    professionId: fc.option(id),
    level: fc.option(fc.integer({ min: 1, max: 10 })),
    country: word,
    city: word,
    phone,
    availability: fc.record({
      isAvailable: fc.boolean(),
      startsWithin: fc.option(fc.constantFrom(...START_TIMES)),
      dailyTimes: fc.subarray([...MEETING_TIMES]),
      meetingTimes: fc.subarray([...MEETING_TIMES]),
      partTime: fc.boolean(),
      fullTime: fc.boolean(),
      freelance: fc.boolean(),
      hiringModels: fc.subarray([...HIRING_MODELS]),
    }),
    skills: fc.array(skill, { maxLength: 40 }),
    experiences: fc.array(fc.record({ id, ...experienceFields }), { maxLength: 5 }),
    educations: fc.array(fc.record({ id, ...educationFields }), { maxLength: 5 }),
    languages: fc.array(spoken, { maxLength: 5 }),
    nativeLanguage: fc.constantFrom('', 'pt', 'en'),
    englishLevel: fc.option(proficiency),
    pages: fc.record({ linkedin: word, behance: word, github: word, webPage: word }),
    values: fc.record({
      currency: fc.constantFrom(...currencies),
      hourValue: cents,
      hourReceive: cents,
      monthValue: cents,
      monthReceive: cents,
    }),
    certifications: fc.array(fc.record({ id, ...certificationFields }), { maxLength: 5 }),
  });

  const draft: FastCheck.Arbitrary<ProfileDraft> = fc.record({
    source: fc.constantFrom('linkedIn', 'jsonResume'),
    fields: fc.record(
      {
        displayName: word,
        about: word,
        jobTitle: word,
        level: fc.integer({ min: 1, max: 10 }),
        country: word,
        city: word,
        phone,
        nativeLanguage: language,
        englishLevel: proficiency,
        'pages.github': word,
      },
      { requiredKeys: [] },
    ),
    skills: fc.array(skill, { maxLength: 60 }),
    experiences: fc.array(fc.record(experienceFields), { maxLength: 60 }),
    educations: fc.array(fc.record(educationFields), { maxLength: 8 }),
    languages: fc.array(fc.record({ language, proficiency: fc.option(proficiency) }), { maxLength: 8 }),
    certifications: fc.array(fc.record(certificationFields), { maxLength: 8 }),
    untaken: fc.record({ projects: fc.nat(9), awards: fc.nat(9), publications: fc.nat(9), volunteering: fc.nat(9) }),
    warnings: fc.constant([]),
  });

  return { anyProfile: profile, anyDraft: draft };
}
