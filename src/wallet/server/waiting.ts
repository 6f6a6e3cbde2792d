import { sql } from 'drizzle-orm';
import { waitingColumns, type WaitingPart, type WaitingReader, waitingSource } from '#platform/capability/waiting.ts';
import { translate } from '#platform/i18n/translate.ts';
import { walletWaiting } from '#wallet/paths.ts';

/** Due at once: nobody is paid before each difference is explained. */
const selectDiffering = ({ session }: WaitingReader) =>
  session.role === 'admin'
    ? sql`
      select ${waitingColumns({
        count: sql`jsonb_array_length(p.differences)`,
        title: sql`''`,
        about: sql`''`,
        since: sql`p.proven_at`,
        until: sql`p.proven_at`,
        place: sql`'{}'`,
      })} from (select * from ledger_proofs order by proven_at desc, id desc limit 1) p
      where jsonb_array_length(p.differences) > 0`
    : null;

export const waiting: WaitingPart = {
  sources: [
    waitingSource({
      kind: walletWaiting.ledgerDiffers,
      select: selectDiffering,
      complete: (row, { language }) => ({ ...row, title: translate(language, 'wallet:menu.ledger') }),
    }),
  ],
  follows: () => [],
};
