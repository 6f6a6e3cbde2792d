import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ImportRefusal } from '#profiles/imports/server/formats/import-refusal.ts';
import { JSON_RESUME_LIMITS, parseJsonResume } from '#profiles/imports/server/formats/json-resume.ts';

const parse = (resume: unknown) => parseJsonResume(JSON.stringify(resume));

function outcomeOf(resume: unknown): unknown {
  try {
    return parse(resume).source === 'jsonResume' ? 'understood' : 'something else';
  } catch (error) {
    return error instanceof ImportRefusal ? 'understood' : error;
  }
}

test.each(['__proto__', 'constructor', 'toString'])('PRO-01 a network called %s gives a résumé no page', (network) => {
  const named = { basics: { name: 'Bento', profiles: [{ network, username: 'bento' }] } };
  expect(JSON.stringify(parse(named))).toBe(JSON.stringify(parse({ basics: { name: 'Bento', profiles: [] } })));
});

test('PRO-01 texts stand for the entries and lists that other programs write as texts; what is neither is named', () => {
  const draft = parse({
    basics: { name: 'Bento', location: 'Recife, Pernambuco, BR' },
    skills: ['HTML', { name: 'CSS' }, 7],
    languages: ['English'],
    work: [{ name: 'Oficina', startDate: '2020', highlights: 'Uma linha\nOutra' }],
  });
  expect(draft.fields).toMatchObject({ city: 'Recife', country: 'BR' });
  expect(draft.skills.map(({ name }) => name)).toEqual(['HTML', 'CSS']);
  expect(draft.languages).toMatchObject([{ language: 'en' }]);
  expect(draft.experiences[0]!.description).toBe('• Uma linha\n• Outra');
  expect(draft.warnings).toContainEqual({ code: 'entriesUnreadable', params: { section: 'skills', count: 1 } });
});

