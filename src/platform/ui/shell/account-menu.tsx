import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconLanguage, IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { useMediaQuery } from '@mantine/hooks';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Avatar } from '../marks/avatar.tsx';
import type { AccountEntries, AccountEntry } from './menu-item.ts';
import { NARROW_SCREEN } from './narrow-screen.ts';
import styles from './shell.module.css';

export interface ShellPerson {
  name: string;
  email?: string;
  image?: string | null;
}

interface AccountMenuProps {
  person: ShellPerson;
  entries?: AccountEntries;
  onLanguage: () => void;
  onLogout: () => void;
}

const noEntries: AccountEntries = { wide: [], narrow: [], preferences: true };

export function AccountMenu({ person, entries = noEntries, onLanguage, onLogout }: AccountMenuProps) {
  const { t } = useTranslation('platform');
  const router = useRouter();
  const isNarrow = useMediaQuery(NARROW_SCREEN) ?? false;
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const schemes: { value: MantineColorScheme; icon: typeof IconSun }[] = [
    { value: 'light', icon: IconSun },
    { value: 'dark', icon: IconMoon },
    { value: 'auto', icon: IconDeviceDesktop },
  ];
  return (
    <Menu width={264}>
      <Menu.Target>
        <button type="button" className={styles.account} aria-label={t('shell.account')}>
          <Avatar name={person.name} image={person.image ?? null} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
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
      </Menu.Dropdown>
    </Menu>
  );
}
