import { and, eq, isNull } from 'drizzle-orm';
import { accountHappenings } from '#accounts/happenings.ts';
import { lockPerson } from '#accounts/server/own-data/erase-account.ts';
import type { Person } from '#accounts/server/queries.ts';
import { SocialRefusal } from '#accounts/social/server/redirect-with-outcome.ts';
import { accountMail } from '#accounts/server/account-mail.ts';
import type { SocialPerson } from '#accounts/social/server/verify-callback.ts';
import { actionCodes, identities, passkeys, sessions, twoFactors, users } from '#accounts/server/tables.ts';
import { recordOfAccount } from '#accounts/server/record-of-account.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Context } from '#platform/http/request-context.ts';
import { queueMail } from '#platform/mail/outbox.ts';

export const PROVIDER_ID = 'oidc';

/**
 * Links the provider's account to ours with the same address. Where that address was never verified, somebody else may have signed
 * up with it: every other way in is closed, and the person is notified. Refuses when the person has disconnected the provider.
 */
export async function linkPerson(context: Context, person: Person, social: SocialPerson): Promise<Person> {
  const { settings } = context;
  const provider = settings.oidc!.name;
  return context.database.transaction(async (transaction) => {
    const locked = await lockPerson(transaction, person.id);
    if (!locked) throw new SocialRefusal('accountClosed');
    if (locked.socialRefusedAt) throw new SocialRefusal('disconnected');
    const [unproved] = await transaction
      .update(users)
      .set({ emailVerified: true, twoFactorEnabled: false, updatedAt: context.now })
      .where(and(eq(users.id, person.id), eq(users.emailVerified, false)))
      .returning();
    if (unproved) await closeOtherWays(transaction, person.id, context.now);
    const [linked] = await transaction
      .insert(identities)
      .values({ userId: person.id, providerId: PROVIDER_ID, accountId: social.accountId })
      .onConflictDoNothing()
      .returning({ id: identities.id });
    if (linked) {
      const mail = accountMail(person, unproved ? 'socialClaimed' : 'socialLinked', { values: { provider } });
      await recordOfAccount(transaction, accountHappenings.providerConnected, person.id, person.id);
      await queueMail(transaction, accountHappenings.providerConnected, mail);
    }
    return unproved ?? locked;
  });
}

async function closeOtherWays(transaction: Database, userId: string, now: Date): Promise<void> {
  for (const table of [identities, passkeys, twoFactors, sessions])
    await transaction.delete(table).where(eq(table.userId, userId));
  await transaction
    .update(actionCodes)
    .set({ usedAt: now })
    .where(and(eq(actionCodes.userId, userId), isNull(actionCodes.usedAt)));
}
