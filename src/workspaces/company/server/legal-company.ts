import { and, eq, isNull, sql } from 'drizzle-orm';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { LegalCompany } from '#workspaces/company/rules/legal-company.ts';
import { companyAbilities } from '#workspaces/server/policy.ts';
import { findRequestedWorkspace } from '#workspaces/company/server/read-owner-data.ts';
import { recordAudit } from '#workspaces/server/record-audit.ts';
import { workspaces } from '#workspaces/server/tables.ts';

type Workspace = typeof workspaces.$inferSelect;

function present(context: SignedInContext, { id, legalCompany }: Pick<Workspace, 'id' | 'legalCompany'>) {
  const { version = 0, ...company } = legalCompany ?? {};
  return {
    version,
    company: legalCompany ? (company as LegalCompany) : null,
    abilities: companyAbilities(context.session, context.workspace, id),
  };
}

/** The legal company of the request's space, or of a named owner within reach. */
export async function readLegalCompany(context: SignedInContext, ownerId: string | undefined) {
  return present(context, await findRequestedWorkspace(context, ownerId));
}

/** Saves the company unless somebody else did meanwhile; the change is recorded in the audit trail. */
export async function saveLegalCompany(
  context: SignedInContext,
  { version, company }: { version: number; company: LegalCompany },
) {
  const { userId } = context.session;
  return context.database.transaction(async (transaction) => {
    const [saved] = await transaction
      .update(workspaces)
      .set({ legalCompany: { ...company, version: version + 1 }, updatedAt: context.now })
      .where(
        and(
          eq(workspaces.ownerId, userId),
          isNull(workspaces.closedAt),
          eq(sql`coalesce((${workspaces.legalCompany} ->> 'version')::int, 0)`, version),
        ),
      )
      .returning();
    if (!saved) throw platformErrors.staleVersion();
    await recordAudit(transaction, {
      workspaceId: saved.id,
      actorId: userId,
      action: 'companyChanged',
      subject: company.companyName,
    });
    return present(context, saved);
  });
}
