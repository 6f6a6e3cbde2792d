import { useLocation } from '@tanstack/react-router';
import { accountPaths } from '#accounts/paths.ts';
import { useSession } from '#accounts/sessions/web/session.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { workspacePaths } from '#workspaces/paths.ts';

const LogoutBar = lazyPart(async () => {
  const { LogoutBar: Bar } = await import('./logout-bar.tsx');
  return Bar;
});

/** Pages without a menu to which people are led until they have done what is asked there. */
const forced: readonly string[] = [accountPaths.confirmEmail, accountPaths.newJourney, workspacePaths.register];

/** A way out of those pages for whoever is logged in as somebody else. */
export function ForcedLogout() {
  const session = useSession();
  const isForced = useLocation({
    select: ({ pathname }) => forced.some((path) => pathname === path || pathname.startsWith(`${path}/`)),
  });
  return session && isForced ? <LogoutBar email={session.email} /> : null;
}
