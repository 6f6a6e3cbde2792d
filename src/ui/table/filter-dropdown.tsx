import { Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import { Anchor } from '../overlays/anchor.tsx';
import { type TouchOverlay, useOpenedAfterMount } from '../overlays/use-touch-overlay.ts';

interface FilterDropdownProps {
  label: string;
  overlay: TouchOverlay;
  children: ReactNode;
}

/** What opens below a filter. */
export function FilterDropdown({ label, overlay, children }: FilterDropdownProps) {
  const { anchor, onChange } = overlay;
  return (
    <Popover
      opened={useOpenedAfterMount(overlay.opened)}
      onChange={onChange}
      position="bottom-start"
      trapFocus
      withRoles={false}
    >
      <Popover.Target>
        <Anchor of={anchor} />
      </Popover.Target>
      <Popover.Dropdown p={0} role="dialog" aria-label={label}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
