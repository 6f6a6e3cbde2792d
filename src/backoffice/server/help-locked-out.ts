import { findPersonByEmail } from '#accounts/server/queries.ts';
import { switchOffForPerson } from '#accounts/security/server/switch-off-for-person.ts';
import { backofficeErrors } from '#backoffice/errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';

/** By the address with which the person writes to us. The own one is switched off on the own account, by a code. */
export async function helpLockedOut(
  context: SignedInContext,
  { email, ...input }: { email: string; reason: string; password: string },
) {
  const person = await findPersonByEmail(context.database, email);
  if (!person) throw backofficeErrors.personNotFound();
  if (person.id === context.session.userId) throw backofficeErrors.ownSecondFactor();
  await switchOffForPerson(context, { userId: person.id, ...input });
  return { done: true as const };
}
