import { Menu, type MenuProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import { type TouchOverlay, useOpenedAfterMount } from './use-touch-overlay.ts';

interface TouchMenuProps extends Pick<MenuProps, 'width' | 'position'> {
  overlay: TouchOverlay;
  children: ReactNode;
}

/** A menu below a button that stands on the page already. Import it only in what is loaded with the first touch. */
export function TouchMenu({ overlay: { anchor, id, opened, onChange }, children, ...place }: TouchMenuProps) {
  return (
    <Menu {...place} id={id} opened={useOpenedAfterMount(opened)} onChange={onChange}>
      <Menu.Target>
        <Anchor of={anchor} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
