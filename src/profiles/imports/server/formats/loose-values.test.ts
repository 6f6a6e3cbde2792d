import { describe, expect, it } from 'vitest';
import { cleanText, textField } from '#profiles/imports/server/formats/clean-text.ts';
import { splitDegree } from '#profiles/imports/server/formats/degree-name.ts';
import { createDateReader, looseDate, loosePeriod } from '#profiles/imports/server/formats/loose-date.ts';
import { loosePhone } from '#profiles/imports/server/formats/loose-phone.ts';
import { looseProficiency } from '#profiles/imports/server/formats/loose-proficiency.ts';
import { WarningList } from '#profiles/imports/server/formats/warning-list.ts';

describe('dates as exports write them', () => {
  it.each([
    ['2019', '2019'],
    ['2019-03', '2019-03'],
    ['2019-3', '2019-03'],
    ['2019-03-05', '2019-03'],
    ['2019/03', '2019-03'],
    ['03/2019', '2019-03'],
    ['03.2019', '2019-03'],
    ['Mar 2019', '2019-03'],
    ['March 2019', '2019-03'],
    ['MAY 2021', '2021-05'],
    ['Sept. 2014', '2014-09'],
    ['05 Mar 2024', '2024-03'],
    ['Mar 5, 2024', '2024-03'],
    ['7/8/26, 3:43 PM', '2026-07'],
    ['08/15/20, 01:22 PM', '2020-08'],
    ['1/10/2015', '2015-01'],
    ['2026-07-01 10:00:00 UTC', '2026-07'],
    ['2024-02-01T10:00:00.000Z', '2024-02'],
    ['fev 2018', '2018-02'],
    ['abr. de 2020', '2020-04'],
    ['março de 2019', '2019-03'],
    ['5 de setembro de 2012', '2012-09'],
    ['Ago 2020', '2020-08'],
    ['out/2011', '2011-10'],
    ['dez 2016', '2016-12'],
  ])('%s → %s', (written, date) => expect(looseDate(written)).toBe(date));

  it.each([
    '',
    '2020-19',
    '2020-00',
    '19/2020',
    'Foo 2019',
    'ma 2019',
    '0019',
    '3019',
    '20190',
    'soon',
    '2019-2021',
    '99/99/99',
    `${' '.repeat(5000)}x`,
  ])('%s is none', (written) => {
    expect(looseDate(written)).toBeNull();
  });

  it.each([
    ['Mar 2019', '', { start: '2019-03', end: null, isOpen: true }, []],
    ['Mar 2019', 'Present', { start: '2019-03', end: null, isOpen: true }, []],
    ['mar 2019', 'o momento', { start: '2019-03', end: null, isOpen: true }, []],
    ['', '', { start: null, end: null, isOpen: false }, []],
    ['2019', '2018-05', { start: '2019', end: null, isOpen: false }, ['endBeforeStart']],
    ['2019', '2018-19', { start: '2019', end: null, isOpen: false }, ['dateUnreadable']],
    ['2019-03', '2019', { start: '2019-03', end: '2019', isOpen: false }, []],
  ])('from %s to %s', (start, end, period, codes) => {
    const warnings = new WarningList();
    expect(loosePeriod({ start, end }, 'experiences', warnings)).toEqual(period);
    expect(warnings.list().map(({ code }) => code)).toEqual(codes);
  });
});

describe('proficiencies', () => {
  it.each([
    ['Native or bilingual proficiency', 'native'],
    ['NATIVE_OR_BILINGUAL', 'native'],
    ['Full professional proficiency', 'fluent'],
    ['FULL_PROFESSIONAL', 'fluent'],
    ['Professional working proficiency', 'advanced'],
    ['PROFESSIONAL_WORKING', 'advanced'],
    ['Limited working proficiency', 'intermediate'],
    ['Elementary proficiency', 'basic'],
    ['Nativo', 'native'],
    ['Língua materna', 'native'],
    ['Fluente', 'fluent'],
    ['Avançado', 'advanced'],
    ['Intermediário', 'intermediate'],
    ['Básico', 'basic'],
    ['C2', 'fluent'],
    ['c1', 'advanced'],
    ['B2', 'intermediate'],
    ['A1 (beginner)', 'basic'],
    ['', null],
    ['a bit', null],
  ])('%s → %s', (written, proficiency) => expect(looseProficiency(written)).toBe(proficiency));
});

