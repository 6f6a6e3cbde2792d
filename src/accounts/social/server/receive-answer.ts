import { and, eq } from 'drizzle-orm';
import { socialDonePath } from '#accounts/paths.ts';
import type { SocialOutcome } from '#accounts/social/rules/social-outcome.ts';
import { openSessionOf } from '#accounts/sessions/server/open-session.ts';
import { findPersonByEmail, type Person } from '#accounts/server/queries.ts';
import { awaitSecondFactor } from '#accounts/security/server/pending-login.ts';
import { leadOn, SocialRefusal } from '#accounts/social/server/lead-on.ts';
import { linkPerson, PROVIDER_ID } from '#accounts/social/server/link-person.ts';
import { keepPendingSignUp } from '#accounts/social/server/pending-sign-up.ts';
import { readAnswer, type SocialPerson } from '#accounts/social/server/read-answer.ts';
import { takeAttempt } from '#accounts/social/server/start-social.ts';
import { identities, users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Context } from '#platform/http/request-context.ts';

/** Where the provider leads back to: signs in whom it knows, links whom it knows by a proved address, lets others go on to sign up. */
export async function receiveAnswer(context: Context, state: string | undefined) {
  const attempt = await takeAttempt(context, state);
  return leadOn(context, attempt?.attempt, async () => {
    const { settings } = context;
    if (!settings.oidc) throw new SocialRefusal('unavailable');
    if (!attempt || !state) throw new SocialRefusal('expired');
    const { search } = new URL(context.call.url, settings.publicUrl);
    const social = await readAnswer({ ...settings, oidc: settings.oidc }, search, { ...attempt, state });
    return socialDonePath(await enter(context, social), attempt.attempt);
  });
}

async function enter(context: Context, social: SocialPerson): Promise<SocialOutcome> {
  const known = await findPersonBySubject(context.database, social.accountId);
  const person = known ?? (await findPersonByEmail(context.database, social.email));
  if (!person) {
    await keepPendingSignUp(context, social);
    return 'signUp';
  }
  if (person.deletedAt) throw new SocialRefusal('accountClosed');
  const { id, twoFactorEnabled } = known ?? (await linkPerson(context, person, social));
  if (twoFactorEnabled) {
    await awaitSecondFactor(context, id);
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
