/** One row of the table: what was measured, its bound, and whether it is met. */
export interface Figure {
  name: string;
  measured: string;
  target: string;
  /** Undefined without a bound. */
  met: boolean | undefined;
}

interface Bound {
  atMost?: number;
  atLeast?: number;
  /** Unit after the number: ` ms`, ` kB`, ` ×`. */
  unit?: string;
  /** How the figure was obtained. */
  from?: string;
  digits?: number;
}

/** Compares a number with its bound; without one it is only reported. */
export function figure(name: string, value: number, { atMost, atLeast, unit = '', from, digits = 2 }: Bound): Figure {
  const number = `${value.toFixed(digits)}${unit}`;
  const measured = from ? `${number} (${from})` : number;
  if (atMost !== undefined) return { name, measured, target: `≤ ${atMost}${unit}`, met: value <= atMost };
  if (atLeast !== undefined) return { name, measured, target: `≥ ${atLeast}${unit}`, met: value >= atLeast };
  return { name, measured, target: '–', met: undefined };
}
