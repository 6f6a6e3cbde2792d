import { setTimeout as delay } from 'node:timers/promises';

/** npm exits before the product has closed its database, so the whole process group is awaited. */
export async function endGroup(group: number): Promise<void> {
  const signal = (name: NodeJS.Signals | 0): boolean => {
    try {
      return process.kill(-group, name);
    } catch {
      return false;
    }
  };
  signal('SIGTERM');
  while (signal(0)) await delay(50);
}
