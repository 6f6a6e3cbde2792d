import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/gates/ensure-chromium.ts';
import { chromiumFlags } from '#platform/testing/find-chromium.ts';

export type Width = 1280 | 390;

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
}

/** A visitor with an empty cache, whose browser only accepts gzip: the basis of the figures. */
export function newVisitor(browser: Browser, width: Width): Promise<BrowserContext> {
  const height = width === 390 ? 844 : 800;
  return browser.newContext({
    viewport: { width, height },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  });
}
