import { eq } from 'drizzle-orm';
import { applicationHistory, applications } from '#applications/server/tables.ts';
import type { Figures } from '#negotiations/rules/figures.ts';
import { paysOutNet } from '#negotiations/rules/paid-out-net.ts';
import { OFFER_DAYS, type Side } from '#negotiations/rules/terms.ts';
import { negotiationInteractions, negotiations } from '#negotiations/server/tables.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { positions } from '#projects/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';

const DAY_MS = 86_400_000;

export interface OfferToBuild {
  side: Side;
  figures: Figures;
  message?: string;
  createdAt?: Date;
  expiresAt?: Date;
}

/** An open negotiation with its offers, oldest first; the company's are its owner's. Returns the id of the last offer. */
export async function buildNegotiation(
  database: Database,
  applicationId: string,
  offers: readonly OfferToBuild[],
): Promise<string> {
  const [place] = await database
    .select({
      memberId: applications.memberId,
      ownerId: workspaces.ownerId,
      currency: positions.currency,
      hiringModel: positions.hiringModel,
    })
    .from(applications)
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .innerJoin(workspaces, eq(workspaces.id, applications.workspaceId))
    .where(eq(applications.id, applicationId));
  const { memberId, ownerId, currency, hiringModel } = place!;
  const negotiationId = newId();
  const start = offers[0]?.createdAt ?? new Date();
  await database
    .insert(negotiations)
    .values({ id: negotiationId, applicationId, currency, hiringModel, createdAt: start });
  const rows = offers.map(({ side, figures, message = '', createdAt = new Date(), expiresAt }, index) => ({
    id: newId(),
    negotiationId,
    number: index + 1,
    side,
    kind: 'offer' as const,
    message,
    createdAt,
    ...figures,
    authorId: side === 'company' ? ownerId : memberId,
    netIsPaidOut: paysOutNet(hiringModel),
    expiresAt: expiresAt ?? new Date(createdAt.getTime() + OFFER_DAYS * DAY_MS),
  }));
  await database.insert(negotiationInteractions).values(rows);
  await database.insert(applicationHistory).values(
    rows.map(({ side, number, authorId: actorId, createdAt: at }) => ({
      applicationId,
      actorId,
      at,
      event: side === 'company' && number === 1 ? ('budgetOffered' as const) : ('budgetCountered' as const),
    })),
  );
  return rows.at(-1)!.id;
}
