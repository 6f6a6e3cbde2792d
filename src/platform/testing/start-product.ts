import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { clock } from '#platform/calendar/clock.ts';
import { freePort } from '#platform/db/embedded/port.ts';

export type Product = {
  url: string;
  process: ChildProcess;
  output: () => string;
  stop: () => Promise<void>;
  /** Moves the product's clock; only with `movesTime`. */
  advanceClock: (step: { days?: number; hours?: number; minutes?: number }) => Promise<void>;
};

type Options = {
  /** Whether to create the demo world, which is then awaited; without it the product is empty. */
  demo?: boolean;
  /** Lets `advanceClock` move the product's clock. */
  movesTime?: boolean;
  /** Settings that override the test's own; DATA_DIR retains the data after stop, DATABASE_URL uses another database. */
  env?: Record<string, string>;
  /** Called with all that it has said so far, also before it is ready. */
  onOutput?: (said: string) => void;
};

const root = join(import.meta.dirname, '..', '..', '..');
const timeoutMs = 90_000;

async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'ponte-product-'));
  await chmod(directory, 0o755); // as root, the database belongs to another user
  return directory;
}

async function newClockFile(secondsAhead: number): Promise<string> {
  const file = join(tmpdir(), `ponte-clock-${process.pid}-${randomUUID()}`);
  await writeFile(file, String(secondsAhead));
  return file;
}

/** Gives a program only what it needs of the developer's environment to run at all. */
function machineEnvironment(): Record<string, string> {
  const needed = ['PATH', 'HOME', 'USER', 'LANG', 'TMPDIR', 'TEMP', 'SYSTEMROOT'];
  const names = [...needed, 'LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/** Including the demo world, if there is one. */
async function isWhole(url: string): Promise<boolean> {
  const { demo, demoSignIns } = (await (await fetch(`${url}/api/session`)).json()) as {
    demo: boolean;
    demoSignIns: unknown[];
  };
  return !demo || demoSignIns.length > 0;
}

async function becomesReady(url: string, child: ChildProcess, waitsForWorld: boolean): Promise<boolean> {
  const started = Date.now();
  while (Date.now() - started < timeoutMs) {
    if (child.exitCode !== null || child.signalCode) break;
    const ready = await fetch(`${url}/api/ready`).then(
      async (response) => response.ok && (!waitsForWorld || (await isWhole(url))),
      () => false,
    );
    if (ready) return true;
    await delay(50);
  }
  return false;
}

/** Starts the real product as a separate process, on a free port and fresh data. */
export async function startProduct({
  demo = false,
  movesTime = false,
  env = {},
  onOutput,
}: Options = {}): Promise<Product> {
  const port = env.PORT ? Number(env.PORT) : await freePort();
  const url = `http://localhost:${port}`;
  const ownDirectory = env.DATA_DIR ? undefined : await temporaryDirectory();
  // A process begins at the time of the test that starts it.
  let secondsAhead = clock.aheadMs() / 1000;
  // The product refuses to have its time moved where it is served over https.
  const mayMove = movesTime || (secondsAhead !== 0 && !env.PUBLIC_URL?.startsWith('https:'));
  const clockFile = mayMove ? await newClockFile(secondsAhead) : undefined;
  const child = spawn(process.execPath, ['--import', './scripts/running/remember-modules.mjs', 'src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...machineEnvironment(),
      NODE_ENV: 'production',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
      // As `npm start` does: compiling the modules takes half of a start.
      NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
      DEMO: demo ? '1' : '0',
      ...(ownDirectory && { DATA_DIR: ownDirectory }),
      ...(clockFile && { TEST_CLOCK_FILE: clockFile }),
      ...env,
    },
  });
  let said = '';
  const listen = (data: Buffer) => {
    said = (said + String(data)).slice(-20_000);
    onOutput?.(said);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  // Includes everything it wrote; `exit` may be emitted before its last output.
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));

  async function stop(): Promise<void> {
    if (child.exitCode === null && !child.signalCode) child.kill('SIGTERM');
    const killer = setTimeout(() => child.kill('SIGKILL'), 20_000);
    await ended;
    clearTimeout(killer);
    if (ownDirectory) await removeProductData(ownDirectory);
    if (clockFile) await rm(clockFile);
  }

  async function advanceClock({ days = 0, hours = 0, minutes = 0 }: Parameters<Product['advanceClock']>[0]) {
    if (!movesTime || !clockFile) throw new Error('The product was started without movesTime.');
    secondsAhead += ((days * 24 + hours) * 60 + minutes) * 60;
    await writeFile(clockFile, String(secondsAhead));
  }

  if (!(await becomesReady(url, child, demo))) {
    await stop();
    const end = child.signalCode ?? child.exitCode;
    throw new Error(`The product did not get ready and ended with ${end}. It said:\n${said}`);
  }
  return { url, process: child, output: () => said, stop, advanceClock };
}

/** As root the database may be elsewhere (see platform/db/embedded/home.ts); it is removed with its data directory. */
export async function removeProductData(directory: string): Promise<void> {
  for (const place of [directory, join(directory, 'postgres')]) {
    const pointer = await readFile(join(place, 'database-location.json'), 'utf8').catch(() => undefined);
    if (pointer) await rm((JSON.parse(pointer) as { directory: string }).directory, { recursive: true, force: true });
  }
  await rm(directory, { recursive: true, force: true });
}
