import { bareCep, formatCep, isCep } from '#platform/brazil/cep.ts';
import { bareCnpj, formatCnpj, isCnpj } from '#platform/brazil/cnpj.ts';
import { bareCpf, formatCpf, isCpf } from '#platform/brazil/cpf.ts';

/** The company through which a member works as PJ. Empty texts were not said; nobody but the member sees it. */
export type OwnCompany = Record<CompanyText, string>;
export type CompanyText = (typeof COMPANY_TEXTS)[number];
export type CompanyProblem = 'cnpjInvalid' | 'cpfInvalid' | 'zipInvalid';

export const COMPANY_TEXT_LENGTH = 120;

/** In the order of the form. `country` is an ISO code; the tax numbers and the zip code are Brazil's where it is 'BR'. */
export const COMPANY_TEXTS = [
  'name',
  'legalName',
  'taxId',
  'municipalRegistration',
  'country',
  'zip',
  'street',
  'number',
  'complement',
  'neighbourhood',
  'city',
  'idDocument',
  'personalTaxId',
] as const;

/** How Brazil writes, keeps and checks what other countries write as they like. */
const brazilian = {
  taxId: { isValid: isCnpj, bare: bareCnpj, written: formatCnpj, problem: 'cnpjInvalid' },
  personalTaxId: { isValid: isCpf, bare: bareCpf, written: formatCpf, problem: 'cpfInvalid' },
  zip: { isValid: isCep, bare: bareCep, written: formatCep, problem: 'zipInvalid' },
} as const;
const brazilianTexts = ['taxId', 'zip', 'personalTaxId'] as const;

export function emptyOwnCompany(): OwnCompany {
  const empty = Object.fromEntries(COMPANY_TEXTS.map((name) => [name, ''])) as OwnCompany;
  return { ...empty, country: 'BR' };
}

/** What has to be mended before it can be saved, by field. Form and server ask the same. */
export function ownCompanyProblems(company: OwnCompany): Partial<Record<CompanyText, CompanyProblem>> {
  if (company.country !== 'BR') return {};
  const wrong = brazilianTexts.filter((name) => company[name].trim() !== '' && !brazilian[name].isValid(company[name]));
  return Object.fromEntries(wrong.map((name) => [name, brazilian[name].problem]));
}

/** As it is kept: Brazil's numbers without punctuation. */
export function tidyOwnCompany(company: OwnCompany): OwnCompany {
  return company.country === 'BR' ? changed(company, (name, said) => brazilian[name].bare(said)) : company;
}

/** As people write it. */
export function writtenOwnCompany(company: OwnCompany): OwnCompany {
  return company.country === 'BR' ? changed(company, (name, said) => brazilian[name].written(said)) : company;
}

/** The address in lines, as on an envelope; what was not said is left out. */
export function companyAddressLines(company: OwnCompany): string[] {
  const { street, number, complement, neighbourhood, city, zip } = writtenOwnCompany(company);
  const lines = [[street, number, complement], [neighbourhood], [zip, city]];
  return lines.map((parts) => parts.filter(Boolean).join(', ')).filter(Boolean);
}

function changed(company: OwnCompany, change: (name: (typeof brazilianTexts)[number], said: string) => string) {
  const texts = brazilianTexts.map((name) => [name, company[name] === '' ? '' : change(name, company[name])]);
  return { ...company, ...Object.fromEntries(texts) } as OwnCompany;
}
