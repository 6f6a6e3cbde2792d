import { eq, type SQL, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { formatCpf } from '#platform/brazil/cpf.ts';
import { readPixKey } from '#platform/brazil/pix-key.ts';
import type { FileAnswer } from '#platform/contract/file-answer.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { type Language, localeOf } from '#platform/i18n/language.ts';
import { minutesInWords } from '#platform/i18n/minutes-in-words.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { splitCents } from '#platform/money/split-cents.ts';
import { issuePaper, type IssuedPaper, type PaperFact, type PaperParty } from '#platform/reports/paper/issued-paper.ts';
import { paperSums, paperTable } from '#platform/reports/paper/paper-parts.ts';
import { companyAddressLines, emptyOwnCompany, formatOwnCompany } from '#profiles/private/rules/own-company.ts';
import { readPaymentDetails } from '#profiles/private/server/payment-details.ts';
import { privateRecordOf } from '#profiles/private/server/private-records.ts';
import { taxNames } from '#payouts/pay-runs/rules/withheld-taxes.ts';

export const paperWords = (language: Language) => ({
  say: (key: string, values: Record<string, string> = {}) => translate(language, `payouts/own-payments:${key}`, values),
  money: (cents: number, currency: Currency) => moneyInWords(cents, currency, language),
  hours: (minutes: number) => minutesInWords(minutes, localeOf(language)),
});

interface Paper extends Pick<IssuedPaper, 'title' | 'number' | 'date' | 'facts'> {
  fileName: string;
  columns: Parameters<typeof paperTable>[0];
  rows: Parameters<typeof paperTable>[1];
  sums: readonly PaperFact[];
}

/** A paper of the operator for the caller: lines, and what they come to. */
export async function writePaper(
  { database, session, settings: { issuer }, language }: SignedInContext,
  { columns, rows, sums, ...head }: Paper,
): Promise<FileAnswer> {
  return issuePaper({
    ...{ ...head, language, issuer, note: paperWords(language).say('paper.note') },
    receiver: await readReceiver(database, session.userId),
    lines: [paperTable(columns, rows), { stack: [paperSums(sums)], margin: [0, 12, 0, 0] }],
  });
}

/** Who was paid, as papers name them: the company with its CNPJ, or else the person with the CPF. */
async function readReceiver(database: Database, memberId: string): Promise<PaperParty> {
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

/** What was withheld from payments `y`, each tax with its name. */
export async function listTaxSums(database: Database, language: Language, where: SQL): Promise<PaperFact[]> {
  const { rows } = await database.execute<Record<(typeof taxNames)[number], number>>(sql`
    select coalesce(sum(x.inss_cents), 0)::float8 as inss, coalesce(sum(x.irrf_cents), 0)::float8 as irrf,
      coalesce(sum(x.iss_cents), 0)::float8 as iss
    from payments y join withheld_taxes x on x.payment_id = y.id where ${where}`);
  const { money } = paperWords(language);
  return taxNames
    .filter((tax) => rows[0]![tax] > 0)
    .map((tax) => [translate(language, `payouts/own-payments:paper.withheld.${tax}`), money(-rows[0]![tax], 'BRL')]);
}

/** Splits what rows of a group have together over them by their weights, to the cent. */
export function shareOut<Row extends { group: string; whole: number; weight: number }>(rows: readonly Row[]) {
  const parts = new Map(
    [...Map.groupBy(rows, ({ group }) => group)].map(([group, own]) => {
      const weights = own.map(({ weight }) => weight);
      return [group, splitCents(own[0]!.whole, weights)];
    }),
  );
  return rows.map((row) => ({ ...row, part: parts.get(row.group)!.shift()! }));
}
