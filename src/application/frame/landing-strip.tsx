import { useLocation } from '@tanstack/react-router';
import { ownerProjects } from '#accounts/paths.ts';
import { landingOf } from '#accounts/rules/landing.ts';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { overviewPath } from '#backoffice/paths.ts';
import { applicationsPage } from '#applications/paths.ts';
import type { Role } from '#platform/access/access.ts';
import { profilePaths } from '#profiles/paths.ts';
import { projectPaths } from '#projects/paths.ts';
import { checkoutPaths } from '#checkout/paths.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { workspacePaths } from '#workspaces/paths.ts';
import { NeedsYou } from '#waiting/web/needs-you.tsx';

const FirstSteps = lazyPart(async () => (await import('#waiting/web/first-steps.tsx')).FirstSteps);

/** Where people arrive, and look first for what they should do. */
const landings: Readonly<Record<Role, readonly string[]>> = {
  squadOwner: [ownerProjects],
  squadMember: [profilePaths.ownProfile, applicationsPage],
  recruiter: [ownerProjects],
  admin: [overviewPath],
};

/** What waits for the person, above the pages where they arrive. */
export function LandingStrip({ session }: { session: SessionClaims }) {
  const isLanding = useLocation({ select: ({ pathname }) => isLandingOf(session, pathname) });
  return isLanding ? <NeedsYou /> : null;
}

/** Where the steps of a new company lead. */
const stepAddresses = {
  company: workspacePaths.profile,
  colleague: workspacePaths.people,
  vacancy: projectPaths.briefSelection(),
  candidates: profilePaths.companyView,
  credits: checkoutPaths.topUp(),
};

/** What comes next for a new company, below the page where its owner arrives. */
export function LandingFoot({ session }: { session: SessionClaims }) {
  const isLanding = useLocation({ select: ({ pathname }) => [ownerProjects, landingOf(session)].includes(pathname) });
  if (session.userRole !== 'squadOwner' || !session.isWorkspaceOwner || !isLanding) return null;
  return <FirstSteps addresses={stepAddresses} />;
}

/** The page of an early stage is itself what is to be done; beside it only the email can wait. */
function isLandingOf(session: SessionClaims, pathname: string): boolean {
  if (landings[session.userRole].includes(pathname)) return true;
  return !session.email_verified && pathname === landingOf(session);
}
