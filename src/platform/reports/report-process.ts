import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { assertOutsideTransaction } from '#platform/db/outside-transaction.ts';
import type { ReportAnswer, ReportTask } from '#platform/reports/report-worker.ts';

interface Waiting {
  resolve: (bytes: Buffer) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

const TIMEOUT_MS = 60_000;
const MAXIMUM_MEGABYTES = 512;
const waiting = new Map<number, Waiting>();
let worker: ChildProcess | null = null;
let lastId = 0;

/** Renders one document or image after the other in a separate process, so that requests are not delayed. */
export async function renderInWorker(task: ReportTask): Promise<Buffer> {
  assertOutsideTransaction('the process that makes documents');
  return new Promise((resolve, reject) => {
    const id = (lastId += 1);
    const timer = setTimeout(() => stopWorker(new Error('The document took too long.')), TIMEOUT_MS).unref();
    waiting.set(id, { resolve, reject, timer });
    worker ??= startWorker();
    keepAlive(worker, true);
    worker.send({ id, task });
  });
}

function startWorker(): ChildProcess {
  const started = fork(fileURLToPath(new URL('./report-worker.ts', import.meta.url)), {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${MAXIMUM_MEGABYTES}`],
    // Without the server's settings and secrets.
    env: {},
  });
  started.on('message', settle);
  started.on('error', (error) => stopWorker(error));
  started.on('exit', (code) => {
    if (worker === started) stopWorker(new Error(`The process that makes documents ended (${code}).`));
  });
  return started;
}

/** An idle worker does not keep the server's process alive, and exits with it. */
function keepAlive(child: ChildProcess, isNeeded: boolean): void {
  if (isNeeded) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

function settle(message: unknown): void {
  const answer = message as ReportAnswer;
  const asked = waiting.get(answer.id);
  if (!asked) return;
  waiting.delete(answer.id);
  clearTimeout(asked.timer);
  if (waiting.size === 0 && worker) keepAlive(worker, false);
  if ('bytes' in answer) asked.resolve(Buffer.from(answer.bytes));
  else asked.reject(new Error(answer.problem));
}

function stopWorker(reason: Error): void {
  const stopped = worker;
  worker = null;
  stopped?.kill('SIGKILL');
  for (const { reject, timer } of waiting.values()) {
    clearTimeout(timer);
    reject(reason);
  }
  waiting.clear();
}
