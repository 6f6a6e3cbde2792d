import { execFileSync, spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { demoSignIns } from '#accounts/rules/demo-sign-ins.ts';
import { jobPaths } from '#jobs/paths.ts';
import { freePort } from '#platform/db/embedded/port.ts';
import { removeProductData } from '#platform/testing/start-product.ts';
import { benchCache } from './bench-server.ts';
import { endGroup } from './end-group.ts';
import { type Figure, figure } from './figure.ts';
import { median } from './median.ts';

const root = join(import.meta.dirname, '..');
const repetitions = 3;
const timeoutMs = 60_000;

/** Seconds from `npm start` on an installed and built tree to the first answers: without data (the demo world is planted beside), then with that data. */
export async function measureStart(): Promise<Figure[]> {
  const dataDirectory = join(benchCache, 'start');
  await removeProductData(dataDirectory);
  await mkdir(dataDirectory, { recursive: true, mode: 0o755 });
  try {
    execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
    const first = await startOnce(dataDirectory);
    console.log(
      `  first start: ready ${first.ready.toFixed(2)} s, whole world ${first.world.toFixed(2)} s (job board ${first.board.toFixed(2)} s)`,
    );
    const later: Answers[] = [];
    for (let repetition = 0; repetition < repetitions; repetition++) later.push(await startOnce(dataDirectory));
    const from = `median of ${repetitions}`;
    const middle = (part: keyof Answers) => median(later.map((one) => one[part]));
    return [
      figure('start: health answers', middle('health'), { atMost: 4, unit: ' s', from }),
      figure('start: job board answers', middle('board'), { atMost: 4, unit: ' s', from }),
      figure('start: first one, ready', first.ready, { atMost: 4, unit: ' s' }),
      figure('start: first one, whole demo world', first.world, { unit: ' s' }),
    ];
  } finally {
    await removeProductData(dataDirectory);
  }
}

interface Answers {
  health: number;
  ready: number;
  /** When the demo world exists, so that its people can sign in. */
  world: number;
  board: number;
}

async function startOnce(dataDirectory: string): Promise<Answers> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    detached: true, // a process group of its own
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDirectory, LOG_LEVEL: 'warn', DATABASE_URL: '' },
  });
  const firstAnswer = async (path: string, isExpected = async (response: Response) => response.ok): Promise<number> => {
    while (performance.now() - started < timeoutMs && child.exitCode === null) {
      const answered = await fetch(`http://localhost:${port}${path}`).then(isExpected, () => false);
      if (answered) return (performance.now() - started) / 1000;
      await delay(10);
    }
    throw new Error(`npm start did not answer ${path}.`);
  };
  try {
    const health = await firstAnswer('/api/health');
    const ready = await firstAnswer('/api/ready');
    const board = await firstAnswer(jobPaths.board);
    const hasWorld = async (response: Response) => (await response.text()).includes(demoSignIns[0]!.email);
    return { health, ready, board, world: await firstAnswer('/api/session', hasWorld) };
  } finally {
    await endGroup(child.pid!);
  }
}
