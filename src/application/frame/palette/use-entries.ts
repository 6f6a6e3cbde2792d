import { useMantineColorScheme } from '@mantine/core';
import { hasReached } from '#accounts/rules/page-guard.ts';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { menusOf } from '#application/frame/menu-table.ts';
import { useMenuItems } from '#application/frame/menus.ts';
import { settingsOf } from '#application/frame/settings/settings-table.ts';
import { isBuilt } from '#application/planned-pages.ts';
import { webCapabilities } from '#application/web-capabilities.ts';
import type { PaletteAction, SettingsSection } from '#ui/capability/web-capability.ts';
import { useTranslation } from '#ui/i18n.ts';
import { IconDeviceDesktop, IconLanguage, IconLogout, IconMoon, IconSun } from '#ui/icons/icons.ts';
import { onceEach, type PaletteEntry } from '#ui/palette/palette-matches.ts';
import type { ShellActions } from '#ui/shell/menu-item.ts';
import { wordsOf } from './words.ts';

/** Every page of the person's menus and settings, and what can be done from everywhere; each address once. */
export function useEntries(session: SessionClaims, { onLanguage, onLogout }: ShellActions): PaletteEntry[] {
  const { t } = useTranslation('application');
  const { t: shell } = useTranslation('platform');
  const { setColorScheme } = useMantineColorScheme();
  const menuItem = useMenuItems(session);
  const { side, foot, header, compact, action } = menusOf(session, isBuilt);
  const keys = [...side.flatMap((group) => group.keys), ...foot, ...header, ...compact];
  const commands = commandsOf(session);
  const sections = settingsOf(session).flatMap((group) => group.sections);
  const toEntry = (
    { text, to, icon }: PaletteAction | SettingsSection,
    group = t('palette.actions'),
  ): PaletteEntry => ({
    group,
    label: t(text),
    to,
    icon,
    words: wordsOf(text),
  });
  const pages = keys
    .filter((key) => key !== action)
    .map((key) => ({ ...menuItem(key), words: wordsOf(key) }))
    .filter(({ onClosed }) => !onClosed);
  const main = action ? menuItem(action) : null;
  const schemes = [
    { value: 'light', icon: IconSun },
    { value: 'dark', icon: IconMoon },
    { value: 'auto', icon: IconDeviceDesktop },
  ] as const;
  return onceEach([
    ...pages.map(({ label, to, icon, words }) => ({ group: t('palette.pages'), label, to, icon, words })),
    ...commands.filter(({ isPage }) => isPage).map((one) => toEntry(one, t('palette.pages'))),
    ...sections.map((one) => toEntry(one, t('settings.title'))),
    ...(main && !main.onClosed
      ? [{ group: t('palette.actions'), label: main.label, to: main.to, icon: main.icon, words: wordsOf(action!) }]
      : []),
    ...commands.filter(({ isPage }) => !isPage).map((one) => toEntry(one)),
    ...schemes.map(({ value, icon }) => ({
      group: t('palette.actions'),
      label: t('palette.appearance', { appearance: shell(`shell.${value}`) }),
      icon,
      words: wordsOf(`scheme.${value}`),
      run: () => setColorScheme(value),
    })),
    {
      group: t('palette.actions'),
      label: shell('shell.language'),
      icon: IconLanguage,
      words: wordsOf('language'),
      run: onLanguage,
    },
    {
      group: t('palette.actions'),
      label: shell('shell.logout'),
      icon: IconLogout,
      words: wordsOf('logout'),
      run: onLogout,
    },
  ]);
}

/** The commands of all rooms that this person may use in this space. */
function commandsOf(session: SessionClaims): PaletteAction[] {
  const isElsewhere = session.spaceOf !== null || session.viewingAs !== null;
  return webCapabilities
    .flatMap(({ actions }) => actions)
    .filter(
      ({ roles, to, rank = 0, ownSpace }) =>
        roles.includes(session.userRole) &&
        !session.forbiddens.includes(to.split(/[?#]/)[0]!) &&
        !(ownSpace && isElsewhere) &&
        (session.userRole === 'admin' || hasReached(session, rank, to)),
    );
}
