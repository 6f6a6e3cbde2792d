import { useMediaQuery } from '@mantine/hooks';
import { type ComponentType, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { IconMenu2, IconSearch } from '#ui/icons/icons.ts';
import { IconButton } from '../controls/icon-button.tsx';
import '../theme/full-styles.ts';
import { toast } from '../toasts/toast-store.ts';
import { AccountMenu } from './account-menu.tsx';
import { Logo } from './logo.tsx';
import { LOGOUT_OVERLAY_MS, LogoutOverlay } from '../overlays/logout-overlay.tsx';
import type { AccountEntries, Menus, ShellActions, ShellPerson } from './menu-item.ts';
import { NARROW_SCREEN } from './narrow-screen.ts';
import { Navigation, type NavigationAction } from './navigation.tsx';
import styles from './shell.module.css';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';
import { useLoadOnTouch } from '../use-load-on-touch.ts';
import { useMenuOpen } from './use-menu-open.ts';
import { lazyPart } from '../lazy-part.tsx';

const loadDrawer = () => import('./drawer.tsx');
const MenuDrawer = lazyPart(async () => (await loadDrawer()).MenuDrawer);
const LanguageModal = lazyPart(async () => (await import('./language-modal.tsx')).LanguageModal);

export interface AppShellProps {
  person: ShellPerson;
  menus: Menus;
  homeTo: string;
  /** Outlined button in the navigation, for people who may post a project. */
  navigationAction?: NavigationAction;
  /** After the logo: the current space. */
  space?: ReactNode;
  /** Further header items, before search: the wallet, the clock. */
  headerExtra?: ReactNode;
  /** Before the person's own menu: what is new. */
  bell?: ReactNode;
  /** Full width, above the page's content. */
  banner?: ReactNode;
  /** The page is to be alone with its reader: the navigation begins folded. */
  calm?: boolean;
  accountEntries?: AccountEntries;
  /** The command palette; loaded when it is opened. */
  palette?: ComponentType<ShellActions>;
  onLanguageChanged?: (language: string) => void;
  /** Ends the session; then `onLoggedOut` navigates away. */
  onLogout: () => Promise<void>;
  onLoggedOut: () => void;
  children: ReactNode;
}

export function AppShell({
  person,
  menus,
  homeTo,
  navigationAction,
  space,
  headerExtra,
  bell,
  banner,
  calm = false,
  accountEntries,
  palette: Palette,
  onLanguageChanged,
  onLogout,
  onLoggedOut,
  children,
}: AppShellProps) {
  const { t } = useTranslation('platform');
  const [open, toggleOpen] = useMenuOpen(calm);
  // Its links would delay the first paint of a phone, which shows none of them.
  const isNarrow = useMediaQuery(NARROW_SCREEN, false, { getInitialValueInEffect: false });
  const [layer, setLayer] = useState<'none' | 'drawer' | 'palette' | 'language' | 'logout'>('none');
  const [wasDrawerOpened, setDrawerOpened] = useState(false);
  // It stays after its first opening, so that it slides out again.
  if (layer === 'drawer' && !wasDrawerOpened) setDrawerOpened(true);
  const close = () => setLayer('none');
  useLoadOnTouch(loadDrawer);
  const hasPalette = Palette !== undefined;

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (
        !hasPalette ||
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      setLayer((now) => (now === 'palette' ? 'none' : 'palette'));
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [hasPalette]);

  async function logOut() {
    setLayer('logout');
    const shown = new Promise((resolve) => {
      window.setTimeout(resolve, LOGOUT_OVERLAY_MS);
    });
    try {
      await onLogout();
      await shown;
      onLoggedOut();
    } catch {
      setLayer('none');
      toast.error(t('logout.failed'), {
        description: t('logout.failedDescription'),
        actions: [{ label: t('errorState.retry'), onClick: () => void logOut() }],
      });
    }
  }

  return (
    <div className={styles.shell} data-menu={open ? 'open' : 'closed'}>
      <SkipLink />
      <header className={styles.head}>
        <span className="only-narrow">
          <IconButton label={t('shell.openMenu')} onClick={() => setLayer('drawer')}>
            <IconMenu2 size={20} aria-hidden="true" />
          </IconButton>
        </span>
        <Logo to={homeTo} />
        {space}
        <span className={styles.grow} />
        {headerExtra}
        {hasPalette && (
          <>
            <button
              type="button"
              className={`${styles.finder} only-wide`}
              aria-keyshortcuts="Control+K Meta+K"
              onClick={() => setLayer('palette')}
            >
              <IconSearch size={16} aria-hidden="true" />
              <span>{t('shell.search')}</span>
              <kbd>{/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'}</kbd>
              <kbd>K</kbd>
            </button>
            <span className="only-narrow">
              <IconButton label={t('shell.search')} onClick={() => setLayer('palette')}>
                <IconSearch size={20} aria-hidden="true" />
              </IconButton>
            </span>
          </>
        )}
        {bell}
        <AccountMenu
          person={person}
          {...(accountEntries && { entries: accountEntries })}
          onLanguage={() => setLayer('language')}
          onLogout={() => void logOut()}
        />
      </header>
      {!isNarrow && (
        <Navigation
          menus={menus}
          {...(navigationAction && { action: navigationAction })}
          open={open}
          onToggle={toggleOpen}
        />
      )}
      {banner && <div className={styles.banner}>{banner}</div>}
      <main className={styles.main} id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
      {wasDrawerOpened && (
        <MenuDrawer
          opened={layer === 'drawer'}
          onClose={close}
          menus={menus}
          {...(navigationAction && { action: navigationAction })}
        />
      )}
      {Palette && layer === 'palette' && (
        <Palette onClose={close} onLanguage={() => setLayer('language')} onLogout={() => void logOut()} />
      )}
      {layer === 'language' && (
        <LanguageModal onClose={close} {...(onLanguageChanged && { onChanged: onLanguageChanged })} />
      )}
      {layer === 'logout' && <LogoutOverlay />}
    </div>
  );
}
