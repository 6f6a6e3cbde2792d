import { execFileSync, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '#platform/db/embedded/port.ts';
import { removeProductData } from '#platform/testing/start-product.ts';
import { benchCache } from './bench-server.ts';
import { endGroup } from './end-group.ts';
import { type Figure, figure } from './figure.ts';

const root = join(import.meta.dirname, '..');
const clone = join(benchCache, 'first-start');
const dataDirectory = join(clone, 'data');

/** Measures what a newcomer meets, `npm start` in a clean clone of what is committed, and compares it with installing the same packages alone. */
export async function measureFirstStart(): Promise<Figure[]> {
  try {
    await cloneAnew();
    const installing = timed(() => execFileSync('npm', ['ci', '--omit=dev'], { cwd: clone, stdio: 'ignore' }));
    await cloneAnew();
    const { seconds, lines } = await startOnce();
    for (const line of lines) console.log(`  ${line}`);
    const before = lines.length - 1;
    return [
      figure('first start: of the time of npm ci --omit=dev', seconds / installing, { atMost: 1.5, unit: ' ×' }),
      figure('first start: npm ci --omit=dev', installing, { unit: ' s' }),
      figure('first start: from a clean clone to the address', seconds, { unit: ' s' }),
      figure('first start: packages', megabytesOf('node_modules'), { atMost: 450, unit: ' MB', digits: 0 }),
      figure('first start: what was built for browsers', megabytesOf('dist'), { atMost: 8, unit: ' MB', digits: 0 }),
      figure('first start: lines before the address', before, { atMost: 5, digits: 0 }),
      figure('first start: warnings', lines.filter((line) => /warn/i.test(line)).length, { atMost: 0, digits: 0 }),
    ];
  } finally {
    await removeProductData(dataDirectory);
    await rm(clone, { recursive: true, force: true });
  }
}

async function cloneAnew(): Promise<void> {
  await rm(clone, { recursive: true, force: true });
  execFileSync('git', ['clone', '--quiet', root, clone]);
}

/** What a folder of the clone takes on disk. */
const megabytesOf = (folder: string) =>
  Number.parseInt(execFileSync('du', ['-sm', folder], { cwd: clone, encoding: 'utf8' }));

function timed(work: () => void): number {
  const began = performance.now();
  work();
  return (performance.now() - began) / 1000;
}

/** Everything that `npm start` prints up to its address, and the seconds until then. */
async function startOnce() {
  const began = performance.now();
  const environment = { ...process.env, PORT: String(await freePort()), DATA_DIR: dataDirectory, DATABASE_URL: '' };
  const child = spawn('npm start 2>&1', { shell: true, cwd: clone, detached: true, env: environment });
  const lines: string[] = [];
  try {
    for await (const line of createInterface(child.stdout)) {
      if (line.trim()) lines.push(line);
      if (line.includes('http://localhost')) return { seconds: (performance.now() - began) / 1000, lines };
    }
    throw new Error(`npm start ended before it named its address:\n${lines.join('\n')}`);
  } finally {
    await endGroup(child.pid!);
  }
}
