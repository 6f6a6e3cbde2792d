/** A number from an address; NaN for anything else, also for an object, which may not even be converted. */
export function readNumber(value: unknown): number {
  return typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
}
