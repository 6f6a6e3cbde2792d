import { type RefObject, useLayoutEffect, useState } from 'react';

const POLL_MS = 200;
const GAP = 8;

/** The footers of forms and panels, and the submit row of dialogs. */
const FEET = '[data-foot], [role="dialog"] button[type="submit"]';

/** How far toasts must rise so that they do not cover the buttons in the footer of a form, panel or dialog. */
export function useLiftAboveFooter(region: RefObject<HTMLElement | null>, shown: number): number {
  const [lift, setLift] = useState(0);
  useLayoutEffect(() => {
    if (shown === 0) return;
    const look = () => setLift(region.current ? measureLift(region.current) : 0);
    look();
    // Pages change below a toast without notice: a form ends, a panel opens, somebody scrolls.
    const timer = window.setInterval(look, POLL_MS);
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
  const rise = tops.length === 0 ? 0 : lowest - Math.min(...tops) + GAP;
  return Math.min(rise, Math.max(0, lowest - height - rest));
}
