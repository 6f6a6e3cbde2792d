/** One figure of the table: what was measured, what it should be, and whether it is. */
export interface Figure {
  name: string;
  measured: string;
  target: string;
  met: boolean;
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

/** Compares a number with its bound. */
export function figure(name: string, value: number, { atMost, atLeast, unit = '', from, digits = 2 }: Bound): Figure {
  const number = `${value.toFixed(digits)}${unit}`;
  const bound = atLeast === undefined ? `≤ ${atMost}${unit}` : `≥ ${atLeast}${unit}`;
  const met = value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity);
  return { name, measured: from ? `${number} (${from})` : number, target: bound, met };
}
