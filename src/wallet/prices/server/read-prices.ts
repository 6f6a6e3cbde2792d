import { sql } from 'drizzle-orm';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { HireToPrice, PriceQuestion } from '#wallet/prices/contract.ts';
import { whoConfirms } from '#wallet/prices/rules/price-terms.ts';
import { isBelowAgreed, isUnpriced, listHires } from './hire-queries.ts';
import { readServiceFees } from './service-fees.ts';

const momentOf = (text: string | null) => (text === null ? null : new Date(text).toISOString());

/** Hires whose hours have no price: those who work now, and those whose hours wait. */
export async function listHiresToPrice({ database, now }: SignedInContext): Promise<{ hires: HireToPrice[] }> {
  const rows = await listHires(database, sql`${isUnpriced} and (h.ended_at is null or waiting.minutes > 0)`);
  const fees = await readServiceFees(database, [...new Set(rows.map(({ projectId }) => projectId))], now);
  return {
    hires: rows.map((row) => ({
      ...{ hireId: row.hireId, isGone: row.isGone, name: row.name, image: row.image, company: row.company ?? '' },
      currency: row.currency,
      project: { projectId: row.projectId, title: row.projectTitle },
      ...{ positionTitle: row.positionTitle, hiringModel: row.hiringModel, waitingMinutes: row.waitingMinutes },
      agreed: row.agreedGross === null ? null : { grossCents: row.agreedGross, netCents: row.agreedNet! },
      serviceFee: fees.get(row.projectId)!,
      asks: whoConfirms({ ...row, hasAgreement: row.agreedGross !== null }),
      proposed:
        row.proposalId === null
          ? null
          : {
              ...{ grossCents: row.proposedGross!, netCents: row.proposedNet! },
              ...{ companyAt: momentOf(row.companyAt), memberAt: momentOf(row.memberAt) },
              isBelowAgreed: row.isBelowAgreed === true,
            },
    })),
  };
}

/** What the caller's side has not confirmed yet. */
export async function listPriceQuestions({ database, session, workspace }: SignedInContext) {
  if (session.role === 'squadOwner' && !workspace) throw platformErrors.notFound();
  const own =
    session.role === 'squadOwner'
      ? sql`h.workspace_id = ${workspace!.id} and x.company_at is null and not ${isBelowAgreed}`
      : sql`h.member_id = ${session.userId} and x.member_at is null`;
  const rows = await listHires(database, sql`${isUnpriced} and x.id is not null and ${own}`);
  return {
    questions: rows.map(
      ({
        hireId,
        name,
        company,
        currency,
        projectTitle,
        positionTitle,
        waitingMinutes,
        proposedGross,
        proposedNet,
      }): PriceQuestion => ({
        ...{ hireId, name, company: company ?? '', currency, projectTitle, positionTitle, waitingMinutes },
        ...{ grossCents: proposedGross!, netCents: proposedNet! },
      }),
    ),
  };
}
