import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { profileHappenings } from '#profiles/happenings.ts';
import { pieceMail } from './emails.ts';
import { lockPiece, record } from './report-piece.ts';
import { portfolioPieces, portfolioReports } from './tables.ts';

interface Visibility {
  hidden: boolean;
  reason: string;
}

/** Hides a piece or shows it again, tells its professional, and closes what was reported. Nothing happens when it is so already. */
export async function changeVisibility(context: SignedInContext, pieceId: string, { hidden, reason }: Visibility) {
  const { database, session, now } = context;
  await database.transaction(async (transaction) => {
    const piece = await lockPiece(transaction, pieceId);
    if ((piece.hiddenAt !== null) === hidden) return;
    const change = hidden
      ? { hiddenAt: now, hiddenBy: session.userId, hiddenReason: reason }
      : { hiddenAt: null, hiddenBy: null, hiddenReason: '' };
    await transaction.update(portfolioPieces).set(change).where(eq(portfolioPieces.id, pieceId));
    await transaction
      .update(portfolioReports)
      .set({ closedAt: now, closedBy: session.userId })
      .where(and(eq(portfolioReports.pieceId, pieceId), isNull(portfolioReports.closedAt)));
    const news = hidden ? ('pieceHidden' as const) : ('pieceShown' as const);
    await record(transaction, news, session.userId, piece);
    const [member] = await transaction.select().from(users).where(eq(users.id, piece.memberId));
    const mail = pieceMail(member!, news, { title: piece.title, reason });
    await queueMail(transaction, profileHappenings[news], mail);
  });
}
