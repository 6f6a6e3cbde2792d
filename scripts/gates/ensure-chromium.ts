import { existsSync } from 'node:fs';
import { findChromium } from '#platform/testing/find-chromium.ts';
import { runProgram } from './program.ts';

/** An installed Chromium, else one from wherever this machine can get it. */
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
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } catch (error) {
    throw new Error(
      'The journeys need Chromium, and none could be installed; install the package "chromium" of your system.',
      { cause: error },
    );
  }
}
