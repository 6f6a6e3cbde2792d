import { bareCep, formatCep, isCep } from '#platform/brazil/cep.ts';
import { bareCnpj, formatCnpj, isCnpj } from '#platform/brazil/cnpj.ts';
import { bareCpf, formatCpf, isCpf } from '#platform/brazil/cpf.ts';

/** The company through which a member works as PJ. Empty texts mean not given; visible only to the member. */
export type OwnCompany = Record<CompanyText, string>;
export type CompanyText = (typeof COMPANY_TEXTS)[number];
export type CompanyProblem = 'cnpjInvalid' | 'cpfInvalid' | 'zipInvalid';

export const COMPANY_TEXT_LENGTH = 120;

/** In the order of the form. `country` is an ISO code; tax numbers and postal code are Brazilian where it is 'BR'. */
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

/** Brazilian formats; other countries' texts are free-form. */
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

/** The problems to fix before it can be saved, by field. Form and server use the same check. */
export function ownCompanyProblems(company: OwnCompany): Partial<Record<CompanyText, CompanyProblem>> {
  if (company.country !== 'BR') return {};
  const wrong = brazilianTexts.filter((name) => company[name].trim() !== '' && !brazilian[name].isValid(company[name]));
  return Object.fromEntries(wrong.map((name) => [name, brazilian[name].problem]));
}

/** The stored form: Brazilian numbers without punctuation. */
export function normalizeOwnCompany(company: OwnCompany): OwnCompany {
  return company.country === 'BR' ? changed(company, (name, said) => brazilian[name].bare(said)) : company;
}

/** The displayed form. */
export function formatOwnCompany(company: OwnCompany): OwnCompany {
  return company.country === 'BR' ? changed(company, (name, said) => brazilian[name].written(said)) : company;
}

/** The lines of the address, as on an envelope; empty parts are left out. */
export function companyAddressLines(company: OwnCompany): string[] {
  const { street, number, complement, neighbourhood, city, zip } = formatOwnCompany(company);
  const lines = [[street, number, complement], [neighbourhood], [zip, city]];
  return lines.map((parts) => parts.filter(Boolean).join(', ')).filter(Boolean);
}

function changed(company: OwnCompany, change: (name: (typeof brazilianTexts)[number], said: string) => string) {
  const texts = brazilianTexts.map((name) => [name, company[name] === '' ? '' : change(name, company[name])]);
  return { ...company, ...Object.fromEntries(texts) } as OwnCompany;
}
