import { formatTaxId, type LegalCompany } from '#workspaces/company/rules/legal-company.ts';

interface Space {
  company: string | null;
  legalCompany: LegalCompany | null;
}

/** A company as papers name it: by law with its tax id, where these are known. */
export function companyOnPaper({ company, legalCompany }: Space): string {
  return legalCompany ? `${legalCompany.companyName}, ${formatTaxId(legalCompany)}` : (company ?? '');
}
