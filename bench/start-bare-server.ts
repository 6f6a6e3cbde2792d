import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BareServerTask } from './bare-server.ts';

/** The bare server as a process of its own, like the product. */
export async function startBareServer(task: BareServerTask) {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', BARE_SERVER_TASK: JSON.stringify(task) },
  });
  const ended = once(child, 'exit');
  const port = await Promise.race([
    once(child, 'message').then(([message]) => message as number),
    ended.then(() => Promise.reject(new Error('The bare server did not start.'))),
  ]);
  const stop = async (): Promise<void> => {
    child.disconnect();
    await ended;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
