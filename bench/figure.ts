/** One figure of the table: what was measured, what it should be, and whether it is. */
export interface Figure {
  name: string;
  measured: string;
  target: string;
  /** Undefined where there is nothing to be met. */
  met: boolean | undefined;
}

interface Bound {
  atMost?: number;
  atLeast?: number;
  /** Follows the number: ` ms`, ` kB`, ` ×`. */
  unit?: string;
  /** What the figure was made of, for whoever wonders. */
  from?: string;
  digits?: number;
}

/** Compares a number with its bound; without one it is only told. */
export function figure(name: string, value: number, { atMost, atLeast, unit = '', from, digits = 2 }: Bound): Figure {
  const number = `${value.toFixed(digits)}${unit}`;
  const measured = from ? `${number} (${from})` : number;
  if (atMost !== undefined) return { name, measured, target: `≤ ${atMost}${unit}`, met: value <= atMost };
  if (atLeast !== undefined) return { name, measured, target: `≥ ${atLeast}${unit}`, met: value >= atLeast };
  return { name, measured, target: '–', met: undefined };
}
