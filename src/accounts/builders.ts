import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { hashPassword } from '#accounts/passwords/server/hash-password.ts';
import { identities, users } from '#accounts/server/tables.ts';
import { TERMS_VERSION } from '#accounts/rules/terms-version.ts';
import { firstStage, type NavigationStage } from '#accounts/rules/stages.ts';
import type { Role } from '#platform/access/access.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';

let demoPasswordHash: Promise<string> | undefined;

export interface PersonToBuild {
  role: Role;
  name: string;
  email: string;
  language?: 'pt' | 'en';
  navigationStage?: NavigationStage;
  emailVerified?: boolean;
  createdAt?: Date;
}

const finishedStages: Record<Role, NavigationStage> = {
  squadMember: 'squadMember-profile',
  squadOwner: 'squadOwner-profile',
  admin: 'cms-selection',
  recruiter: 'squadOwner-profile',
};

/** Creates people who can sign in with the demo password; by default verified and fully registered. */
export async function buildPeople(
  database: Database,
  people: readonly PersonToBuild[],
): Promise<{ id: string; email: string }[]> {
  demoPasswordHash ??= hashPassword(DEMO_PASSWORD);
  const password = await demoPasswordHash;
  const rows = people.map((person) => ({
    id: newId(),
    language: 'pt' as const,
    emailVerified: true,
    navigationStage: finishedStages[person.role] ?? firstStage(person.role),
    marketingTag: person.role === 'squadOwner' ? 25 : 17,
    acceptedTermsVersion: TERMS_VERSION,
    acceptedTermsAt: new Date(),
    // Administrators who have just joined could approve nothing.
    ...(person.role === 'admin' && { createdAt: new Date(Date.now() - 60 * 86_400_000) }),
    ...person,
  }));
  await database.insert(users).values(rows);
  await database
    .insert(identities)
    .values(rows.map(({ id }) => ({ userId: id, accountId: id, providerId: 'credential', password })));
  return rows.map(({ id, email }) => ({ id, email }));
}
