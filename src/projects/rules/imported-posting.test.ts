import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPay } from './imported-pay.ts';
import { readImportedPosting } from './imported-posting.ts';

const line = { source: 'board#1', lang: 'pt', title: 'Designer', body: 'Desenhar.' };
const read = (changes: object) => readImportedPosting({ ...line, ...changes }).position;

describe('an imported posting', () => {
  it.each([
    [{ workModel: 'onsite' }, { workModel: 'faceToFace' }],
    [{ workModel: 'hybrid' }, { workModel: 'hybrid' }],
    [{ workModel: 'moon' }, { workModel: null }],
    [{ workModel: 'constructor' }, { workModel: null }],
    [{ area: 'Other' }, { area: 'other' }],
    [{ area: null }, { area: null }],
    [{ hiringModel: 'PJ' }, { hiringModel: 'PJ' }],
    [{ level: 'Júnior' }, { experienceYears: 1 }],
    [{ level: 'Estágio/Júnior' }, { experienceYears: 1 }],
    [{ level: 'Pleno/Sênior' }, { experienceYears: 3 }],
    [{ level: 'Senior' }, { experienceYears: 6 }],
    [{ level: 'Estágio' }, { experienceYears: null }],
    [{ company: 'Casa' }, { hiringCompany: 'Casa' }],
    [{ lang: 'fr' }, { textLanguage: null }],
    [
      { skills: ['Figma', 'TypeScript', 'Redis', 'Scrum', 'Pesquisa', 7] },
      {
        tags: [
          ['softwares', 'Figma'],
          ['languages', 'TypeScript'],
          ['databases', 'Redis'],
          ['methodologies', 'Scrum'],
          ['skills', 'Pesquisa'],
        ].map(([kind, name]) => ({ kind, name })),
      },
    ],
  ])('BRI-02 reads %j as %j', (changes, expected) => {
    expect(read(changes)).toMatchObject(expected);
  });

  it.each([
    [{ ...line, title: ' ' }, 'titleMissing'],
    [{ ...line, body: null }, 'bodyMissing'],
    [[], 'notAnObject'],
    [null, 'notAnObject'],
    ['x', 'notAnObject'],
  ])('BRI-02 refuses %j: %s', (given, refusal) => {
    expect(readImportedPosting(given)).toEqual({ refusal });
  });
});

describe('a pay text', () => {
  it.each([
    ['R$ 1300,00/mês', 'month', 1_300_00, null],
    ['R$ 1.500,00', 'month', 1_500_00, null],
    ['R$700,00', 'month', 700_00, null],
    ['bolsa R$1500,00', 'month', 1_500_00, null],
    ['R$16,500.00 - R$24,500.00', 'month', 16_500_00, 24_500_00],
    ['R$ 4 a 6 mil', 'month', 4_000_00, 6_000_00],
    ['US$ 40/hour', 'hour', 40_00, null],
    ['EUR 3.000 – 4.000 per month', 'month', 3_000_00, 4_000_00],
  ])('BRI-02 reads %s', (text, payPeriod, payMinimum, payMaximum) => {
    expect(readPay(text)).toMatchObject({ payPeriod, payMinimum, payMaximum, payText: null });
  });

  it.each([
    '1,000 - 3,000 USD',
    '13k-14k',
    '3K-5K',
    '£25,000 - £45,000',
    'Up to £150k per annum',
    'até R$ 5.000',
    'up to $52,400.00 AUD',
    'R$ 9.000 - R$ 4.000',
    'R$ 40',
    'R$ 1.50.0',
    'USD 50000',
  ])('BRI-02 keeps %s as written', (text) => {
    expect(readPay(text)).toMatchObject({ payText: text, payMinimum: null, payPeriod: null, negotiable: false });
  });

  it.each(['a combinar', 'conforme pretensão'])('BRI-02 takes %s as negotiable', (text) => {
    expect(readPay(text)).toMatchObject({ payText: text, negotiable: true });
  });

  it('BRI-02 gives ordered figures or the text, whatever is written', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[R$US€ .,\-0-9kmila]{0,30}$/), (text) => {
        const pay = readPay(text);
        expect(pay.payText === null || pay.payText === text.trim()).toBe(true);
        if (pay.payMaximum !== null) expect(pay.payMaximum).toBeGreaterThanOrEqual(pay.payMinimum!);
      }),
    );
  });
});
