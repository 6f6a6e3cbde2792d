import type { Figure } from '../figure.ts';
import type { Fault } from './fault.ts';
import { fullDisk } from './full-disk.ts';
import { outages } from './outages.ts';
import { restartUnderLoad } from './restart-under-load.ts';
import { silentMailServer } from './silent-mail-server.ts';

const faults: readonly Fault[] = [restartUnderLoad, outages, fullDisk, silentMailServer];

/** What the product loses, duplicates or answers wrongly while something around it fails. */
export async function measureFaults(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, measure } of faults) {
    console.log(`  ${name}`);
    figures.push(...(await measure()));
  }
  return figures;
}
