import { and, eq, isNull, sql } from 'drizzle-orm';
import { advanceStage } from '#accounts/server/advance-stage.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { CompanySize } from '#workspaces/company/rules/company-size.ts';
import { presentOwnerData } from '#workspaces/company/server/read-owner-data.ts';
import { recordAudit } from '#workspaces/server/record-audit.ts';
import { workspaces } from '#workspaces/server/tables.ts';

export interface OwnerDataInput {
  version: number;
  name: string;
  lastName: string;
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

/** Saves the company data unless somebody else did meanwhile; sets the owner's name and completes their registration. */
export async function saveOwnerData(context: SignedInContext, input: OwnerDataInput) {
  const { version, name, phone, ...rest } = input;
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
