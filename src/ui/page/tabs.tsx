import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { PageLink } from '../controls/page-link.tsx';
import styles from './tabs.module.css';
import { useCurrentInView } from './use-current-in-view.ts';

export interface TabItem {
  key: string;
  label: string;
  to: string;
  count?: ReactNode;
  /** Set by the page when the address alone does not determine it. */
  current?: boolean;
}

export interface TabsProps {
  label: string;
  items: readonly TabItem[];
  /** On the right, for example a search field; hidden on narrow screens. */
  end?: ReactNode;
}

/** Tabs are links: each has its address, and the browser's back button returns to the previous one. */
export function Tabs({ label, items, end }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  useCurrentInView(row, useLocation({ select: ({ href }) => href }));
  // Tabs within a page differ in their search; those that are pages stay current whatever the search contains.
  const areOwnPages = new Set(items.map(({ to }) => to.split('?')[0])).size === items.length;
  return (
    <div className={classNames(styles.tabs, 'edge-fade')} ref={row}>
      <nav aria-label={label}>
        <ul>
          {items.map((item) => (
            <li key={item.key}>
              <PageLink
                to={item.to}
                match={areOwnPages ? 'page' : 'search'}
                replace
                {...(item.current !== undefined && { 'aria-current': item.current ? 'page' : undefined })}
              >
                {item.label}
                {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
