import type { LegalCompany } from '#workspaces/company/rules/legal-company.ts';

/** A valid Brazilian legal company; tests override what they are about. */
export const someLegalCompany: LegalCompany = {
  kind: 'brazilian',
  companyName: 'Casa Ipê Hospedagens Ltda.',
  taxId: '11.222.333/0001-81',
  managingPartnerName: 'Marina Fontes',
  managingPartnerEmail: 'marina@casaipe.test',
  financeEmail: 'financeiro@casaipe.test',
  postalCode: '01310-100',
  address: 'Avenida Paulista',
  number: '1000',
  door: '',
  neighbourhood: 'Bela Vista',
  district: 'SP',
  city: 'São Paulo',
  country: '',
};
