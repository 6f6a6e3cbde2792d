import type { BrowserContext } from '@playwright/test';

/** Chromium itself notes each refused call; a refusal is part of many journeys. */
const byTheBrowser = /^Failed to load resource/;

/** Collects everything that a context's pages write to the console, and errors that nobody caught. */
export function watchConsole(context: BrowserContext): string[] {
  const noise: string[] = [];
  context.on('console', (message) => {
    if (!byTheBrowser.test(message.text())) noise.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (problem) => noise.push(`uncaught: ${problem.error().message}`));
  return noise;
}
