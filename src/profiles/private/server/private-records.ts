import { and, eq } from 'drizzle-orm';
import { lockCaller } from '#accounts/server/own-data/erase-account.ts';
import type { Database } from '#platform/db/connection.ts';
import { decryptText, encryptText } from '#platform/encryption/encrypt-text.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { type BankDetails, emptyBankDetails } from '#profiles/private/rules/bank-details.ts';
import { emptyOwnCompany, type OwnCompany } from '#profiles/private/rules/own-company.ts';
import { privateRecords } from '#profiles/server/tables.ts';
import { recordOfMember } from '#profiles/server/record-of-member.ts';
import { profileHappenings } from '#profiles/happenings.ts';

/** Data that a member only shares with the product. Each kind is one encrypted document with a version of its own. */
export interface PrivateDetails {
  bankDetails: BankDetails;
  ownCompany: OwnCompany;
  personalData: { birthDate: string };
}
type Kind = keyof PrivateDetails;

/** `version` 0: not given yet. */
export interface PrivateRecord<Of extends Kind> {
  version: number;
  details: PrivateDetails[Of];
}

const empty: { [Of in Kind]: () => PrivateDetails[Of] } = {
  bankDetails: emptyBankDetails,
  ownCompany: emptyOwnCompany,
  personalData: () => ({ birthDate: '' }),
};

/** Bound to the member, so that nobody with write access to the database can redirect payments to another account. */
export const belongsTo = (kind: Kind, memberId: string) => `${kind}:${memberId}`;
const itself = (kind: Kind, memberId: string) =>
  and(eq(privateRecords.memberId, memberId), eq(privateRecords.kind, kind));

/** Only for the member, and for paying them; undefined when not given. */
export async function privateRecordOf<Of extends Kind>(
  database: Database,
  memberId: string,
  kind: Of,
): Promise<PrivateRecord<Of> | undefined> {
  const [found] = await database.select().from(privateRecords).where(itself(kind, memberId));
  if (!found?.encrypted) return undefined;
  const details = JSON.parse(decryptText(found.encrypted, belongsTo(kind, memberId))) as Partial<PrivateDetails[Of]>;
  // A field added after the record was saved reads as empty.
  return { version: found.version, details: { ...empty[kind](), ...details } };
}

export async function readPrivateRecord<Of extends Kind>(
  { database, session }: SignedInContext,
  kind: Of,
): Promise<PrivateRecord<Of>> {
  return (await privateRecordOf(database, session.userId, kind)) ?? { version: 0, details: empty[kind]() };
}

/**
 * Throws `platform.staleVersion` when another tab has saved it since. The profile's own version is unchanged, so that an import can
 * still be undone.
 */
export async function savePrivateRecord<Of extends Kind>(
  { database, session, now }: SignedInContext,
  kind: Of,
  { version, details }: PrivateRecord<Of>,
  /** What else happens with it, in the same transaction. */
  together: (transaction: Database) => Promise<void> = async () => {},
): Promise<PrivateRecord<Of>> {
  const memberId = session.userId;
  const written = {
    encrypted: encryptText(JSON.stringify(details), belongsTo(kind, memberId)),
    plain: null,
    version: version + 1,
    updatedAt: now,
  };
  await database.transaction(async (transaction) => {
    await lockCaller(transaction, memberId);
    await recordOfMember(transaction, profileHappenings.privateRecordChanged, memberId);
    const returned =
      version === 0
        ? await transaction
            .insert(privateRecords)
            .values({ memberId, kind, ...written })
            .onConflictDoNothing()
            .returning({ version: privateRecords.version })
        : await transaction
            .update(privateRecords)
            .set(written)
            .where(and(itself(kind, memberId), eq(privateRecords.version, version)))
            .returning({ version: privateRecords.version });
    if (returned.length === 0) throw platformErrors.staleVersion();
    await together(transaction);
  });
  return { version: written.version, details };
}

/** For the export of the person's own data. */
export async function privateRecordsOf(database: Database, memberId: string) {
  const [bankDetails, ownCompany, personalData] = await Promise.all([
    privateRecordOf(database, memberId, 'bankDetails'),
    privateRecordOf(database, memberId, 'ownCompany'),
    privateRecordOf(database, memberId, 'personalData'),
  ]);
  return {
    bankDetails: bankDetails?.details ?? null,
    ownCompany: ownCompany?.details ?? null,
    birthDate: personalData?.details.birthDate ?? null,
  };
}
