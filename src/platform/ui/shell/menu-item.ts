import type { ComponentType, ReactNode } from 'react';

export interface MenuItem {
  key: string;
  label: string;
  icon: ComponentType<{ size?: number | string; 'aria-hidden'?: boolean | 'true' | 'false' }>;
  to: string;
  /** Where the entry is current too, besides where it leads and what lies below. */
  alsoAt?: readonly string[];
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

/** What is behind the person's picture; narrow screens have a shorter list. */
export interface AccountEntries {
  wide: readonly AccountEntry[];
  narrow: readonly AccountEntry[];
  /** Language and appearance besides; without them only logout follows. */
  preferences: boolean;
}

/** A word that points at the action of the navigation, once. */
export interface ActionHint {
  content: ReactNode;
  onClose: () => void;
}
