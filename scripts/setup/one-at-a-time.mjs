import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from './prepare.mjs';

/** After a restart of the machine, the id of a killed holder may belong to another program. */
const abandonedAfterMs = 15 * 60_000;

/** Whether the lock is ours now; removes one that nobody holds. */
function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    if (Date.now() - statSync(lock).mtimeMs > abandonedAfterMs) rmSync(lock, { force: true });
  } catch (error) {
    if (error.code === 'ESRCH') rmSync(lock, { force: true });
  }
  return false;
}

/**
 * A lock for `npm start` beside `npm test` in one checkout: the second waits until the first has installed or built.
 * @param {AbortSignal} [stopped] ends the waiting
 */
export async function oneAtATime(name, work, stopped) {
  const lock = join(root, '.cache', `${name}.lock`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (let told = false; !take(lock); told = true) {
    if (!told && existsSync(lock)) console.log('Waiting for another command that prepares this checkout …');
    await delay(200, undefined, { signal: stopped });
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}
