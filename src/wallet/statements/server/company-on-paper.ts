import { formatCep } from '#platform/brazil/cep.ts';
import type { PaperParty } from '#platform/reports/paper/issued-paper.ts';
import { formatTaxId, type LegalCompany } from '#workspaces/company/rules/legal-company.ts';

interface Space {
  company: string | null;
  legalCompany: LegalCompany | null;
}

/** A company as papers name it: by law with its tax id and address, where these are known. */
export function companyOnPaper({ company, legalCompany: legal }: Space): PaperParty {
  if (!legal) return { name: company ?? '', taxId: '', address: '' };
  const street = [legal.address, legal.number, legal.door, legal.neighbourhood];
  const isBrazilian = legal.kind === 'brazilian';
  const postalCode = isBrazilian && legal.postalCode ? formatCep(legal.postalCode) : legal.postalCode;
  const place = [legal.city, legal.district, postalCode, isBrazilian ? '' : legal.country];
  return {
    name: legal.companyName,
    taxId: isBrazilian ? `CNPJ ${formatTaxId(legal)}` : legal.taxId,
    address: [...street, ...place].filter(Boolean).join(', '),
  };
}

/** In one line: `Casa Ltda., CNPJ 11.222.333/0001-81`. */
export function nameOnPaper(space: Space): string {
  const { name, taxId } = companyOnPaper(space);
  return [name, taxId].filter(Boolean).join(', ');
}
