import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useTranslation } from '#platform/ui/i18n.ts';
import { accountPaths } from '#accounts/paths.ts';
import { landingOf } from '#accounts/rules/landing.ts';
import type { SessionClaims } from '#accounts/rules/session-claims.ts';
import { leaveSession } from '#accounts/web/leave-session.ts';
import { api } from '#accounts/web/api.ts';
import { useSession } from '#accounts/web/session.ts';
import { searchJobs, searchProjectsAndJobs } from '#application/search-palette.ts';
import { roleMenus } from '#application/menus.tsx';
import { AppShell } from '#platform/ui/shell/app-shell.tsx';
import type { PaletteEntry } from '#platform/ui/shell/command-palette.tsx';

/** Header and navigation around the pages of who is signed in. */
export function SignedInFrame() {
  const session = useSession();
  return session ? <Shell session={session} /> : <Outlet />;
}

function Shell({ session }: { session: SessionClaims }) {
  const { t } = useTranslation('application');
  const queryClient = useQueryClient();
  const { main, bottom, action } = roleMenus[session.userRole];
  const labelled = (entries: typeof main) => entries.map((entry) => ({ ...entry, label: t(`menu.${entry.key}`) }));
  const menus = { main: labelled(main), bottom: labelled(bottom) };
  const navigationAction = action && { label: t(`menu.${action.key}`), to: action.to };
  const pages: PaletteEntry[] = [...menus.main, ...menus.bottom].map(({ label, to, icon }) => ({
    group: t('palette.pages'),
    label,
    to,
    icon,
  }));
  const actions: PaletteEntry[] = navigationAction ? [{ group: t('palette.actions'), ...navigationAction }] : [];
  const keepLanguage = useMutation({
    mutationFn: (language: 'pt' | 'en') => api('PUT /session/language', { body: { language } }),
  });
  return (
    <AppShell
      person={{ name: session.displayName || session.email, email: session.email, image: session.photo }}
      menus={menus}
      homeTo={landingOf(session)}
      {...(navigationAction && { navigationAction })}
      companyName={session.userRole === 'squadOwner' ? session.headerSubtitle : null}
      palette={{
        entries: [...pages, ...actions],
        search: session.userRole === 'squadMember' ? searchJobs : searchProjectsAndJobs,
      }}
      onLanguageChanged={(language) => keepLanguage.mutate(language as 'pt' | 'en')}
      onLogout={async () => void (await api('POST /auth/logout'))}
      onLoggedOut={() => leaveSession(queryClient, accountPaths.login)}
    >
      <Outlet />
    </AppShell>
  );
}
