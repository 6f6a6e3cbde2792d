import { mailReader } from '#accounts/server/mail-reader.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
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
  grossCents: number;
  netCents: number;
}

/** Tells the owner and the professional that a price holds, or can't hold any more, or asks them to confirm it. */
export async function mailPrice(
  transaction: Database,
  happening: 'hirePriced' | 'priceConfirmed' | 'priceVoided',
  news: 'asked' | 'priced' | 'voided',
  { hire, grossCents, netCents }: About,
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
    };
    const side = isOwner ? 'owner' : 'professional';
    const mail = writeLetter(reader, 'wallet/prices:mail', values, (say) => ({
      about: isOwner ? [hire.memberId] : [],
      subject: say(`${news}.subject`),
      // Nobody but the owner reads of somebody whose account is deleted, and who has no name any more.
      paragraphs: [say(`${news}.${hire.isGone ? 'ownerOfGone' : side}`)],
      action: {
        label: say(`open.${side}`),
        path: isOwner ? walletPaths.allocate(hire.projectId) : ownPaymentsPath,
      },
    }));
    await queueMail(transaction, walletHappenings[happening], mail);
  }
}
