import { Worker } from 'node:worker_threads';
import type { ReportAnswer, ReportTask } from '#platform/reports/report-worker.ts';

interface Waiting {
  resolve: (bytes: Buffer) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

const PATIENCE_MS = 60_000;
const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let lastId = 0;

/** Makes one document or picture after the other in a thread of its own, so that other requests go on meanwhile. */
export function makeInOwnThread(task: ReportTask): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const id = (lastId += 1);
    const timer = setTimeout(() => stopWorker(new Error('The document took too long.')), PATIENCE_MS).unref();
    waiting.set(id, { resolve, reject, timer });
    const running = (worker ??= startWorker());
    running.ref();
    running.postMessage({ id, task }, []);
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./report-worker.ts', import.meta.url), { execArgv: [] });
  started.on('message', settle);
  started.on('error', (error) => stopWorker(error instanceof Error ? error : new Error(String(error))));
  return started;
}

function settle(answer: ReportAnswer): void {
  const asked = waiting.get(answer.id);
  if (!asked) return;
  waiting.delete(answer.id);
  clearTimeout(asked.timer);
  // An idle thread does not keep the process alive.
  if (waiting.size === 0) worker?.unref();
  if ('bytes' in answer) asked.resolve(Buffer.from(answer.bytes));
  else asked.reject(new Error(answer.problem));
}

function stopWorker(reason: Error): void {
  void worker?.terminate();
  worker = null;
  for (const { reject, timer } of waiting.values()) {
    clearTimeout(timer);
    reject(reason);
  }
  waiting.clear();
}
