import fc from 'fast-check';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { parseJsonResume } from '#profiles/imports/server/formats/json-resume.ts';
import { CV_PARTS } from '#profiles/cv/rules/cv-parts.ts';
import { completeProfile } from '#profiles/rules/complete-profile.ts';
import { visibleText } from '#platform/contract/visible-text.ts';
import { foldText } from '#profiles/rules/folded-text.ts';
import { emptyProfile, PROFICIENCIES } from '#profiles/rules/profile.ts';
import type { CvSource } from './cv.ts';
import { isEarlier } from '#profiles/rules/calendar-month.ts';
import { toJsonResume } from './to-json-resume.ts';

const words = { type: 'string' };
const manyWords = { type: 'array', items: words };
const uri = { type: 'string', format: 'uri' };
const date = {
  type: 'string',
  pattern: '^([1-2][0-9]{3}-[0-1][0-9]-[0-3][0-9]|[1-2][0-9]{3}-[0-1][0-9]|[1-2][0-9]{3})$',
};
const object = (properties: object) => ({ type: 'object', additionalProperties: true, properties });
const list = (properties: object) => ({ type: 'array', items: object(properties) });

/** The parts of JSON Resume 1.0.0 that we write, restated from its published schema. */
const resumeSchema = object({
  $schema: uri,
  basics: object({
    name: words,
    label: words,
    image: words,
    email: { type: 'string', format: 'email' },
    phone: words,
    url: uri,
    summary: words,
    location: object({ address: words, postalCode: words, city: words, countryCode: words, region: words }),
    profiles: list({ network: words, username: words, url: uri }),
  }),
  work: list({
    name: words,
    location: words,
    description: words,
    position: words,
    url: uri,
    startDate: date,
    endDate: date,
    summary: words,
    highlights: manyWords,
  }),
  education: list({
    institution: words,
    url: uri,
    area: words,
    studyType: words,
    startDate: date,
    endDate: date,
    score: words,
    courses: manyWords,
  }),
  certificates: list({ name: words, date, url: uri, issuer: words }),
  skills: list({ name: words, level: words, keywords: manyWords }),
  languages: list({ language: words, fluency: words }),
});

const line = fc.string({ unit: 'grapheme-composite', maxLength: 20 }).map((text) => text.replace(/\s+/g, ' ').trim());
const clean = line.map((text) => visibleText(text).replace(/\s+/g, ' '));
const named = clean.filter((text) => text !== '');
const paragraphs = fc.array(clean, { maxLength: 4 }).map((lines) => lines.join('\n').trim());
const month = fc.constantFrom('2019', '2020-01', '2020-05', '2022-12', '2024');
const period = fc
  .tuple(fc.option(month), fc.option(month), fc.boolean())
  .map(([start, end, isOpen]) => ({
    start,
    end: isOpen && start ? null : start && end && end < start.slice(0, end.length) ? null : end,
    isOpen: isOpen && start !== null,
  }))
  .filter(({ start, end }) => !start || !end || start.slice(0, 4) <= end.slice(0, 4));
const codes = ['pt', 'en', 'es', 'de', 'fr', 'it', 'ja', 'zh', 'he', 'ar', 'nb', 'nl', 'ru', 'uk', 'sv', 'el', 'tr'];
const address = (home: string) => fc.constantFrom('', `${home}ana`, `${home}jo%C3%A3o-2`);

