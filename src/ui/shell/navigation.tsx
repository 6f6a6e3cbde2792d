import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconLock, IconPlus } from '#ui/icons/icons.ts';
import { ButtonLink } from '../controls/button.tsx';
import { PageLink } from '../controls/page-link.tsx';
import { TIP, useTip } from '../overlays/use-tip.ts';
import type { ActionHint, MenuGroup, MenuItem, Menus } from './menu-item.ts';
import styles from './shell.module.css';
import { lazyPart } from '../lazy-part.tsx';

const Tip = lazyPart(async () => (await import('../overlays/tip.tsx')).Tip);

export interface NavigationAction {
  label: string;
  to: string;
  hint?: ActionHint;
}

export function Entries({ items, open }: { items: readonly MenuItem[]; open: boolean }) {
  const { t } = useTranslation('platform');
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <ul className={styles.list}>
      {items.map(({ key, label, icon: Icon, to, alsoAt = [], isAlone, onClosed, waiting }) => (
        <li key={key}>
          {onClosed ? (
            <button type="button" className={styles.item} {...(!open && { [TIP]: label })} onClick={onClosed}>
              <Icon size={18} aria-hidden="true" />
              <span>{label}</span>
              <IconLock size={14} className={styles.lock} aria-label={t('shell.notOpenYet')} />
            </button>
          ) : (
            <PageLink
              to={to}
              match={isAlone ? 'page' : 'prefix'}
              className={styles.item}
              {...(!open && { [TIP]: waiting?.name ?? label })}
              {...(waiting && { 'aria-label': waiting.name })}
              {...(!items.some((other) => other.to === pathname) &&
                alsoAt.some((path) => `${pathname}/`.startsWith(`${path}/`)) && { 'aria-current': 'page' as const })}
            >
              <Icon size={18} aria-hidden="true" />
              <span>{label}</span>
              {waiting && <i data-count={waiting.shown} aria-hidden="true" />}
            </PageLink>
          )}
        </li>
      ))}
    </ul>
  );
}

export function Groups({ groups, open }: { groups: readonly MenuGroup[]; open: boolean }) {
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
  const { tip, tipped } = useTip();
  const toggleLabel = t(open ? 'shell.collapseMenu' : 'shell.expandMenu');
  return (
    <nav className={styles.nav} aria-label={t('shell.navigation')} {...tipped}>
      <Groups groups={menus.main} open={open} />
      {action && <Action {...action} open={open} />}
      <div className={styles.navFoot}>
        <Entries items={menus.bottom} open={open} />
        <button
          type="button"
          className={styles.item}
          {...{ [TIP]: toggleLabel }}
          aria-label={toggleLabel}
          aria-expanded={open}
          onClick={onToggle}
        >
          <ToggleIcon size={18} aria-hidden="true" />
          <span>{t('shell.collapse')}</span>
        </button>
      </div>
      {tip && <Tip key={tip.label} {...tip} />}
    </nav>
  );
}

const ActionHintCard = lazyPart(async () => (await import('./action-hint-card.tsx')).ActionHintCard);

function Action({ label, to, hint, open }: NavigationAction & { open: boolean }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <div ref={setAnchor}>
        <ButtonLink
          to={to}
          block
          className={styles.navAction}
          icon={<IconPlus size={16} aria-hidden="true" />}
          {...(!open && hint === undefined && { [TIP]: label })}
        >
          {label}
        </ButtonLink>
      </div>
      {hint && <ActionHintCard hint={hint} anchor={anchor} />}
    </>
  );
}
