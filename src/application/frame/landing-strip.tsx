import { useLocation } from '@tanstack/react-router';
import { ownerProjects } from '#accounts/paths.ts';
import { overviewPath } from '#backoffice/paths.ts';
import { applicationsPage } from '#candidacies/paths.ts';
import type { Role } from '#platform/access/access.ts';
import { profilePaths } from '#profiles/paths.ts';
import { NeedsYou } from '#waiting/web/needs-you.tsx';

/** Where people arrive, and look first for what they should do. */
const landings: Readonly<Record<Role, readonly string[]>> = {
  squadOwner: [ownerProjects],
  squadMember: [profilePaths.ownProfile, applicationsPage],
  recruiter: [ownerProjects],
  admin: [overviewPath],
};

/** What waits for the person, above the pages where they arrive. */
export function LandingStrip({ role }: { role: Role }) {
  const isLanding = useLocation({ select: ({ pathname }) => landings[role].includes(pathname) });
  return isLanding ? <NeedsYou /> : null;
}
