import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from './prepare.mjs';

/** After a restart of the machine, the id of a killed holder may belong to another program. */
const abandonedAfterMs = 15 * 60_000;

/** Also false when there is no lock any more. */
function isTaken(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > abandonedAfterMs) return false;
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/** A lock for `npm start` beside `npm test` in one checkout: the second waits until the first has installed or built. */
export async function oneAtATime(name, work) {
  const lock = join(root, '.cache', `${name}.lock`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (let told = false; !take(lock);) {
    if (!isTaken(lock)) {
      rmSync(lock, { force: true });
      continue;
    }
    if (!told) console.log('Waiting for another command that prepares this checkout …');
    told = true;
    await delay(200);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}
