import { Tooltip } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconPlus } from '@tabler/icons-react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { ButtonLink } from '../controls/button.tsx';
import { PageLink } from '../controls/page-link.tsx';
import type { MenuItem, Menus } from './menu-item.ts';
import styles from './shell.module.css';

export interface NavigationAction {
  label: string;
  to: string;
}

function Entries({ items, open }: { items: readonly MenuItem[]; open: boolean }) {
  return (
    <ul className={styles.list}>
      {items.map(({ key, label, icon: Icon, to }) => (
        <li key={key}>
          <Tooltip label={label} position="right" disabled={open} openDelay={100}>
            <PageLink to={to} match="prefix" className={styles.item}>
              <Icon size={18} aria-hidden="true" />
              <span>{label}</span>
            </PageLink>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}

interface NavigationProps {
  menus: Menus;
  action?: NavigationAction;
  open: boolean;
  onToggle: () => void;
}

export function Navigation({ menus, action, open, onToggle }: NavigationProps) {
  const { t } = useTranslation('platform');
  const ToggleIcon = open ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand;
  const toggleLabel = t(open ? 'shell.collapseMenu' : 'shell.expandMenu');
  return (
    <nav className={styles.nav} aria-label={t('shell.navigation')}>
      <Entries items={menus.main} open={open} />
      {action && (
        <Tooltip label={action.label} position="right" disabled={open} openDelay={100}>
          <ButtonLink
            to={action.to}
            block
            className={styles.navAction}
            icon={<IconPlus size={16} aria-hidden="true" />}
          >
            {action.label}
          </ButtonLink>
        </Tooltip>
      )}
      <div className={styles.navFoot}>
        <Entries items={menus.bottom} open={open} />
        <Tooltip label={toggleLabel} position="right" openDelay={100}>
          <button
            type="button"
            className={styles.item}
            aria-label={toggleLabel}
            aria-expanded={open}
            onClick={onToggle}
          >
            <ToggleIcon size={18} aria-hidden="true" />
            <span>{t('shell.collapse')}</span>
          </button>
        </Tooltip>
      </div>
    </nav>
  );
}

/** The same entries for the drawer of narrow screens. */
export function DrawerNavigation({
  menus,
  action,
  onLeave,
}: {
  menus: Menus;
  action?: NavigationAction;
  onLeave: () => void;
}) {
  const { t } = useTranslation('platform');
  return (
    // Any link in here leads away from the drawer.
    <nav
      className={styles.drawerNav}
      aria-label={t('shell.navigation')}
      onClickCapture={(event) => (event.target as HTMLElement).closest('a') && onLeave()}
    >
      <Entries items={menus.main} open />
      {action && (
        <ButtonLink to={action.to} block className={styles.navAction} icon={<IconPlus size={16} aria-hidden="true" />}>
          {action.label}
        </ButtonLink>
      )}
      <hr />
      <Entries items={menus.bottom} open />
    </nav>
  );
}
