import { type RefObject, useLayoutEffect, useState } from 'react';

const LOOK_EVERY_MS = 200;
const GAP = 8;

/** The feet of forms and panels, and what sends the form of a dialog. */
const FEET = '[data-foot], [role="dialog"] button[type="submit"]';

/** How far messages have to rise so that they do not lie over the buttons at the foot of a form, panel or dialog. */
export function useLiftAboveFoot(region: RefObject<HTMLElement | null>, shown: number): number {
  const [lift, setLift] = useState(0);
  useLayoutEffect(() => {
    if (shown === 0) return;
    const look = () => setLift(region.current ? measureLift(region.current) : 0);
    look();
    // Pages change below a message without a word: a form ends, a panel opens, somebody scrolls.
    const timer = window.setInterval(look, LOOK_EVERY_MS);
    return () => window.clearInterval(timer);
  }, [region, shown]);
  return shown === 0 ? 0 : lift;
}

function measureLift(region: HTMLElement): number {
  const { left, right, height } = region.getBoundingClientRect();
  const rest = Number.parseFloat(getComputedStyle(region).getPropertyValue('--rest'));
  const lowest = window.innerHeight - rest;
  const tops = [...document.querySelectorAll(FEET)]
    .map((foot) => foot.getBoundingClientRect())
    .filter((foot) => foot.right > left && foot.left < right && foot.bottom > lowest - height && foot.top < lowest)
    .map((foot) => foot.top);
  const wanted = tops.length === 0 ? 0 : lowest - Math.min(...tops) + GAP;
  return Math.min(wanted, Math.max(0, lowest - height - rest));
}
