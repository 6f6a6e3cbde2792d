import { and, eq } from 'drizzle-orm';
import { socialDonePath } from '#accounts/paths.ts';
import type { SocialOutcome } from '#accounts/social/rules/social-outcome.ts';
import { openSessionOf } from '#accounts/sessions/server/open-session.ts';
import { findPersonByEmail, type Person } from '#accounts/server/queries.ts';
import { requestSecondFactor } from '#accounts/security/server/pending-login.ts';
import { redirectWithOutcome, SocialRefusal } from '#accounts/social/server/redirect-with-outcome.ts';
import { linkPerson, PROVIDER_ID } from '#accounts/social/server/link-person.ts';
import { savePendingSignUp } from '#accounts/social/server/pending-sign-up.ts';
import { verifyCallback, type SocialPerson } from '#accounts/social/server/verify-callback.ts';
import { claimAttempt } from '#accounts/social/server/start-social-sign-in.ts';
import { identities, users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Context } from '#platform/http/request-context.ts';

/** The provider's redirect target: signs in known people, links those known by a verified address, and lets others continue to the sign-up. */
export async function handleCallback(context: Context, state: string | undefined) {
  const attempt = await claimAttempt(context, state);
  return redirectWithOutcome(context, attempt?.attempt, async () => {
    const { settings } = context;
    if (!settings.oidc) throw new SocialRefusal('unavailable');
    if (!attempt || !state) throw new SocialRefusal('expired');
    const { search } = new URL(context.call.url, settings.publicUrl);
    const social = await verifyCallback({ ...settings, oidc: settings.oidc }, search, { ...attempt, state });
    return socialDonePath(await enter(context, social), attempt.attempt);
  });
}

async function enter(context: Context, social: SocialPerson): Promise<SocialOutcome> {
  const known = await findPersonBySubject(context.database, social.accountId);
  const person = known ?? (await findPersonByEmail(context.database, social.email));
  if (!person) {
    await savePendingSignUp(context, social);
    return 'signUp';
  }
  if (person.deletedAt) throw new SocialRefusal('accountClosed');
  const { id, twoFactorEnabled } = known ?? (await linkPerson(context, person, social));
  if (twoFactorEnabled) {
    await requestSecondFactor(context, id);
    return 'secondFactor';
  }
  await openSessionOf(context, id);
  return 'signedIn';
}

async function findPersonBySubject(database: Database, accountId: string): Promise<Person | null> {
  const [row] = await database
    .select({ person: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.providerId, PROVIDER_ID), eq(identities.accountId, accountId)));
  return row?.person ?? null;
}
