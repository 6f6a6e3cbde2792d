import { and, eq, isNull, sql } from 'drizzle-orm';
import { advanceStage } from '#accounts/server/advance-stage.ts';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { CompanySize } from '#workspaces/company/rules/company-size.ts';
import type { DividedName } from '#workspaces/company/rules/divide-name.ts';
import { presentOwnerData } from '#workspaces/company/server/read-owner-data.ts';
import { recordAudit } from '#workspaces/server/record-audit.ts';
import { workspaces } from '#workspaces/server/tables.ts';

export interface OwnerDataInput {
  version: number;
  name: string;
  lastName: string;
  seen?: DividedName | undefined;
  phone: { code: string; number: string };
  company: string;
  positionCompany: string;
  employees: CompanySize;
  country: string;
  city: string;
  site: string;
  about: string;
  culture: string;
}

/** Where the account got another name since somebody read it, the older one is not written back. */
async function refuseOlderName(transaction: Database, userId: string, { name, lastName }: DividedName) {
  const [owner] = await transaction.select({ name: users.name }).from(users).where(eq(users.id, userId)).for('update');
  const isSame = owner?.name.replace(/\s/g, '') === `${name}${lastName}`.replace(/\s/g, '');
  if (!isSame) throw platformErrors.staleVersion();
}

/** Saves the company data unless somebody else did meanwhile; sets the owner's name and completes their registration. */
export async function saveOwnerData(context: SignedInContext, input: OwnerDataInput) {
  const { version, name, phone, seen, ...rest } = input;
  const { userId } = context.session;
  return context.database.transaction(async (transaction) => {
    const [saved] = await transaction
      .update(workspaces)
      .set({
        ...rest,
        firstName: name,
        phoneCode: phone.number === '' ? '' : phone.code,
        phoneNumber: phone.number,
        version: sql`${workspaces.version} + 1`,
        updatedAt: context.now,
      })
      .where(and(eq(workspaces.ownerId, userId), isNull(workspaces.closedAt), eq(workspaces.version, version)))
      .returning();
    if (!saved) throw platformErrors.staleVersion();
    if (seen) await refuseOlderName(transaction, userId, seen);
    await recordAudit(transaction, {
      workspaceId: saved.id,
      actorId: userId,
      action: 'companyChanged',
      subject: saved.company,
    });
    await advanceStage(transaction, userId, { name: `${name} ${input.lastName}`, stage: 'squadOwner-profile' });
    return presentOwnerData(context, transaction, saved);
  });
}
