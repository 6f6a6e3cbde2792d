import { mailReader } from '#accounts/server/mail-reader.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import type { Database } from '#platform/db/connection.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import { ownPaymentsPath, walletPaths } from '#wallet/paths.ts';
import { workspaces } from '#workspaces/server/tables.ts';

interface About {
  hire: {
    workspaceId: string;
    projectId: string;
    memberId: string;
    name: string;
    isGone: boolean;
    projectTitle: string;
    currency: Currency;
  };
  price: { grossCents: number; netCents: number; countsFrom: string | null; reason: string };
}

/** Tells the owner and the professional which price holds, from which day on, and why. */
export async function mailPrice(
  transaction: Database,
  { hire, price: { grossCents, netCents, countsFrom, reason } }: About,
): Promise<void> {
  const [space] = await transaction
    .select({ ownerId: workspaces.ownerId })
    .from(workspaces)
    .where(eq(workspaces.id, hire.workspaceId));
  const readers = await transaction
    .select({ id: users.id, ...mailReader })
    .from(users)
    .where(and(inArray(users.id, [space!.ownerId, hire.memberId]), isNull(users.deletedAt)));
  for (const reader of readers) {
    const isOwner = reader.id === space!.ownerId;
    const values = {
      ...{ title: hire.projectTitle, name: hire.name },
      gross: moneyInWords(grossCents, hire.currency, reader.language),
      net: moneyInWords(netCents, hire.currency, reader.language),
      day: countsFrom === null ? '' : dayInWords(new Date(`${countsFrom}T12:00:00-03:00`), reader.language),
      reason,
    };
    const side = isOwner ? 'owner' : 'professional';
    const mail = writeLetter(reader, 'wallet/prices:mail', values, (say) => ({
      about: isOwner ? [hire.memberId] : [],
      subject: say('priced.subject'),
      paragraphs: [
        // Nobody but the owner reads of somebody whose account is deleted, and who has no name any more.
        say(`priced.${hire.isGone ? 'ownerOfGone' : side}`),
        ...(countsFrom === null ? [] : [say('priced.since')]),
        say('priced.reason'),
      ],
      action: {
        label: say(`open.${side}`),
        path: isOwner ? walletPaths.allocate(hire.projectId) : ownPaymentsPath,
      },
    }));
    await queueMail(transaction, walletHappenings.hirePriced, mail);
  }
}
