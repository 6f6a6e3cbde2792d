import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from '#ui/i18n.ts';
import { IconCheck, IconDeviceDesktop, IconLanguage, IconLogout, IconMoon, IconSun } from '#ui/icons/icons.ts';
import { Avatar } from '../marks/avatar.tsx';
import { TouchMenu } from '../overlays/touch-menu.tsx';
import type { TouchOverlay } from '../overlays/use-touch-overlay.ts';
import type { AccountEntries, AccountEntry, AccountMenuProps } from './menu-item.ts';
import { NARROW_SCREEN } from './narrow-screen.ts';
import styles from './shell.module.css';

const noEntries: AccountEntries = { wide: [], narrow: [], preferences: true };
const schemes: { value: MantineColorScheme; icon: typeof IconSun }[] = [
  { value: 'light', icon: IconSun },
  { value: 'dark', icon: IconMoon },
  { value: 'auto', icon: IconDeviceDesktop },
];

/** The menu of the account button. */
export function AccountMenuList({
  person,
  entries = noEntries,
  onLanguage,
  onLogout,
  overlay,
}: AccountMenuProps & { overlay: TouchOverlay }) {
  const { t } = useTranslation('platform');
  const router = useRouter();
  const isNarrow = useMediaQuery(NARROW_SCREEN) ?? false;
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <TouchMenu overlay={overlay} width={264}>
      <div className={styles.menuHead}>
        <Avatar name={person.name} image={person.image ?? null} size={36} />
        <div className="clip">
          <b className="clip">{person.name}</b>
          {person.email && <span className="meta clip">{person.email}</span>}
        </div>
      </div>
      <Menu.Divider />
      {(isNarrow ? entries.narrow : entries.wide).map(({ key, label, icon: Icon, to, onClick }: AccountEntry) => (
        <Menu.Item
          key={key}
          leftSection={<Icon size={18} aria-hidden="true" />}
          onClick={() => (to === undefined ? onClick?.() : void router.navigate({ href: to }))}
        >
          {label}
        </Menu.Item>
      ))}
      {entries.preferences && (
        <>
          <Menu.Item leftSection={<IconLanguage size={18} aria-hidden="true" />} onClick={onLanguage}>
            {t('shell.language')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Label>{t('shell.appearance')}</Menu.Label>
          <Menu.RadioGroup value={colorScheme} onChange={(value) => setColorScheme(value as MantineColorScheme)}>
            {schemes.map(({ value, icon: Icon }) => (
              <Menu.RadioItem
                key={value}
                value={value}
                checkIcon={<IconCheck size={16} aria-hidden="true" />}
                rightSection={<Icon size={18} aria-hidden="true" />}
              >
                {t(`shell.${value}`)}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Divider />
        </>
      )}
      <Menu.Item leftSection={<IconLogout size={18} aria-hidden="true" />} onClick={onLogout}>
        {t('shell.logout')}
      </Menu.Item>
    </TouchMenu>
  );
}
