import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { slowness } from './journeys/steps/slow-cpu.ts';
import { chromiumFlags, findChromium } from './src/platform/testing/find-chromium.ts';

export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.spec.ts',
  globalSetup: './journeys/steps/product-copies.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  // A journey waits a third of its time, which another worker uses.
  workers: Math.ceil(availableParallelism() * 1.25),
  // On a machine that others load a browser may stall; what needs the second try is named at the end of the suite.
  retries: 1,
  timeout: 60_000 * slowness,
  expect: { timeout: 15_000 * slowness },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/Sao_Paulo',
    actionTimeout: 15_000 * slowness,
    navigationTimeout: 30_000 * slowness,
    // Keeping what a page looked like at every step takes a quarter of a journey's time, so only the second try does.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
