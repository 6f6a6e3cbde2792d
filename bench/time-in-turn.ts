import { median } from './median.ts';

export const repetitions = 60;

/** Medians in milliseconds; alternating, so that a busy moment of the machine affects all. */
export async function timeInTurn<Name extends string>(runs: Record<Name, () => Promise<unknown>>) {
  const names = Object.keys(runs) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let repetition = -10; repetition < repetitions; repetition++) {
    for (const name of names) {
      const started = performance.now();
      await runs[name]();
      if (repetition >= 0) times[name].push(performance.now() - started);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<Name, number>;
}
