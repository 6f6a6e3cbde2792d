import { sql } from 'drizzle-orm';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { HireToPrice } from '#wallet/prices/contract.ts';
import { isPaidHere, isUnpriced, listHires } from './hire-queries.ts';
import { readServiceFees } from './service-fees.ts';

/** Hires whose hours have no price: those who work now, and those whose hours wait. With a search all hires that it finds. */
export async function listHiresToPrice(
  { database, now }: SignedInContext,
  { search }: { search: string },
): Promise<{ hires: HireToPrice[] }> {
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await listHires(
    database,
    search === ''
      ? sql`${isUnpriced} and (h.ended_at is null or waiting.minutes > 0)`
      : sql`${isPaidHere} and (u.name ilike ${pattern} or p.title ilike ${pattern} or w.company ilike ${pattern})`,
  );
  const fees = await readServiceFees(database, [...new Set(rows.map(({ projectId }) => projectId))], now);
  return {
    hires: rows.map((row) => ({
      ...{ hireId: row.hireId, isGone: row.isGone, name: row.name, image: row.image, company: row.company ?? '' },
      currency: row.currency,
      project: { projectId: row.projectId, title: row.projectTitle },
      ...{ positionTitle: row.positionTitle, hiringModel: row.hiringModel, waitingMinutes: row.waitingMinutes },
      agreed: row.agreedGross === null ? null : { grossCents: row.agreedGross, netCents: row.agreedNet! },
      isPriced: row.isPriced,
      serviceFee: fees.get(row.projectId)!,
      asked:
        row.askedGross === null
          ? null
          : {
              ...{ grossCents: row.askedGross, netCents: row.askedNet! },
              ...{ countsFrom: row.askedFrom, reason: row.askedReason! },
            },
    })),
  };
}
