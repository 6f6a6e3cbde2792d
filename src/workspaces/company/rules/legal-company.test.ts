import { describe, expect, it } from 'vitest';
import {
  formatTaxId,
  type LegalCompany,
  legalCompanyProblems,
  type LegalProblem,
  type LegalText,
  normalizeLegalCompany,
} from './legal-company.ts';
import { someLegalCompany } from '#workspaces/testing/some-legal-company.ts';

const brazilian = someLegalCompany;
const foreign: LegalCompany = {
  ...brazilian,
  kind: 'foreign',
  taxId: 'GB 123 4567 89',
  postalCode: 'SW1A 1AA',
  city: 'London',
  country: 'United Kingdom',
  number: '',
  neighbourhood: '',
  district: '',
};

describe('the company as contracts name it', () => {
  it.each<[string, LegalCompany, Partial<Record<LegalText, LegalProblem>>]>([
    ['a whole Brazilian one', brazilian, {}],
    ['one with the new CNPJ of letters', { ...brazilian, taxId: '12.ABC.345/01DE-35' }, {}],
    ['one typed without punctuation', { ...brazilian, taxId: '12abc34501de35', postalCode: '01310100' }, {}],
    ['a wrong check digit', { ...brazilian, taxId: '11.222.333/0001-80' }, { taxId: 'cnpjInvalid' }],
    ['repeated digits', { ...brazilian, taxId: '00000000000000' }, { taxId: 'cnpjInvalid' }],
    ['a foreign number as a CNPJ', { ...brazilian, taxId: 'GB 123 4567 89' }, { taxId: 'cnpjInvalid' }],
    ['a short postal code', { ...brazilian, postalCode: '0131' }, { postalCode: 'postalCodeInvalid' }],
    ['no number of the house', { ...brazilian, number: ' ' }, { number: 'fieldRequired' }],
    ['a whole foreign one', foreign, {}],
    ['a foreign one without a country', { ...foreign, country: '' }, { country: 'fieldRequired' }],
    ['a foreign one without a tax id', { ...foreign, taxId: '' }, { taxId: 'fieldRequired' }],
    ['a wrong address of mail', { ...foreign, financeEmail: 'finance' }, { financeEmail: 'emailInvalid' }],
    ['no address of mail', { ...foreign, managingPartnerEmail: '' }, { managingPartnerEmail: 'fieldRequired' }],
    ['a name that is too long', { ...foreign, companyName: 'x'.repeat(161) }, { companyName: 'fieldTooLong' }],
  ])('PRO-08 %s', (_, company, problems) => expect(legalCompanyProblems(company)).toEqual(problems));

  it('PRO-08 keeps Brazilian numbers without punctuation, and foreign ones as written', () => {
    expect(normalizeLegalCompany({ ...brazilian, taxId: '12.abc.345/01de-35' })).toMatchObject({
      taxId: '12ABC34501DE35',
      postalCode: '01310100',
      country: 'Brasil',
    });
    expect(normalizeLegalCompany(foreign)).toEqual(foreign);
  });

  it('PRO-08 shows a CNPJ as people write it', () => {
    expect(formatTaxId({ kind: 'brazilian', taxId: '12ABC34501DE35' })).toBe('12.ABC.345/01DE-35');
    expect(formatTaxId({ kind: 'brazilian', taxId: '1222' })).toBe('1222');
    expect(formatTaxId(foreign)).toBe('GB 123 4567 89');
  });
});
