import { eq } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { formatCpf } from '#platform/brazil/cpf.ts';
import { readPixKey } from '#platform/brazil/pix-key.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import type { PaperFact, PaperParty } from '#platform/reports/paper/issued-paper.ts';
import { companyAddressLines, emptyOwnCompany, formatOwnCompany } from '#profiles/private/rules/own-company.ts';
import { readPaymentDetails } from '#profiles/private/server/payment-details.ts';
import { privateRecordOf } from '#profiles/private/server/private-records.ts';
import { taxNames, type WithheldTaxes } from '#payouts/pay-runs/rules/withheld-taxes.ts';

/** Who was paid, as papers name them: the company with its CNPJ, or else the person with the CPF. */
export async function readReceiver(database: Database, memberId: string): Promise<PaperParty> {
  const [[person], record, details] = await Promise.all([
    database.select({ name: users.name }).from(users).where(eq(users.id, memberId)),
    privateRecordOf(database, memberId, 'ownCompany'),
    readPaymentDetails(database, [memberId]),
  ]);
  const company = formatOwnCompany(record?.details ?? emptyOwnCompany());
  const address = companyAddressLines(company).join(', ');
  if (company.taxId) {
    const taxId = company.country === 'BR' ? `CNPJ ${company.taxId}` : company.taxId;
    return { name: company.legalName || company.name || person!.name, taxId, address };
  }
  // Some have given their CPF nowhere else.
  const { pixKeyKind = 'email', pixKey = '' } = details.get(memberId) ?? {};
  const ofKey = pixKeyKind === 'cpf' ? readPixKey(pixKeyKind, pixKey) : null;
  const cpf = company.personalTaxId || (ofKey === null ? '' : formatCpf(ofKey));
  return { name: person!.name, taxId: cpf && `CPF ${cpf}`, address };
}

/** What was withheld, each tax with its name. */
export function namedTaxes(taxes: WithheldTaxes | null, language: Language): PaperFact[] {
  if (taxes === null) return [];
  return taxNames
    .filter((tax) => taxes[`${tax}Cents`] > 0)
    .map((tax) => [
      translate(language, `payouts/own-payments:paper.withheld.${tax}`),
      moneyInWords(-taxes[`${tax}Cents`], 'BRL', language),
    ]);
}
