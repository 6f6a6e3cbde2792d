import { readFileSync, writeFileSync } from 'node:fs';

const ticksOfSecond = 100;

/**
 * CPU seconds of this process and of all processes that it started and saw end, with those that they started: databases, workers and browsers
 * too. Linux alone tells them; elsewhere it is 0.
 */
export function readCpuSeconds(): number {
  try {
    const [, afterName] = readFileSync('/proc/self/stat', 'utf8').split(/\) (?=[A-Z] )/);
    const ticks = afterName!.split(' ').slice(11, 15);
    return ticks.reduce((sum, one) => sum + Number(one), 0) / ticksOfSecond;
  } catch {
    return 0;
  }
}

// A program that `runProgram` starts imports this file first and leaves its sum in the named file; what it starts itself does not.
const file = process.env.CPU_SECONDS_FILE;
if (file) {
  delete process.env.CPU_SECONDS_FILE;
  process.on('exit', () => writeFileSync(file, String(readCpuSeconds())));
}