describe('a JSON résumé', () => {
  it('becomes a draft', () => {
    const draft = parseJsonResume(
      `\uFEFF${JSON.stringify({
        $schema: 'https://example.com/schema.json',
        basics: {
          name: 'Bento Rocha',
          label: 'Pessoa de dados',
          email: 'private@example.com',
          phone: '+351 910 000 000',
          url: 'https://bento.example.com/',
          summary: 'Conta\nlinhas.',
          location: { city: 'Porto', countryCode: 'pt', address: 'private street' },
          profiles: [
            { network: 'GitHub', username: 'bento ficticio' },
            { network: 'LinkedIn', url: 'https://www.linkedin.com/in/bento' },
            { network: 'Other', username: 'x' },
          ],
        },
        work: [
          {
            name: 'Oficina',
            position: 'Analista',
            startDate: '2021-08',
            summary: 'Tabelas.',
            highlights: ['Uma', ' Outra '],
          },
          { name: 'Casa', position: 'Estágio', startDate: '2019-03-05', endDate: '2020-01-31' },
        ],
        education: [
          {
            institution: 'Escola',
            area: 'Estatística',
            studyType: 'Bacharelado',
            startDate: '2015',
            endDate: '2019',
            courses: ['Séries', 'Amostras'],
          },
        ],
        skills: [{ name: 'Dados', level: 'Advanced', keywords: ['SQL', 'R', 'sql'] }],
        languages: [
          { language: 'Português', fluency: 'Nativo' },
          { language: 'English', fluency: 'C1' },
        ],
        certificates: [{ name: 'Amostras', issuer: 'Instituto', date: '2023-04', url: 'https://cert.example.com/1' }],
        interests: [{ name: 'Pontes' }],
        unknown: { anything: [1, 2] },
      })}`,
      { today: '2025-06', kindOfSkill: (name) => (name === 'SQL' ? 'databases' : 'skills') },
    );
    expect(draft.fields).toEqual({
      displayName: 'Bento Rocha',
      about: 'Conta\nlinhas.',
      jobTitle: 'Pessoa de dados',
      level: 4,
      city: 'Porto',
      country: 'PT',
      phone: { countryCode: '+351', phoneNumber: '910000000' },
      nativeLanguage: 'pt',
      englishLevel: 'advanced',
      'pages.webPage': 'https://bento.example.com',
      'pages.linkedin': 'https://www.linkedin.com/in/bento',
      'pages.github': 'https://github.com/bento%20ficticio',
    });
    expect(draft.experiences[0]).toMatchObject({
      company: 'Oficina',
      office: 'Analista',
      description: 'Tabelas.\n\n• Uma\n• Outra',
      start: '2021-08',
      end: null,
      currentJob: true,
    });
    expect(draft.experiences[1]).toMatchObject({ start: '2019-03', end: '2020-01', currentJob: false });
    expect(draft.educations).toEqual([
      {
        school: 'Escola',
        course: 'Estatística',
        degree: 'Bacharelado',
        start: '2015',
        end: '2019',
        stillTraining: false,
        description: 'Séries\nAmostras',
      },
    ]);
    expect(draft.skills).toEqual([
      { kind: 'skills', name: 'Dados' },
      { kind: 'skills', name: 'R' },
      { kind: 'databases', name: 'SQL' },
    ]);
    expect(draft.certifications).toEqual([
      {
        name: 'Amostras',
        issuer: 'Instituto',
        url: 'https://cert.example.com/1',
        licenseNumber: '',
        issued: '2023-04',
        expires: null,
      },
    ]);
    expect(draft.warnings.map(({ code }) => code)).toEqual(['levelEstimated']);
    expect(JSON.stringify(draft)).not.toContain('private');
  });

  it('accepts the older names', () => {
    const draft = parse({
      basics: { name: 'Bento', website: 'https://bento.example.com' },
      work: [{ company: 'Oficina', website: 'https://x.example', position: 'Dev' }],
      education: [{ institution: 'Escola', gpa: '4' }],
    });
    expect(draft).toMatchObject({
      fields: { 'pages.webPage': 'https://bento.example.com' },
      experiences: [{ company: 'Oficina' }],
      educations: [{ school: 'Escola' }],
    });
  });

  it('drops impossible dates and unsafe addresses with warnings', () => {
    const draft = parse({
      basics: { url: 'javascript:alert(1)' },
      work: [{ name: 'Oficina', startDate: '2020-19', endDate: '2021-02' }],
      certificates: [{ name: 'X', url: 'data:text/html,x' }],
    });
    expect(draft).toMatchObject({
      fields: {},
      experiences: [{ start: null, end: '2021-02', currentJob: false }],
      certifications: [{ url: '' }],
    });
    expect(draft.warnings).toEqual(
      expect.arrayContaining([
        { code: 'dateUnreadable', params: { field: 'experiences.start', value: '2020-19' } },
        { code: 'addressDropped', params: { value: 'javascript:alert(1)' } },
        { code: 'addressDropped', params: { value: 'data:text/html,x' } },
      ]),
    );
  });

  it('lives with other forms than hoped for', () => {
    const draft = parse({
      basics: { name: 7, location: 'Porto', profiles: 'x' },
      work: { name: 'Oficina' },
      skills: ['SQL', null, { name: ['a'], keywords: [1, 'R'] }],
      languages: null,
      education: [[], 'x', { institution: null }],
    });
    expect(draft).toMatchObject({
      fields: { displayName: '7', city: 'Porto' },
      experiences: [],
      skills: [{ name: 'SQL' }, { name: 'R' }],
      languages: [],
      educations: [{ school: 'x' }],
    });
    expect(draft.warnings.map(({ code, params }) => [code, params['section'] ?? params['list']])).toEqual([
      ['sectionUnreadable', 'work'],
      ['sectionUnreadable', 'languages'],
      ['entriesUnreadable', 'education'],
      ['entriesUnreadable', 'skills'],
      ['entryDropped', 'educations'],
    ]);
  });

  it('is not fooled by names that objects have by themselves', () => {
    const draft = parseJsonResume(
      '{"basics":{"__proto__":{"name":"Evil"},"constructor":{"name":"x"}},"work":[{"__proto__":{"name":"Evil"}}]}',
    );
    expect(draft).toMatchObject({ fields: {}, experiences: [] });
    expect(({} as { name?: string }).name).toBeUndefined();
  });

  it.each([
    ['no JSON', 'brokenJson', '{"basics":'],
    ['nothing', 'brokenJson', ''],
    ['a list', 'notAResume', '[]'],
    ['a number', 'notAResume', '7'],
    ['null', 'notAResume', 'null'],
    ['another object', 'notAResume', '{"name":"package"}'],
    ['an inherited name', 'notAResume', '{"__proto__":{"basics":{}}}'],
    ['too much', 'tooLarge', `{"basics":"${'x'.repeat(JSON_RESUME_LIMITS.length)}"}`],
    ['a hole of lists', 'tooDeep', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['a deep key nobody reads', 'tooDeep', `{"basics":{},"x":${'{"y":'.repeat(50)}1${'}'.repeat(50)}}`],
  ])('is refused when it is %s', (_, code, text) =>
    expect(() => parseJsonResume(text)).toThrow(expect.objectContaining({ name: 'ImportRefusal', code })),
  );

  it('gives a draft or a refusal for any JSON', () => {
    const section = fc.constantFrom('basics', 'work', 'education', 'skills', 'languages', 'certificates');
    fc.assert(
      fc.property(fc.dictionary(section, fc.jsonValue()), (resume) => {
        expect(outcomeOf(resume)).toBe('understood');
      }),
    );
  });
});
