import { Popover, Tooltip } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconPlus } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from '#platform/ui/i18n.ts';
import { ButtonLink } from '../controls/button.tsx';
import { PageLink } from '../controls/page-link.tsx';
import type { ActionHint, MenuGroup, MenuItem, Menus } from './menu-item.ts';
import styles from './shell.module.css';

export interface NavigationAction {
  label: string;
  to: string;
  hint?: ActionHint;
}

function Entries({ items, open }: { items: readonly MenuItem[]; open: boolean }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <ul className={styles.list}>
      {items.map(({ key, label, icon: Icon, to, alsoAt = [] }) => (
        <li key={key}>
          <Tooltip label={label} position="right" disabled={open} openDelay={100}>
            <PageLink
              to={to}
              match="prefix"
              className={styles.item}
              {...(alsoAt.some((path) => `${pathname}/`.startsWith(`${path}/`)) && { 'aria-current': 'page' as const })}
            >
              <Icon size={18} aria-hidden="true" />
              <span>{label}</span>
            </PageLink>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}

function Groups({ groups, open }: { groups: readonly MenuGroup[]; open: boolean }) {
  return groups.map(({ title, items }) => (
    <div key={items[0]?.key} className={styles.group}>
      {title && <p className={styles.groupTitle}>{title}</p>}
      <Entries items={items} open={open} />
    </div>
  ));
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
      <Groups groups={menus.main} open={open} />
      {action && <Action {...action} open={open} />}
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

function Action({ label, to, hint, open }: NavigationAction & { open: boolean }) {
  return (
    <Popover
      withRoles={false}
      opened={hint !== undefined}
      onChange={(opened) => !opened && hint?.onClose()}
      position="right"
      width={280}
    >
      <Popover.Target>
        <div>
          <Tooltip label={label} position="right" disabled={open || hint !== undefined} openDelay={100}>
            <ButtonLink to={to} block className={styles.navAction} icon={<IconPlus size={16} aria-hidden="true" />}>
              {label}
            </ButtonLink>
          </Tooltip>
        </div>
      </Popover.Target>
      <Popover.Dropdown>{hint?.content}</Popover.Dropdown>
    </Popover>
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
    // Any link in here closes the drawer.
    <nav
      className={styles.drawerNav}
      aria-label={t('shell.navigation')}
      onClickCapture={(event) => (event.target as HTMLElement).closest('a') && onLeave()}
    >
      <Groups groups={menus.main} open />
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
