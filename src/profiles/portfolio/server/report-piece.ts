import { and, eq, isNull } from 'drizzle-orm';
import { announceWaiting } from '#platform/events/announce-waiting.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { profileErrors } from '#profiles/errors.ts';
import { profileHappenings } from '#profiles/happenings.ts';
import type { ReportReason } from '#profiles/portfolio/rules/report-reasons.ts';
import { mayReadPortfolio, maySeePiece } from './policy.ts';
import { portfolioPieces, portfolioReports } from './tables.ts';

interface Report {
  reason: ReportReason;
  text: string;
}

/** Reports a piece that the caller reads; one report of a person stays open at a time. */
export async function reportPiece(context: SignedInContext, pieceId: string, { reason, text }: Report): Promise<void> {
  const { database, session, now } = context;
  const [piece] = await database.select().from(portfolioPieces).where(eq(portfolioPieces.id, pieceId));
  const isRead = piece && maySeePiece(session, piece) && (await mayReadPortfolio(context, piece.memberId));
  if (!piece || !isRead) throw profileErrors.pieceNotFound();
  if (piece.memberId === session.userId) throw profileErrors.ownPiece();
  await database.transaction(async (transaction) => {
    await lockPiece(transaction, pieceId);
    const [report] = await transaction
      .insert(portfolioReports)
      .values({ pieceId, reporterId: session.userId, reason, text, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (!report) throw profileErrors.pieceReportedAlready();
    await record(transaction, 'pieceReported', session.userId, piece);
  });
}

export async function closeReport({ database, session, now }: SignedInContext, reportId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const [closed] = await transaction
      .update(portfolioReports)
      .set({ closedAt: now, closedBy: session.userId })
      .where(and(eq(portfolioReports.id, reportId), isNull(portfolioReports.closedAt)))
      .returning();
    if (!closed) throw platformErrors.notFound();
    const piece = await lockPiece(transaction, closed.pieceId);
    await record(transaction, 'pieceReportClosed', session.userId, piece);
  });
}

/** Locks a piece; 404 when its professional has removed it meanwhile. */
export async function lockPiece(transaction: Database, pieceId: string) {
  const [piece] = await transaction.select().from(portfolioPieces).where(eq(portfolioPieces.id, pieceId)).for('update');
  if (!piece) throw profileErrors.pieceNotFound();
  return piece;
}

/** Records what the team of the product does about a piece, or learns of it. */
export async function record(
  transaction: Database,
  name: 'pieceReported' | 'pieceReportClosed' | 'pieceHidden' | 'pieceShown',
  actorId: string,
  { id: pieceId, memberId }: { id: string; memberId: string },
): Promise<void> {
  const happening = { name: profileHappenings[name], workspaceId: null, actorId, ids: { memberId, pieceId } };
  await recordHappening(transaction, happening);
  await announceWaiting(transaction, { team: true });
}
