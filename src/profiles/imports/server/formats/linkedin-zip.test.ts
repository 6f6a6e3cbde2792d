import { describe, expect, it } from 'vitest';
import { parseLinkedInExport } from '#profiles/imports/server/formats/linkedin-zip.ts';
import { zipOf } from '#profiles/imports/server/formats/sample-zips.ts';
import { PROFILE_LIMITS } from '#profiles/rules/profile-limits.ts';

const profileHeader =
  'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers';
const sample = {
  'Profile.csv': `${profileHeader}\nIara,Souza Lima,,"Rua Inventada 7",Jan 1,Pontes e telas | Designer,"Desenha ""pontes"".\n\nE telas.",Design,0,"Olinda, Pernambuco, Brasil",[iara],"[PORTFOLIO:https://iara.example.com,OTHER:javascript:alert(1),PERSONAL:https://github.com/iara-ficticia,BLOG:https://blog.example.com]",\n`,
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\n"Oficina Inventada, Design",Designer Sênior,=1+1,Recife,Mar 2022,\nCasa Fictícia,Designer,"Uma\nlinha",,2018,fev 2022\n,,sem nome,,2017,2018\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nEscola Inventada,2014,Sep 2018,Nota 9,Bacharelado em Design,Teatro\n',
  'Skills.csv': 'Name\nFigma\nfigma\n"Pesquisa, com gente"\nPostgreSQL\n',
  'Languages.csv':
    'Name,Proficiency\nPortuguês,Native or bilingual proficiency\nInglês,Limited working proficiency\nEspanhol,\nLibras,so-so\n',
  'Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\nPontes,javascript:alert(1),Instituto,May 2023,,X-1\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,,Home\n,+55 81 99999-0000,Mobile\n',
  'Email Addresses.csv': 'Email Address,Confirmed,Primary,Updated On\nprivate@example.com,Yes,Yes,\n',
  'messages.csv': 'CONVERSATION ID,CONTENT\n1,private words\n',
  'Connections.csv': 'Notes:\n"x"\n\nFirst Name,Last Name\nPrivate,Friend\n',
};
const kindOfSkill = (name: string) => (name === 'PostgreSQL' ? 'databases' : 'skills');

