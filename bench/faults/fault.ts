import type { Figure } from '../figure.ts';

/** One thing that goes wrong around the product, on purpose, and what became of it. A new one is a file here and a line in `measure-faults.ts`. */
export interface Fault {
  name: string;
  measure: () => Promise<Figure[]>;
}
