import { execFileSync } from 'node:child_process';

/** What a process keeps in memory (resident), in megabytes. */
export function memoryOf(processId: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(processId)], { encoding: 'utf8' })) / 1024;
}