describe('the export of LinkedIn', () => {
  it('becomes a draft', async () => {
    const draft = await parseLinkedInExport(zipOf(sample), { kindOfSkill, today: '2025-06' });
    expect(draft.fields).toEqual({
      displayName: 'Iara Souza Lima',
      about: 'Desenha "pontes".\n\nE telas.',
      jobTitle: 'Designer Sênior',
      level: 7,
      city: 'Olinda',
      country: 'BR',
      nativeLanguage: 'pt',
      englishLevel: 'intermediate',
      phone: { countryCode: '+55', phoneNumber: '81999990000' },
      'pages.webPage': 'https://iara.example.com',
      'pages.github': 'https://github.com/iara-ficticia',
    });
    expect(draft.skills).toEqual([
      { kind: 'skills', name: 'Figma' },
      { kind: 'skills', name: 'Pesquisa, com gente' },
      { kind: 'databases', name: 'PostgreSQL' },
    ]);
    expect(draft.experiences).toEqual([
      {
        company: 'Oficina Inventada, Design',
        office: 'Designer Sênior',
        kindOfWork: null,
        description: '=1+1',
        location: 'Recife',
        start: '2022-03',
        end: null,
        currentJob: true,
      },
      {
        company: 'Casa Fictícia',
        office: 'Designer',
        kindOfWork: null,
        description: 'Uma\nlinha',
        location: '',
        start: '2018',
        end: '2022-02',
        currentJob: false,
      },
    ]);
    expect(draft.educations).toEqual([
      {
        school: 'Escola Inventada',
        course: 'Design',
        degree: 'Bacharelado',
        start: '2014',
        end: '2018-09',
        stillTraining: false,
        description: 'Nota 9\n\nTeatro',
      },
    ]);
    expect(draft.languages).toEqual([
      { language: 'pt', proficiency: 'native' },
      { language: 'en', proficiency: 'intermediate' },
      { language: 'es', proficiency: null },
      { language: 'Libras', proficiency: null },
    ]);
    expect(draft.certifications).toEqual([
      { name: 'Pontes', issuer: 'Instituto', url: '', licenseNumber: 'X-1', issued: '2023-05', expires: null },
    ]);
    expect(draft.warnings).toEqual(
      expect.arrayContaining([
        { code: 'entryDropped', params: { list: 'experiences', count: 1 } },
        { code: 'proficiencyMissing', params: { language: 'es' } },
        { code: 'proficiencyUnknown', params: { language: 'Libras', value: 'so-so' } },
        { code: 'addressDropped', params: { value: 'javascript:alert(1)' } },
        { code: 'addressUnused', params: { value: 'https://blog.example.com' } },
        { code: 'levelEstimated', params: { years: 7 } },
      ]),
    );
    expect(draft.warnings).toHaveLength(6);
    expect(JSON.stringify(draft)).not.toMatch(/private|Rua Inventada|Jan 1/i);
  });

  it('comes nested, in other case, in the old columns, in part', async () => {
    const draft = await parseLinkedInExport(
      zipOf({
        'Basic_Export/positions.CSV': '\uFEFFCompany Name,Title,Start Date,End Date\r\nOficina,Dev,2015,2016\r\n',
        'Basic_Export/SKILLS.csv': 'Skill Name\r\nEscrita\r\n',
      }),
    );
    expect(draft).toMatchObject({
      fields: {},
      skills: [{ name: 'Escrita' }],
      experiences: [{ start: '2015', end: '2016' }],
    });
    expect(draft.warnings.map(({ code, params }) => [code, params['file']])).toEqual([
      ['fileMissing', 'Profile.csv'],
      ['fileMissing', 'Education.csv'],
      ['fileMissing', 'Languages.csv'],
    ]);
  });

  it.each([
    ['São Paulo e Região', { city: 'São Paulo e Região' }],
    ['Brasil', { country: 'BR' }],
    ['"Lisboa, Portugal"', { city: 'Lisboa', country: 'PT' }],
    ['"Vila, Atlântida"', { city: 'Vila', country: 'Atlântida' }],
  ])('the place %s is %j', async (place, fields) => {
    const draft = await parseLinkedInExport(
      zipOf({ 'Profile.csv': `First Name,Last Name,Geo Location\nIara,,${place}\n` }),
    );
    expect(draft.fields).toEqual({ displayName: 'Iara', ...fields });
  });

  it('takes what the headline starts with when no job goes on', async () => {
    const draft = await parseLinkedInExport(
      zipOf({ 'Profile.csv': 'First Name,Headline\nIara,Designer de Produto na Oficina | Pontes\n' }),
    );
    expect(draft.fields.jobTitle).toBe('Designer de Produto');
  });

  it('survives ten thousand rows and cuts to the limits with warnings', async () => {
    const draft = await parseLinkedInExport(
      zipOf({
        'Positions.csv': `Company Name,Title,Description,Started On\n${Array.from({ length: 10_000 }, (_, index) => `Oficina ${index},Dev,"${'a, '.repeat(10)}",soon ${index}`).join('\n')}`,
        'Skills.csv': `Name\n${Array.from({ length: 12_000 }, (_, index) => `Skill ${index}`).join('\n')}`,
        'Profile.csv': `First Name,Last Name,Summary\nIara,Souza,${'ã'.repeat(3000)}`,
      }),
    );
    expect(draft.experiences).toHaveLength(PROFILE_LIMITS.experiences);
    expect(draft.skills).toHaveLength(PROFILE_LIMITS.skillsPerKind);
    expect(draft.fields.about).toHaveLength(PROFILE_LIMITS.freeText);
    expect(draft.warnings.length).toBeLessThanOrEqual(51);
    expect(draft.warnings).toEqual(
      expect.arrayContaining([
        { code: 'rowsCut', params: { file: 'Skills.csv', limit: 10_000 } },
        { code: 'listCut', params: { list: 'experiences', limit: 50, dropped: 9_950 } },
      ]),
    );
  });

  it('PRO-01 a stray quote costs its own line, which a warning names', async () => {
    const draft = await parseLinkedInExport(
      zipOf({ ...sample, 'Skills.csv': 'Name\nFigma\n"Sket"ch\n"Pesquisa, com gente"\n' }),
    );
    expect(draft.skills.map(({ name }) => name)).toEqual(['Figma', 'Pesquisa, com gente']);
    expect(draft.warnings).toContainEqual({ code: 'lineUnreadable', params: { file: 'Skills.csv', line: 3 } });
  });

  it.each([
    ['an archive of other files', { 'photo.jpg': 'x', 'messages.csv': 'CONTENT\nprivate\n' }, 'notALinkedInExport'],
    [
      'files of our names with other content',
      { 'Profile.csv': 'a,b\n1,2\n', 'Skills.csv': 'something\nelse\n' },
      'notALinkedInExport',
    ],
  ])('refuses %s', async (_, files, code) => {
    await expect(parseLinkedInExport(zipOf(files))).rejects.toEqual(
      expect.objectContaining({ name: 'ImportRefusal', code }),
    );
  });
});
