import { accountErrors } from '#accounts/errors.ts';
import { openSessionOf } from '#accounts/sessions/server/open-session.ts';
import { findPersonByEmail } from '#accounts/server/queries.ts';
import { awaitSecondFactor } from '#accounts/security/server/pending-login.ts';
import { isPasswordOf } from '#accounts/security/server/prove-password.ts';
import type { Context } from '#platform/http/request-context.ts';

/** Log in with e-mail and password; who switched the second factor on is asked for its code next. Which of the two was wrong is said (decision 11); the gate's limits keep that from serving as a directory. */
export async function logIn(context: Context, credentials: { email: string; password: string }) {
  const person = await findPersonByEmail(context.database, credentials.email);
  if (!person) throw accountErrors.unknownEmail();
  if (!(await isPasswordOf(context.database, person.id, credentials.password))) throw accountErrors.wrongPassword();
  if (!person.twoFactorEnabled) return openSessionOf(context, person.id);
  await awaitSecondFactor(context, person.id);
  throw accountErrors.secondFactorNeeded();
}
