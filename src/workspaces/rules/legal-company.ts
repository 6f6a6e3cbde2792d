/** The company as contracts and invoices name it. Foreign clients give their own tax id. */
export interface LegalCompany {
  kind: 'brazilian' | 'foreign';
  companyName: string;
  /** A CNPJ without punctuation, or the foreign company's tax id as it writes it. */
  taxId: string;
  managingPartnerName: string;
  managingPartnerEmail: string;
  financeEmail: string;
  postalCode: string;
  address: string;
  number: string;
  door: string;
  neighbourhood: string;
  district: string;
  city: string;
  country: string;
}
