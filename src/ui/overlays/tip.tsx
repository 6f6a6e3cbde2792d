import { Tooltip } from '@mantine/core';
import { type ShownTip, TIP_DELAY_MS } from './use-tip.ts';

/** A tip that is loaded when the mouse is there already; from then on it opens and closes by itself. */
export function Tip({ anchor, label }: ShownTip) {
  return <Tooltip label={label} target={anchor} position="right" openDelay={TIP_DELAY_MS} defaultOpened />;
}
