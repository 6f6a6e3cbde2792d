import type { BenchOptions } from '../bench-options.ts';
import type { Figure } from '../figure.ts';
import { formatFigures } from '../print-figures.ts';
import { faults } from './faults.ts';

/** What the product loses, duplicates or answers wrongly while something around it fails; takes some sixteen minutes in all. */
export async function measureFaults({ parts }: BenchOptions): Promise<Figure[]> {
  const figures: Figure[] = [];
  const chosen = Object.entries(faults).filter(([part]) => parts.length === 0 || parts.includes(part));
  for (const [index, [part, { name, measure }]] of chosen.entries()) {
    console.log(`\n  ${index + 1} of ${chosen.length}, ${part}: ${name}`);
    const begun = performance.now();
    const measured = await measure();
    // Printed at once, so that a run that is stopped half-way has shown something.
    console.log(formatFigures(measured).replaceAll(/^/gm, '    '));
    console.log(`    took ${((performance.now() - begun) / 60_000).toFixed(1)} minutes`);
    figures.push(...measured);
  }
  return figures;
}
