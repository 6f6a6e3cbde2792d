import { accountErrors } from '#accounts/errors.ts';
import { openSessionOf } from '#accounts/sessions/server/open-session.ts';
import { findPersonByEmail } from '#accounts/server/queries.ts';
import { requestSecondFactor } from '#accounts/security/server/pending-login.ts';
import { isPasswordOf } from '#accounts/security/server/prove-password.ts';
import type { Context } from '#platform/http/request-context.ts';

/**
 * Logs in with e-mail and password; a person with a second factor is asked for its code next. The error says which of the two was
 * wrong; the gate's limits keep that from serving as a directory.
 */
export async function logIn(context: Context, credentials: { email: string; password: string }) {
  const person = await findPersonByEmail(context.database, credentials.email);
  if (!person) throw accountErrors.unknownEmail();
  if (!(await isPasswordOf(context.database, person.id, credentials.password))) throw accountErrors.wrongPassword();
  if (!person.twoFactorEnabled) return openSessionOf(context, person.id);
  await requestSecondFactor(context, person.id);
  throw accountErrors.secondFactorNeeded();
}
