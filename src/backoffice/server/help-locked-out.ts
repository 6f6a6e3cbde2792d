import { findPersonByEmail } from '#accounts/server/queries.ts';
import { switchOffForPerson } from '#accounts/security/server/switch-off-for-person.ts';
import { backofficeErrors } from '#backoffice/errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';

/** Finds the person by the address that they wrote from. Staff switch off their own second factor in their account, with a code. */
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
