import { accountErrors } from '#accounts/errors.ts';
import { openSession } from '#accounts/server/open-session.ts';
import { findPersonByEmail } from '#accounts/server/queries.ts';
import type { Context } from '#platform/http/request-context.ts';

/** Log in with e-mail and password. Which of the two was wrong is said (decision 11); the gate's limits keep that from serving as a directory. */
export async function logIn(context: Context, credentials: { email: string; password: string }) {
  if (!(await findPersonByEmail(context.database, credentials.email))) throw accountErrors.unknownEmail();
  const opened = await openSession(context, credentials);
  if (!opened) throw accountErrors.wrongPassword();
  return opened;
}
