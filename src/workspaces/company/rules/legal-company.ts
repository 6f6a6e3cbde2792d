import { emailProblem } from '#accounts/rules/email-problem.ts';
import { bareCnpj, formatCnpj, isCnpj } from '#platform/brazil/cnpj.ts';

export const companyKinds = ['brazilian', 'foreign'] as const;
export type CompanyKind = (typeof companyKinds)[number];

/** The texts of a legal company, as in contracts and invoices, in the order of the form, each with its maximum length. */
export const legalTextLengths = {
  companyName: 160,
  taxId: 40,
  managingPartnerName: 120,
  managingPartnerEmail: 254,
  financeEmail: 254,
  postalCode: 20,
  address: 160,
  number: 20,
  door: 60,
  neighbourhood: 80,
  city: 80,
  district: 80,
  country: 80,
} as const;
export type LegalText = keyof typeof legalTextLengths;
export const legalTexts = Object.keys(legalTextLengths) as LegalText[];

/** A Brazilian company gives its CNPJ, a foreign one its own tax id in its own format. */
export interface LegalCompany extends Record<LegalText, string> {
  kind: CompanyKind;
}

export type LegalProblem = 'fieldRequired' | 'fieldTooLong' | 'cnpjInvalid' | 'emailInvalid' | 'postalCodeInvalid';

/** Foreign addresses may lack parts that a Brazilian one has. */
const optionalTexts: Record<CompanyKind, readonly LegalText[]> = {
  brazilian: ['door'],
  foreign: ['number', 'door', 'neighbourhood', 'district'],
};

/** The country of a Brazilian company is not asked for. */
export function isRequired(kind: CompanyKind, text: LegalText): boolean {
  return !optionalTexts[kind].includes(text) && !(kind === 'brazilian' && text === 'country');
}

/** Removes the punctuation of a Brazilian company's numbers and sets its country; leaves a foreign company's as typed. */
export function normalizeLegalCompany(company: LegalCompany): LegalCompany {
  if (company.kind === 'foreign') return company;
  return {
    ...company,
    taxId: bareCnpj(company.taxId),
    postalCode: company.postalCode.replace(/\D/g, ''),
    country: 'Brasil',
  };
}

/** Formats a complete CNPJ; leaves an incomplete one as typed. */
export function formatTaxId({ kind, taxId }: Pick<LegalCompany, 'kind' | 'taxId'>): string {
  return kind === 'brazilian' && isCnpj(taxId) ? formatCnpj(taxId) : taxId;
}

/** The problems to fix before the company can be saved, by field. Form and server use the same check. */
export function legalCompanyProblems(company: LegalCompany): Partial<Record<LegalText, LegalProblem>> {
  const problems: Partial<Record<LegalText, LegalProblem>> = {};
  const isBrazilian = company.kind === 'brazilian';
  for (const text of legalTexts) {
    if (company[text].trim() === '' && isRequired(company.kind, text)) problems[text] = 'fieldRequired';
    if (company[text].length > legalTextLengths[text]) problems[text] = 'fieldTooLong';
  }
  for (const text of ['managingPartnerEmail', 'financeEmail'] as const)
    if (!problems[text] && emailProblem(company[text])) problems[text] = 'emailInvalid';
  if (isBrazilian && !problems.taxId && !isCnpj(company.taxId)) problems.taxId = 'cnpjInvalid';
  if (isBrazilian && !problems.postalCode && !/^\D*(?:\d\D*){8}$/.test(company.postalCode))
    problems.postalCode = 'postalCodeInvalid';
  return problems;
}
