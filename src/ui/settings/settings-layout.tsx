import { type ReactNode, useId } from 'react';
import { IconChevronLeft } from '#ui/icons/icons.ts';
import { PageLink } from '../controls/page-link.tsx';
import type { SettingsGroup } from './settings-groups.ts';
import styles from './settings-layout.module.css';

interface SettingsLayoutProps {
  title: string;
  /** The page that lists all sections; narrow screens go back to it instead of showing the list beside each. */
  homeTo: string;
  groups: readonly SettingsGroup[];
  children: ReactNode;
}

/** A section of the settings, beside the list of all. */
export function SettingsLayout({ title, homeTo, groups, children }: SettingsLayoutProps) {
  return (
    <div className={styles.layout}>
      <PageLink to={homeTo} className={styles.back}>
        <IconChevronLeft size={18} aria-hidden="true" />
        {title}
      </PageLink>
      <nav className={styles.side} aria-label={title}>
        {groups.map((group) => (
          <SectionList key={group.title} {...group} />
        ))}
      </nav>
      <div className={styles.section}>{children}</div>
    </div>
  );
}

function SectionList({ title, sections }: SettingsGroup) {
  const id = useId();
  return (
    <div>
      <p id={id} className={styles.heading}>
        {title}
      </p>
      <ul aria-labelledby={id}>
        {sections.map(({ key, label, to, icon: Icon }) => (
          <li key={key}>
            <PageLink to={to}>
              <Icon size={18} aria-hidden="true" />
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
