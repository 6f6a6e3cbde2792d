import { COMPANY_TEXT_LENGTH } from '#workspaces/rules/company-limits.ts';
import { companySite } from './company-site.ts';
import { isPhone } from './phone-digits.ts';

export interface CompanyFields {
  name: string;
  lastName: string;
  company: string;
  positionCompany: string;
  employees: string;
  country: string;
  city: string;
  phoneCode: string;
  phoneNumber: string;
  site: string;
  about: string;
  culture: string;
}

const requiredFields = ['name', 'lastName', 'company', 'positionCompany', 'employees', 'country', 'city'] as const;

export type CompanyProblem = 'fieldRequired' | 'fieldTooLong' | 'siteInvalid' | 'phoneInvalid';

/** The problems to fix before the company data can be saved, by field. */
export function companyProblems(fields: CompanyFields): Partial<Record<keyof CompanyFields, CompanyProblem>> {
  const problems: Partial<Record<keyof CompanyFields, CompanyProblem>> = {};
  for (const field of requiredFields) if (fields[field].trim() === '') problems[field] = 'fieldRequired';
  if (!isPhone({ code: fields.phoneCode, number: fields.phoneNumber })) problems.phoneNumber = 'phoneInvalid';
  if (fields.site.trim() !== '' && companySite(fields.site) === null) problems.site = 'siteInvalid';
  for (const field of ['about', 'culture'] as const)
    if (fields[field].length > COMPANY_TEXT_LENGTH) problems[field] = 'fieldTooLong';
  return problems;
}
