let offsetMs: () => number = () => 0;
let dateAheadMs = 0;

/**
 * The product's clock: everything that depends on the time reads it, so that tests can move it for requests, jobs and SQL
 * (`clockTime`) alike. Leases and limits shared by several processes use the database's own clock.
 */
export const clock = {
  now: () => new Date(Date.now() + offsetMs()),
  /** Offset from the database's time, in milliseconds: zero except in tests. */
  aheadMs: () => dateAheadMs + offsetMs(),
};

/** For tests: the offset of the product's clock from `Date`, read at each use. */
export function setClockOffset(offset: () => number): void {
  offsetMs = offset;
}

/** For tests that move `Date` itself: by how much, because the database does not follow. */
export function setDateAhead(milliseconds: number): void {
  dateAheadMs = milliseconds;
}
