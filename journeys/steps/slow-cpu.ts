import type { BrowserContext, Page } from '@playwright/test';

/** `SLOW_CPU=4` runs the pages of all journeys at a quarter of the speed and makes time limits four times as long. */
export const slowness = Number(process.env.SLOW_CPU ?? 1);

/** The time limit of a flow in which several people meet over many pages; single waits in it keep their usual limits. */
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
