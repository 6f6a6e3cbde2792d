import type { Figure } from '../figure.ts';

/** A deliberate failure around the product, and its consequences. A new one is a file here and a line in `faults.ts`. */
export interface Fault {
  name: string;
  measure: () => Promise<Figure[]>;
}
