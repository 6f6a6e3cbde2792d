import { and, inArray } from 'drizzle-orm';
import type { PixKeyKind } from '#platform/brazil/pix-key.ts';
import { isCnpj } from '#platform/brazil/cnpj.ts';
import type { Database } from '#platform/db/connection.ts';
import { decryptIfReadable } from '#platform/encryption/encrypted-column.ts';
import type { BankDetails } from '#profiles/private/rules/bank-details.ts';
import type { OwnCompany } from '#profiles/private/rules/own-company.ts';
import { privateRecords } from '#profiles/server/tables.ts';
import { belongsTo } from './private-records.ts';

export interface PaymentDetails {
  pixKeyKind: PixKeyKind;
  /** Empty: none was given, or it cannot be read. */
  pixKey: string;
  /** When a key that was given before was changed; null: it never was. */
  changedAt: Date | null;
  /** The Brazilian company as which the person works; empty: none. */
  companyTaxId: string;
}

/** By which key people are paid, and as which company; only for paying them. Two rows a person, one statement. */
export async function readPaymentDetails(
  database: Database,
  memberIds: readonly string[],
): Promise<Map<string, PaymentDetails>> {
  if (memberIds.length === 0) return new Map();
  const rows = await database
    .select()
    .from(privateRecords)
    .where(
      and(
        inArray(privateRecords.memberId, [...memberIds]),
        inArray(privateRecords.kind, ['bankDetails', 'ownCompany']),
      ),
    );
  const found = new Map<string, PaymentDetails>();
  for (const { memberId, kind, encrypted } of rows) {
    const text = encrypted === null ? null : decryptIfReadable(encrypted, belongsTo(kind, memberId));
    if (!text) continue;
    const details = found.get(memberId) ?? { pixKeyKind: 'cpf', pixKey: '', changedAt: null, companyTaxId: '' };
    found.set(memberId, { ...details, ...read(kind, JSON.parse(text)) });
  }
  return found;
}

/** Whether somebody works as a Brazilian company, by the record as it stands in the database. */
export function hasOwnCompany({ memberId, encrypted }: { memberId: string; encrypted: string }): boolean {
  const text = decryptIfReadable(encrypted, belongsTo('ownCompany', memberId));
  return text ? isCnpj(read('ownCompany', JSON.parse(text)).companyTaxId ?? '') : false;
}

/** Whether somebody said by which key they are paid, by the record as it stands in the database; null: there is none. */
export function hasPixKey({ memberId, encrypted }: { memberId: string; encrypted: string | null }): boolean {
  const text = encrypted === null ? null : decryptIfReadable(encrypted, belongsTo('bankDetails', memberId));
  return text ? read('bankDetails', JSON.parse(text)).pixKey !== '' : false;
}

function read(kind: string, details: unknown): Partial<PaymentDetails> {
  if (kind === 'bankDetails') {
    const { pixKeyKind = 'cpf', pixKey = '', keyChangedAt } = details as Partial<BankDetails>;
    return { pixKeyKind, pixKey, changedAt: keyChangedAt ? new Date(keyChangedAt) : null };
  }
  const { country = 'BR', taxId = '' } = details as Partial<OwnCompany>;
  return { companyTaxId: country === 'BR' ? taxId : '' };
}
