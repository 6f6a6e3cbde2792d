import type { BrowserContext } from '@playwright/test';

/** Chromium itself logs each refused call, which is part of many journeys, and gives developers hints on forms. */
const byTheBrowser = /^(Failed to load resource|\[DOM\])/;

/** Collects everything that a context's pages write to the console, and uncaught errors. */
export function watchConsole(context: BrowserContext): string[] {
  const noise: string[] = [];
  context.on('console', (message) => {
    if (!byTheBrowser.test(message.text())) noise.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (problem) => noise.push(`uncaught: ${problem.error().message}`));
  return noise;
}
