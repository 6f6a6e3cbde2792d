import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Outlet, useMatches } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { accountPaths } from '#accounts/paths.ts';
import { landingOf } from '#accounts/rules/landing.ts';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { leaveSession } from '#accounts/sessions/web/leave-session.ts';
import { api } from '#accounts/web/api.ts';
import { useSession } from '#accounts/sessions/web/session.ts';
import { useTellTimeZone } from '#accounts/time-zone/web/use-tell-time-zone.ts';
import { isBuilt } from '#application/planned-pages.ts';
import { menusOf } from '#application/frame/menu-table.ts';
import { accountEntryOf, useMenuItems } from '#application/frame/menus.ts';
import { PageOutlet } from '#application/frame/page-outlet.tsx';
import { BellPlace } from '#application/frame/bell-place.tsx';
import { ClockPlace } from '#application/frame/clock-place.tsx';
import { SpaceHint } from '#application/frame/space-hint.tsx';
import { ViewNotice } from '#application/frame/space-parts.tsx';
import { ThreadPlace } from '#application/frame/thread-place.tsx';
import { useFailureReports } from '#application/frame/use-failure-reports.ts';
import { usePostHint } from '#application/frame/use-post-hint.tsx';
import { IconSwitchHorizontal } from '#ui/icons/icons.ts';
import { AppShell } from '#ui/shell/app-shell.tsx';
import type { AccountEntry } from '#ui/shell/menu-item.ts';
import { lazyComponent } from '#ui/lazy-component.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { MobileNotice } from '#ui/shell/mobile-notice.tsx';
import { LandingFoot, LandingStrip } from '#application/frame/landing-strip.tsx';
import { WalletPlace } from '#application/frame/wallet-place.tsx';
import { useFollowWaiting } from '#waiting/web/use-waiting.ts';
import { SpaceSwitcher } from '#workspaces/web/space-switcher.tsx';

const Palette = lazyPart(async () => (await import('#application/frame/palette/palette.tsx')).Palette);

const AcceptTerms = lazyComponent(async () => (await import('#accounts/terms/web/accept-terms.tsx')).AcceptTerms);

/** Header and navigation around the pages of signed-in users. */
export function SignedInFrame() {
  const session = useSession();
  return session ? <Shell session={session} /> : <Outlet />;
}

function Shell({ session }: { session: SessionClaims }) {
  const { t } = useTranslation('application');
  const queryClient = useQueryClient();
  const menuItem = useMenuItems(session);
  useFollowWaiting(session.userId);
  useFailureReports(session);
  useTellTimeZone(session);
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.page });
  const { side, foot, header, compact, action, preferences, wallet } = menusOf(session, isBuilt);
  const menus = {
    main: side.map(({ title, keys }) => ({
      ...(title && { title: t(`menu.groups.${title}`) }),
      items: keys.map(menuItem),
    })),
    bottom: foot.map(menuItem),
  };
  const [isSwitching, setSwitching] = useState(false);
  const isOwner = session.userRole === 'squadOwner';
  const changeSpace: AccountEntry[] =
    isOwner && !session.viewingAs
      ? [
          {
            key: 'changeSpace',
            label: t('menu.changeSpace'),
            icon: IconSwitchHorizontal,
            // After this menu has closed and returned the focus.
            onClick: () => void window.setTimeout(() => setSwitching(true), 0),
          },
        ]
      : [];
  const postHint = usePostHint(session, action === 'postProject');
  const mainAction = action ? menuItem(action) : null;
  const openAction = mainAction && !mainAction.onClosed ? mainAction : null;
  const navigationAction = openAction && { ...openAction, ...(postHint && { hint: postHint }) };
  const saveLanguage = useMutation({
    mutationFn: (language: 'pt' | 'en') => api('PUT /session/language', { body: { language } }),
  });
  const endSession = async () => void (await api('POST /auth/logout'));
  const leave = () => leaveSession(queryClient, accountPaths.login);
  const logOut = () => endSession().then(leave);
  return (
    <AppShell
      person={{ name: session.displayName || session.email, email: session.email, image: session.photo }}
      menus={menus}
      homeTo={landingOf(session)}
      accountEntries={{
        wide: [...changeSpace, ...header.map((key) => accountEntryOf(menuItem(key)))],
        narrow: [...changeSpace, ...compact.map((key) => accountEntryOf(menuItem(key)))],
        preferences,
      }}
      {...(navigationAction && { navigationAction })}
      {...(isOwner && {
        space: <SpaceSwitcher session={session} opened={isSwitching} onOpenedChange={setSwitching} />,
      })}
      headerExtra={
        <>
          {wallet && <WalletPlace workspaceId={session.workspaceId} />}
          {session.userRole === 'squadMember' && <ClockPlace userId={session.userId} works={session.worksInProject} />}
        </>
      }
      bell={<BellPlace userId={session.userId} />}
      banner={
        <>
          <ViewNotice viewing={session.viewingAs} />
          {page?.mobileNotice && <MobileNotice />}
          <ThreadPlace />
        </>
      }
      calm={page?.calm === true}
      palette={Palette}
      onLanguageChanged={(language) => saveLanguage.mutate(language as 'pt' | 'en')}
      onLogout={endSession}
      onLoggedOut={leave}
    >
      <LandingStrip session={session} />
      <PageOutlet />
      <LandingFoot session={session} />
      <SpaceHint session={session} />
      {!session.acceptedTerms && (
        <Suspense>
          <AcceptTerms onLogout={() => void logOut()} />
        </Suspense>
      )}
    </AppShell>
  );
}
