import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

// Without windows of its own, a headless shell does a page with two thirds of the work of the whole browser.
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const insidePlaywrightsCache = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];

/** The folder into which the npm package's Chromium is unpacked, and its launcher. */
export const unpackedChromium = join(import.meta.dirname, '..', '..', '..', '.cache', 'chromium');
export const unpackedLauncher = 'start-chromium.sh';

function playwrightsCache(): string[] {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache', 'ms-playwright');
  if (!existsSync(cache)) return [];
  const versions = readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name));
  return versions.flatMap((version) => insidePlaywrightsCache.map((file) => join(cache, version, file)));
}

/** Some are stubs that only suggest an installation, and some lack libraries. */
export function chromiumRuns(file: string): boolean {
  return spawnSync(file, ['--version', ...chromiumFlags], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

function onPath(names: string[]): string[] {
  return (process.env.PATH ?? '').split(delimiter).flatMap((directory) => names.map((name) => join(directory, name)));
}

const firstThatRuns = (files: string[]) => files.find((file) => existsSync(file) && chromiumRuns(file));

/** The browser named by CHROMIUM_PATH, otherwise the first headless shell on this machine that runs, if any. */
export function findHeadlessShell(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given && existsSync(given)) return given;
  return firstThatRuns([...onPath(shells), join(unpackedChromium, unpackedLauncher)]);
}

/** The first Chromium on this machine that runs, if any: a headless shell before a whole browser. */
export function findChromium(): string | undefined {
  return findHeadlessShell() ?? firstThatRuns([...onPath(programs), ...applications, ...playwrightsCache()]);
}

/** Without these, Chromium contacts hosts on the internet at each start, which a closed network refuses. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  // Drawing in the browser's own process saves a tenth of the work of a page.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
