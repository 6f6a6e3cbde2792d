import { readdir, readFile } from 'node:fs/promises';

const TICKS_PER_SECOND = 100;

interface Times {
  parent: number;
  own: number;
  /** The time of its children that have ended. */
  ended: number;
}

/** Seconds of processor time that a process and its children have used so far, as Linux counts them. */
export async function processorSeconds(pid: number): Promise<number> {
  const root = await readTimes(pid);
  const others = (await readdir('/proc')).map(Number).filter((other) => other > 0);
  const running = await Promise.all(others.map((other) => readTimes(other).catch(() => null)));
  const children = running.flatMap((times) => (times?.parent === pid ? [times.own] : []));
  return (root.own + root.ended + children.reduce((sum, own) => sum + own, 0)) / TICKS_PER_SECOND;
}

export async function readTimes(pid: number): Promise<Times> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The program's name, in brackets, may hold spaces.
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent, user, system, endedUser, endedSystem] = [1, 11, 12, 13, 14].map((index) => fields[index]!);
  return { parent: parent!, own: user! + system!, ended: endedUser! + endedSystem! };
}
