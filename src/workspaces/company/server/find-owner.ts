import { findPersonByEmail } from '#accounts/server/queries.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';

/** Whether an address can be added to a space. Reveals nothing more about accounts that cannot. */
export async function findOwner(context: SignedInContext, email: string) {
  const person = await findPersonByEmail(context.database, email);
  const nothing = { userId: null, displayName: '', userPhoto: null, registrationComplete: false };
  if (!person) return { found: 'nobody' as const, ...nothing };
  if (person.role !== 'squadOwner') return { found: 'member' as const, ...nothing };
  return {
    found: 'owner' as const,
    userId: person.id,
    displayName: person.name,
    userPhoto: person.image,
    registrationComplete: person.navigationStage !== 'squadOwner-register',
  };
}
