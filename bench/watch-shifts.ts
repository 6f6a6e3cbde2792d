import type { Page } from '@playwright/test';

interface Shift {
  value: number;
  parts: string;
}

/** Records every layout shift not caused by user input; call it before the page opens. */
export function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        if (entry.hadRecentInput) continue;
        shifts.push({
          value: entry.value,
          parts: entry.sources
            .map(({ node }) =>
              node instanceof Element ? `${node.tagName}.${node.className}` : (node?.nodeName ?? '?'),
            )
            .join(', ')
            .slice(0, 300),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The total layout shift so far, with a line for each. */
export async function readShifts(page: Page, where: string): Promise<number> {
  // `globalThis` is the page's, where watchShifts put it.
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
  for (const { value, parts } of shifts.filter(({ value: much }) => much > 0.003))
    console.log(`  shift of ${value.toFixed(3)} at ${where}: ${parts}`);
  return shifts.reduce((sum, { value }) => sum + value, 0);
}
