import type { BrowserContext, Page } from '@playwright/test';

/** `SLOW_CPU=4` slows the pages of all journeys down like a machine of a quarter of the speed, and every time limit waits as much longer. */
export const slowness = Number(process.env.SLOW_CPU ?? 1);

/** The budget of a flow in which several people meet over many pages: none of its parts is a flow alone, and each wait in it ends as soon as in others. */
export const LONG_FLOW_MS = 180_000 * slowness;

export function slowDown(context: BrowserContext): void {
  if (slowness > 1) context.on('page', (page) => void slowPageDown(context, page));
}

async function slowPageDown(context: BrowserContext, page: Page): Promise<void> {
  try {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  } catch {
    // A window that closed at once needs no slowing.
  }
}
