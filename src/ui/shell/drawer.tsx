import { Drawer } from '@mantine/core';
import { useTranslation } from '#ui/i18n.ts';
import { IconPlus } from '#ui/icons/icons.ts';
import { ButtonLink } from '../controls/button.tsx';
import { useOpenedAfterMount } from '../overlays/use-touch-overlay.ts';
import type { Menus } from './menu-item.ts';
import { Entries, Groups, type NavigationAction } from './navigation.tsx';
import styles from './shell.module.css';

interface MenuDrawerProps {
  menus: Menus;
  action?: NavigationAction;
  opened: boolean;
  onClose: () => void;
}

/** The menu of narrow screens. */
export function MenuDrawer({ menus, action, opened, onClose }: MenuDrawerProps) {
  const { t } = useTranslation('platform');
  return (
    <Drawer
      opened={useOpenedAfterMount(opened)}
      onClose={onClose}
      size={280}
      title="Ponte"
      closeButtonProps={{ 'aria-label': t('shell.closeMenu') }}
    >
      {/* Any link in here closes the drawer. */}
      <nav
        className={styles.drawerNav}
        aria-label={t('shell.navigation')}
        onClickCapture={(event) => (event.target as HTMLElement).closest('a') && onClose()}
      >
        <Groups groups={menus.main} open />
        {action && (
          <ButtonLink
            to={action.to}
            block
            className={styles.navAction}
            icon={<IconPlus size={16} aria-hidden="true" />}
          >
            {action.label}
          </ButtonLink>
        )}
        <hr />
        <Entries items={menus.bottom} open />
      </nav>
    </Drawer>
  );
}
