import type { Database } from '#platform/db/connection.ts';
import { encryptText } from '#platform/encryption/encrypt-text.ts';
import { emptyBankDetails } from '#profiles/private/rules/bank-details.ts';
import { emptyOwnCompany } from '#profiles/private/rules/own-company.ts';
import { privateRecords } from '#profiles/server/tables.ts';
import { belongsTo, type PrivateDetails } from './server/private-records.ts';

const empty = { bankDetails: emptyBankDetails, ownCompany: emptyOwnCompany };

/** What a member keeps with the product to be paid, as the form would save it. */
export async function buildPrivateRecord<Kind extends keyof typeof empty>(
  database: Database,
  memberId: string,
  kind: Kind,
  details: Partial<PrivateDetails[Kind]>,
): Promise<void> {
  const text = JSON.stringify({ ...empty[kind](), ...details });
  const encrypted = encryptText(text, belongsTo(kind, memberId));
  await database
    .insert(privateRecords)
    .values({ memberId, kind, encrypted })
    .onConflictDoUpdate({ target: [privateRecords.memberId, privateRecords.kind], set: { encrypted } });
}
