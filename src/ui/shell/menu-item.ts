import type { ComponentType, ReactNode } from 'react';

export interface MenuItem {
  key: string;
  label: string;
  icon: ComponentType<{ size?: number | string; 'aria-hidden'?: boolean | 'true' | 'false' }>;
  to: string;
  /** Further addresses on which the entry is current, besides its target and the pages below it. */
  alsoAt?: readonly string[];
  /** Pages below its target belong to another entry. */
  isAlone?: true;
  /** For a page that is not open yet: says why, instead of leading there. */
  onClosed?: () => void;
  /** How many things wait behind it, and the entry's name that says so. */
  waiting?: { shown: string; name: string };
}

export interface MenuGroup {
  title?: string;
  items: readonly MenuItem[];
}

export interface Menus {
  main: readonly MenuGroup[];
  bottom: readonly MenuItem[];
}

export interface AccountEntry {
  key: string;
  label: string;
  icon: MenuItem['icon'];
  to?: string;
  onClick?: () => void;
}

/** The menu of the person's picture; shorter on narrow screens. */
export interface AccountEntries {
  wide: readonly AccountEntry[];
  narrow: readonly AccountEntry[];
  /** Includes language and appearance; otherwise only logout follows. */
  preferences: boolean;
}

/** A one-time hint at the action of the navigation. */
export interface ActionHint {
  content: ReactNode;
  onClose: () => void;
}

export interface ShellPerson {
  name: string;
  email?: string;
  image?: string | null;
}

/** What a layer above the page can do with the shell. */
export interface ShellActions {
  onClose: () => void;
  onLanguage: () => void;
  onLogout: () => void;
}

export interface AccountMenuProps {
  person: ShellPerson;
  entries?: AccountEntries;
  onLanguage: () => void;
  onLogout: () => void;
}
