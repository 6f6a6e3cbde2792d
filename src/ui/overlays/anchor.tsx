import { type Ref, useLayoutEffect } from 'react';

interface AnchorProps {
  /** An element that is on the page already. */
  of: HTMLElement | null;
  /** Given by the overlay that uses this as its target. */
  ref?: Ref<HTMLElement>;
}

/**
 * The target of a menu or popover whose script is loaded with the first touch: the button stays the element that it was, so that
 * neither a press nor the focus is lost when the overlay arrives.
 */
export function Anchor({ of, ref }: AnchorProps) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') return ref(of) ?? (() => void ref(null));
    if (ref) ref.current = of;
  }, [of, ref]);
  return null;
}
