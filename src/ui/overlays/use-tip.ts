import { type PointerEvent, useRef, useState } from 'react';

/** Marks what has a tip, with its text. */
export const TIP = 'data-tip';
export const TIP_DELAY_MS = 100;

export interface ShownTip {
  anchor: HTMLElement;
  label: string;
}

/** The tip of whatever the mouse rests on, for the element around all that have one. */
export function useTip() {
  const [tip, setTip] = useState<ShownTip>();
  const [timer, rested] = [useRef<number>(undefined), useRef<string>(undefined)];
  const rest = ({ target, pointerType }: PointerEvent) => {
    const anchor = pointerType === 'mouse' ? (target as Element).closest<HTMLElement>(`[${TIP}]`) : null;
    const label = anchor?.getAttribute(TIP) ?? undefined;
    if (label === rested.current) return;
    rested.current = label;
    window.clearTimeout(timer.current);
    if (anchor && label !== undefined) timer.current = window.setTimeout(() => setTip({ anchor, label }), TIP_DELAY_MS);
  };
  const leave = () => {
    rested.current = undefined;
    window.clearTimeout(timer.current);
  };
  return { tip, tipped: { onPointerMove: rest, onPointerLeave: leave, onClick: () => setTip(undefined) } };
}
