import { execFileSync } from 'node:child_process';

/** The resident memory of a process, in megabytes. */
export function memoryOf(processId: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(processId)], { encoding: 'utf8' })) / 1024;
}
