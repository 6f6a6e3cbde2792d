import { sql } from 'drizzle-orm';
import { waitingColumns, type WaitingPart, waitingSource } from '#platform/capability/waiting.ts';
import { profilesWaiting } from '#profiles/paths.ts';

/** Pieces that somebody reported; for the team of the product. */
export const waiting: WaitingPart = {
  sources: [
    waitingSource({
      kind: profilesWaiting.reportedPiece,
      select: ({ session }) =>
        session.role === 'admin'
          ? sql`
    select ${waitingColumns({
      title: sql`p.title`,
      about: sql`u.name`,
      since: sql`r.created_at`,
      place: sql`jsonb_build_object('memberId', p.member_id)`,
    })}
    from portfolio_reports r
    join portfolio_pieces p on p.id = r.piece_id
    join users u on u.id = p.member_id
    where r.closed_at is null order by r.created_at limit 50`
          : null,
    }),
  ],
  follows: () => [],
};
