import { type Dispatch, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useLoadOnTouch } from '../use-load-on-touch.ts';

/** What a menu or popover needs of the button that opens it. */
export interface TouchOverlay {
  anchor: HTMLElement | null;
  id: string;
  opened: boolean;
  onChange: (opened: boolean) => void;
}

/**
 * For a menu whose script is loaded with the first touch of the page: what the menu needs, from its first opening on, and what its
 * button is given. `load` must always be the same function. Who opens it from elsewhere too brings the state.
 */
export function useTouchOverlay(
  load: () => Promise<unknown>,
  given?: { opened: boolean; onChange: Dispatch<boolean> },
) {
  const id = useId();
  const own = useState(false);
  const { opened, onChange } = given ?? { opened: own[0], onChange: own[1] };
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isWanted, setWanted] = useState(false);
  useLoadOnTouch(load);
  // It stays after its first opening, so that it closes as it should.
  if (opened && !isWanted) setWanted(true);
  const overlay: TouchOverlay | undefined = isWanted ? { anchor, id, opened, onChange } : undefined;
  return {
    opened,
    overlay,
    anchor: setAnchor,
    toggle: () => onChange(!opened),
    menuButton: buttonOf(id, opened, onChange),
  };
}

/** As a menu itself would mark its target. A menu hears Escape only once the focus has moved into it, which takes a moment. */
const buttonOf = (id: string, opened: boolean, onChange: Dispatch<boolean>) => ({
  id,
  'aria-haspopup': 'menu' as const,
  'aria-expanded': opened,
  ...(opened && {
    'aria-controls': `${id}-dropdown`,
    'data-expanded': true,
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && onChange(false),
  }),
});

/** Opens in the moment after it was mounted: overlays return the focus only where they saw themselves open. */
export function useOpenedAfterMount(opened: boolean): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return opened && isMounted;
}
