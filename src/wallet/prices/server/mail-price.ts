import { and, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { translate } from '#platform/i18n/translate.ts';
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
  publicUrl: string;
}

/** Tells the owner and the professional that a price holds, or can't hold any more, or asks them to confirm it. */
export async function mailPrice(
  transaction: Database,
  happening: 'hirePriced' | 'priceConfirmed' | 'priceVoided',
  news: 'asked' | 'priced' | 'voided',
  { hire, grossCents, netCents, publicUrl }: About,
): Promise<void> {
  const [space] = await transaction
    .select({ ownerId: workspaces.ownerId })
    .from(workspaces)
    .where(eq(workspaces.id, hire.workspaceId));
  const readers = await transaction
    .select({ id: users.id, name: users.name, email: users.email, language: users.language, brand: users.brand })
    .from(users)
    .where(and(inArray(users.id, [space!.ownerId, hire.memberId]), isNull(users.deletedAt)));
  for (const { id, name: reader, email: to, language, brand } of readers) {
    const isOwner = id === space!.ownerId;
    const say = (key: string, values: Record<string, string> = {}) =>
      translate(language, `wallet/prices:mail.${key}`, {
        ...{ title: hire.projectTitle, name: hire.name },
        gross: moneyInWords(grossCents, hire.currency, language),
        net: moneyInWords(netCents, hire.currency, language),
        ...values,
      });
    const side = isOwner ? 'owner' : 'professional';
    // Nobody but the owner reads of somebody whose account is deleted, and who has no name any more.
    const told = hire.isGone ? 'ownerOfGone' : side;
    await queueMail(transaction, walletHappenings[happening], {
      ...{ to, language, brand, about: isOwner ? [hire.memberId] : [] },
      content: {
        subject: say(`${news}.subject`),
        greeting: reader === '' ? say('greetingPlain') : say('greeting', { reader }),
        paragraphs: [say(`${news}.${told}`)],
        action: {
          label: say(`open.${side}`),
          url: publicUrl + (isOwner ? walletPaths.allocate(hire.projectId) : ownPaymentsPath),
        },
        footer: say('footer'),
      },
    });
  }
}
