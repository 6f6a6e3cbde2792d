import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useMergedRef } from '@mantine/hooks';

interface ScrollRegionProps {
  label: string;
  /** A landmark of its own, or a group inside of one. */
  role: 'region' | 'group';
  /** Its style limits the height and scrolls. */
  className: string | undefined;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Text that scrolls by itself. Tab stops at it only while there is something to scroll, so that keys reach all of it. */
export function ScrollRegion({ label, role, className, ref, children }: ScrollRegionProps) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(frame, ref);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const outer = frame.current;
    const inner = content.current;
    if (!outer || !inner) return;
    const sizes = new ResizeObserver(() => setOverflows(outer.scrollHeight > outer.clientHeight));
    sizes.observe(outer);
    sizes.observe(inner);
    return () => sizes.disconnect();
  }, []);
  return (
    <div ref={merged} className={className} role={role} aria-label={label} tabIndex={overflows ? 0 : undefined}>
      <div ref={content}>{children}</div>
    </div>
  );
}
