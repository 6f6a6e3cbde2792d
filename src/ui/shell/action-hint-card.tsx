import { Popover } from '@mantine/core';
import { Anchor } from '../overlays/anchor.tsx';
import { useOpenedAfterMount } from '../overlays/use-touch-overlay.ts';
import type { ActionHint } from './menu-item.ts';

/** A hint beside the button of the navigation. */
export function ActionHintCard({ hint, anchor }: { hint: ActionHint; anchor: HTMLElement | null }) {
  return (
    <Popover
      withRoles={false}
      opened={useOpenedAfterMount(true)}
      onChange={(opened) => !opened && hint.onClose()}
      position="right"
      width={280}
    >
      <Popover.Target>
        <Anchor of={anchor} />
      </Popover.Target>
      <Popover.Dropdown>{hint.content}</Popover.Dropdown>
    </Popover>
  );
}
