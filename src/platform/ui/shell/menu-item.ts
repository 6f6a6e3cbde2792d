import type { ComponentType } from 'react';

export interface MenuItem {
  key: string;
  label: string;
  icon: ComponentType<{ size?: number | string; 'aria-hidden'?: boolean | 'true' | 'false' }>;
  to: string;
}

export interface Menus {
  main: readonly MenuItem[];
  bottom: readonly MenuItem[];
}

export interface AccountEntry {
  key: string;
  label: string;
  icon: MenuItem['icon'];
  to?: string;
  onClick?: () => void;
}