const anySource: fc.Arbitrary<CvSource> = fc.record({
  displayName: clean,
  about: paragraphs,
  pronouns: clean,
  jobTitle: clean,
  level: fc.constant(null),
  city: clean,
  country: fc.constantFrom('', 'BR', 'PT', 'US', 'Atlântida'),
  email: fc.constantFrom('ana@example.com'),
  photo: fc.constant(null),
  phone: fc.constantFrom(
    { countryCode: '', phoneNumber: '' },
    { countryCode: '+55', phoneNumber: '11912345678' },
    { countryCode: '', phoneNumber: '1133334444' },
    { countryCode: '+351', phoneNumber: '912345678' },
  ),
  skills: fc
    .uniqueArray(named, { maxLength: 8, selector: foldText })
    .map((names) => names.map((name) => ({ kind: 'skills' as const, name }))),
  experiences: fc.array(
    fc
      .record({ company: named, office: named, description: paragraphs, location: clean, period })
      .map(({ period: { isOpen, ...dates }, ...job }) => ({
        ...job,
        ...dates,
        id: '',
        kindOfWork: null,
        currentJob: isOpen,
      })),
    { maxLength: 4 },
  ),
  educations: fc.array(
    fc
      .record({ school: named, course: clean, degree: clean, description: paragraphs, period })
      .map(({ period: { isOpen, ...dates }, ...education }) => ({
        ...education,
        ...dates,
        id: '',
        stillTraining: isOpen,
      })),
    { maxLength: 4 },
  ),
  languages: fc.uniqueArray(
    fc.record({ language: fc.constantFrom(...codes, 'Klingon'), proficiency: fc.constantFrom(...PROFICIENCIES) }),
    { maxLength: 6, selector: ({ language }) => language },
  ),
  pages: fc.record({
    linkedin: address('https://www.linkedin.com/in/'),
    github: address('https://github.com/'),
    behance: address('https://www.behance.net/'),
    webPage: address('https://example.com/'),
  }),
  certifications: fc.array(
    fc
      .record({
        id: fc.constant(''),
        name: named,
        issuer: clean,
        licenseNumber: clean,
        url: address('https://example.com/certificates/'),
        issued: fc.option(month),
        expires: fc.option(month),
      })
      .filter(({ issued, expires }) => !issued || !expires || !isEarlier(expires, issued)),
    { maxLength: 4 },
  ),
});
const anyLanguage = fc.constantFrom('pt' as const, 'en' as const);
const write = (source: CvSource, language: 'pt' | 'en') =>
  JSON.stringify(toJsonResume(source, { language, parts: CV_PARTS }));

describe('the profile as JSON Resume', () => {
  it('PRO-06 is read back by the own import as it was', () => {
    fc.assert(
      fc.property(anySource, anyLanguage, (source, language) => {
        const { fields, ...draft } = parseJsonResume(write(source, language));
        const without = <Entry extends { id: string }>(entries: Entry[]) => entries.map(({ id: _, ...entry }) => entry);
        expect(draft).toEqual({
          source: 'jsonResume',
          untaken: { projects: 0, awards: 0, publications: 0, volunteering: 0 },
          warnings: [],
          experiences: without(source.experiences),
          educations: without(source.educations),
          certifications: without(source.certifications),
          skills: source.skills,
          languages: source.languages,
        });
        const { displayName, about, jobTitle, city, country, phone, pages } = source;
        const defined = Object.fromEntries(
          Object.entries({ displayName, about, jobTitle, city, country }).filter(([, value]) => value !== ''),
        );
        const written = Object.entries(pages).filter(([, url]) => url !== '');
        expect(fields).toEqual({
          ...defined,
          ...(phone?.phoneNumber && { phone }),
          ...Object.fromEntries(written.map(([page, url]) => [`pages.${page}`, url])),
          nativeLanguage: source.languages.find(({ proficiency }) => proficiency === 'native')?.language,
          englishLevel: source.languages.find(({ language: code }) => code === 'en')?.proficiency,
        });
      }),
    );
  });

  it('PRO-06 keeps to the schema of version 1.0.0', async () => {
    const app = fastify({ ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: true } } });
    app.post('/', { schema: { body: resumeSchema } }, async () => 'valid');
    const check = async (payload: string) =>
      app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': 'application/json' } });
    expect((await check('{"basics":{"name":1}}')).statusCode).toBe(400);
    expect((await check('{"work":[{"startDate":"May"}]}')).statusCode).toBe(400);
    await fc.assert(
      fc.asyncProperty(anySource, anyLanguage, async (source, language) => {
        expect((await check(write(source, language))).body).toBe('valid');
      }),
    );
  });

  it('PRO-06 has nothing that was left out', () => {
    const { displayName } = completeProfile();
    const source = { ...completeProfile(), email: 'iara@example.com', photo: null };
    const text = JSON.stringify(toJsonResume(source, { language: 'en', parts: [] }));
    expect(text).toContain(displayName);
    expect(text).not.toMatch(/iara@|3333|behance|Telas|Value|9000/);
    expect(toJsonResume({ ...emptyProfile(), photo: null }, { language: 'en', parts: CV_PARTS }).basics).toEqual({});
  });
});
