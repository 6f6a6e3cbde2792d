import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { findChromium } from './find-chromium.ts';

const directories: string[] = [];

async function directoryWith(name: string, script: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'ponte-chromium-'));
  directories.push(directory);
  await writeFile(join(directory, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return directory;
}

afterEach(async () => {
  vi.unstubAllEnvs();
  for (const directory of directories.splice(0)) await rm(directory, { recursive: true });
});

test('passes over a Chromium that does not run', async () => {
  const hint = await directoryWith('chromium-headless-shell', 'echo "install the snap" >&2; exit 1');
  const real = await directoryWith('chrome-headless-shell', 'echo "Chromium 1"');
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', [hint, real].join(delimiter));
  expect(findChromium()).toBe(join(real, 'chrome-headless-shell'));
});

test('takes a headless shell before a whole browser', async () => {
  const whole = await directoryWith('chromium', 'exit 0');
  const shell = await directoryWith('chromium-headless-shell', 'exit 0');
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', [whole, shell].join(delimiter));
  expect(findChromium()).toBe(join(shell, 'chromium-headless-shell'));
});

test('takes the one that is named before all others', async () => {
  const onPath = await directoryWith('chromium', 'exit 0');
  const named = await directoryWith('mine', 'exit 0');
  vi.stubEnv('CHROMIUM_PATH', join(named, 'mine'));
  vi.stubEnv('PATH', onPath);
  expect(findChromium()).toBe(join(named, 'mine'));
});