describe('telephone numbers', () => {
  it.each([
    ['+55 81 99999-0000', { countryCode: '+55', phoneNumber: '81999990000' }],
    ['+5581999990000', { countryCode: '+55', phoneNumber: '81999990000' }],
    ['0055 (81) 3333.0000', { countryCode: '+55', phoneNumber: '8133330000' }],
    ['+1 (415) 555-0100', { countryCode: '+1', phoneNumber: '4155550100' }],
    ['+351 910 000 000', { countryCode: '+351', phoneNumber: '910000000' }],
    ['(81) 99999-0000', { countryCode: '', phoneNumber: '81999990000' }],
    ['+00 00 00000-0000', null],
    ['12', null],
    ['call me', null],
    ['8199999<script>', null],
    ['9'.repeat(30), null],
    ['', null],
  ])('%s → %j', (written, phone) => expect(loosePhone(written)).toEqual(phone));
});

describe('texts', () => {
  it('loses control characters, direction marks and half characters, and keeps line breaks', () => {
    expect(cleanText(' a\u0000b\r\nc\u202Ed\ud800\te\rf ')).toBe('ab\ncd\uFFFD\te\nf');
    expect(cleanText('Cafe\u0301 🌵')).toBe('Café 🌵');
  });
  it('is cut to its limit without cutting a character in two', () => {
    const warnings = new WarningList();
    expect(textField('ab🌵', 'about', 3, warnings)).toBe('ab');
    expect(warnings.list()).toEqual([{ code: 'textCut', params: { field: 'about', limit: 3 } }]);
  });
  it('warnings come once and not by the thousand', () => {
    const warnings = new WarningList();
    for (let index = 0; index < 2000; index += 1) warnings.add('fileMissing', { file: `${index % 1000}` });
    expect(warnings.list()).toHaveLength(51);
    expect(warnings.list().at(-1)).toEqual({ code: 'moreWarnings', params: { count: 950 } });
  });
  it.each([
    ['Bacharelado em Sistemas de Informação', 'Bacharelado', 'Sistemas de Informação'],
    ['Bachelor of Arts, Design', 'Bachelor of Arts', 'Design'],
    ['Master of Science in Physics', 'Master of Science', 'Physics'],
    ['MBA', '', 'MBA'],
    ['Imersão em UX', '', 'Imersão em UX'],
    ['', '', ''],
  ])('%s is %s and %s', (written, degree, course) => expect(splitDegree(written)).toEqual({ degree, course }));
});

const today = '2026-11';
const read = (texts: readonly string[], dateOrder?: 'dayFirst' | 'monthFirst') =>
  createDateReader(texts, { today, ...(dateOrder && { dateOrder }) }, new WarningList());

it('PRO-01 asks once which of two numbers is the month, where no date of the file says it', () => {
  expect(() => read(['2019', '05/03/2018'])).toThrow(
    expect.objectContaining({ code: 'datesAmbiguous', params: { date: '05/03/2018' } }),
  );
  expect(read(['05/03/2018'], 'dayFirst').any('05/03/2018')).toBe('2018-03');
  expect(read(['05/03/2018'], 'monthFirst').any('05/03/2018')).toBe('2018-05');
});

it.each([
  [['05/03/2018', '25/12/2019'], '05/03/2018', '2018-03'],
  [['05/03/2018', '12/25/2019'], '05/03/2018', '2018-05'],
  [['3/3/98'], '3/3/98', '1998-03'],
  [['3/3/26'], '3/3/26', '2026-03'],
  [['7/8/26, 3:43 PM'], '7/8/26, 3:43 PM', '2026-07'],
  [['Mar 2019'], 'Mar 2019', 'Mar 2019'],
])('PRO-01 of %j, %s is %s', (texts, text, date) => {
  expect(read(texts).any(text)).toBe(date);
});

it('PRO-01 nothing has begun in the future', () => {
  const warnings = new WarningList();
  const { past } = createDateReader([], { today }, warnings);
  expect([past('2099', 'experiences.start'), past('2026', ''), past('2026-12', ''), past('2026-11', '')]).toEqual([
    '',
    '2026',
    '',
    '2026-11',
  ]);
  expect(warnings.list()[0]).toEqual({ code: 'dateToCome', params: { field: 'experiences.start', value: '2099' } });
});
