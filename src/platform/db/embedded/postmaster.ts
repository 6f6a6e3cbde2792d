import { readlinkSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Postmaster = { pid: number; port: number; ready: boolean; alive: boolean };

/** The content of `postmaster.pid`, and whether that process still is the server of this cluster. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!pid) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready', alive: servesCluster(pid, cluster) };
}

export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** After a reboot the process id may belong to any program; the server's working directory is its cluster. */
export function servesCluster(pid: number, cluster: string): boolean {
  if (!processExists(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false; // gone, a zombie, or another user's process
  }
}
