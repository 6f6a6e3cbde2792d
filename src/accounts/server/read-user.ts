import { findStaffDetails } from '#accounts/sign-up/server/find-staff-details.ts';
import { findPerson } from '#accounts/server/queries.ts';
import { findPasswordHash } from '#accounts/security/server/prove-password.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';

/** The record of a person in the specification's form. Only admins may read those of others; for everybody else they do not exist. */
export async function readUser(context: SignedInContext, requestedId: string | undefined) {
  const userId = requestedId ?? context.session.userId;
  if (userId !== context.session.userId && context.session.role !== 'admin') throw platformErrors.notFound();
  const person = await findPerson(context.database, userId);
  if (!person) throw platformErrors.notFound();
  const more = await context.ports.readFurtherClaims(context.database, person, null);
  const hasPassword = (await findPasswordHash(context.database, userId)) !== null;
  const isMember = person.role === 'squadMember';
  const isStaff = person.role === 'admin' || person.role === 'recruiter';
  return {
    userId: person.id,
    login: {
      providerId: hasPassword ? ('password' as const) : ('oidc' as const),
      uid: person.id,
      email: person.email,
      createData: person.createdAt.toISOString(),
      userRole: person.role,
    },
    personal: {
      displayName: person.name,
      photoUrl: person.image,
      ...(isStaff && (await findStaffDetails(context.database, userId))),
    },
    navigationFlow: { journey: person.navigationStage },
    eGoi: { egoiAddTag: person.marketingTag },
    ...(!isStaff && {
      projects: await context.ports.listProjectsOf(context.database, userId),
      experience: {
        jobTitle: isMember ? more.headerSubtitle : '',
        level: more.level,
        isAvailable: more.userIsAvailable,
      },
    }),
    acceptedTerms: { version: person.acceptedTermsVersion, acceptedAt: person.acceptedTermsAt.toISOString() },
  };
}
